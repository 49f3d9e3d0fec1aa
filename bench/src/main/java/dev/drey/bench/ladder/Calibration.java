package dev.drey.bench.ladder;

import dev.drey.engine.Level;
import dev.drey.engine.Levels;
import dev.drey.rules.GameKind;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** Looks, from the strongest level down, for what the next one must give away to lose as often as it should. */
final class Calibration {
    /** What a level should score against the one below. */
    private static final double AIM = 0.72;

    private static final int TRIES = 5;
    private static final int OPENINGS = 50;

    /** Other openings than the ladder's own: what is fitted to some games must hold in others. */
    private static final int FIRST_OPENING = 10_001;

    private final GameKind kind;
    private final PrintStream out;

    Calibration(GameKind kind, PrintStream out) {
        this.kind = kind;
        this.out = out;
    }

    void run() {
        List<Level> levels =
                Levels.of(kind).stream().filter(level -> !level.isStrongest()).toList();
        Level above = levels.get(levels.size() - 1);
        for (int i = levels.size() - 2; i >= 0; i--) {
            above = below(above, levels.get(i));
        }
    }

    private Level below(Level above, Level guess) {
        double low = above.loss();
        double loss = Math.max(guess.loss(), low * 1.2);
        double high = Double.POSITIVE_INFINITY;
        Level best = guess;
        double bestMiss = 1;
        for (int i = 0; i < TRIES && bestMiss > 0.03; i++) {
            Level tried = new Level(guess.name(), loss, guess.nodes(), guess.nanos());
            double share = new Contest(kind, Ladder.bots(above), Ladder.bots(tried))
                    .play(FIRST_OPENING, OPENINGS)
                    .share();
            out.printf(Locale.ROOT, "  %s giving away %.4f: %.1f %%%n", tried.name(), loss, 100 * share);
            if (Math.abs(share - AIM) < bestMiss) {
                bestMiss = Math.abs(share - AIM);
                best = tried;
            }
            if (share < AIM) {
                low = loss;
                loss = high == Double.POSITIVE_INFINITY ? Math.max(loss * 1.5, loss + 1e-3) : (low + high) / 2;
            } else {
                high = loss;
                loss = (low + high) / 2;
            }
        }
        out.printf(Locale.ROOT, "%s %s: %.4f%n", kind.id(), best.name(), best.loss());
        return best;
    }
}
