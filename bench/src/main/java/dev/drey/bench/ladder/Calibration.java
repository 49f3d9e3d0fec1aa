package dev.drey.bench.ladder;

import dev.drey.engine.Level;
import dev.drey.engine.Levels;
import dev.drey.rules.GameKind;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** Calibrates the losses of levels from the strongest down, so that each loses to the one above as often as it should. */
final class Calibration {
    /** Score that a level should reach against the one below. */
    private static final double TARGET = 0.72;

    private static final int TRIES = 5;
    private static final int OPENINGS = 50;

    /** Calibration uses other openings than the ladder, so that the ladder tests it. */
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
            above = calibrateBelow(above, levels.get(i));
        }
    }

    private Level calibrateBelow(Level above, Level guess) {
        double low = above.loss();
        double loss = Math.max(guess.loss(), low * 1.2);
        double high = Double.POSITIVE_INFINITY;
        Level best = guess;
        double bestMiss = 1;
        for (int i = 0; i < TRIES && bestMiss > 0.03; i++) {
            Level tried = new Level(guess.name(), loss, guess.nodes(), guess.nanos());
            double share = new LevelMatch(n -> Opening.numbered(kind, n), Ladder.bots(above), Ladder.bots(tried))
                    .play(FIRST_OPENING, OPENINGS)
                    .share();
            out.printf(Locale.ROOT, "  %s giving away %.4f: %.1f %%%n", tried.name(), loss, 100 * share);
            if (Math.abs(share - TARGET) < bestMiss) {
                bestMiss = Math.abs(share - TARGET);
                best = tried;
            }
            if (share < TARGET) {
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
