package dev.drey.bench.ladder;

import dev.drey.engine.Level;
import dev.drey.engine.LevelPlayer;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.play.Bot;
import dev.drey.play.SimpleBots;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.LongFunction;

/** Matches of each level against the one below, and of the lowest against greedy. Limited by nodes alone, so reproducible. */
public final class Ladder {
    private static final int OPENINGS = 100;
    private static final long TABLE_BYTES = 8L << 20;

    private Ladder() {}

    /** {@code [GAME…]}: all games if none is named; {@code calibrate GAME…} calibrates the losses of the levels. */
    public static void main(String[] args) {
        List<String> words = List.of(args);
        boolean calibrates = words.contains("calibrate");
        List<GameKind> kinds = Games.all().stream()
                .filter(kind -> words.contains(kind.id()) || words.size() == (calibrates ? 1 : 0))
                .toList();
        if (kinds.isEmpty()) {
            System.err.println("which game? " + Games.all());
            System.exit(2);
        }
        for (GameKind kind : kinds) {
            if (calibrates) {
                new Calibration(kind, System.out).run();
            } else {
                run(kind, System.out);
            }
        }
    }

    private static void run(GameKind kind, PrintStream out) {
        long start = System.nanoTime();
        List<Level> levels =
                Levels.of(kind).stream().filter(level -> !level.isStrongest()).toList();
        out.println(kind.title());
        Level lowest = levels.get(0);
        print(
                out,
                lowest.name(),
                "greedy",
                new LevelMatch(kind, bots(lowest), n -> SimpleBots.greedy()).play(1, OPENINGS));
        for (int i = 1; i < levels.size(); i++) {
            LevelMatch match = new LevelMatch(kind, bots(levels.get(i)), bots(levels.get(i - 1)));
            print(out, levels.get(i).name(), levels.get(i - 1).name(), match.play(1, OPENINGS));
        }
        out.printf(Locale.ROOT, "  %.0f s%n", (System.nanoTime() - start) / 1e9);
    }

    private static void print(PrintStream out, String one, String other, LevelMatch.Score score) {
        out.printf(
                Locale.ROOT, "  %s against %s: %.1f %% of %d games%n", one, other, 100 * score.share(), score.games());
    }

    /** Makes programs of a level without a time limit, each from a random seed. */
    public static LongFunction<Bot> bots(Level level) {
        Level withoutClock = new Level(level.name(), level.loss(), level.nodes(), Long.MAX_VALUE);
        return seed -> {
            LevelPlayer player = new LevelPlayer(withoutClock, new Oracle(1, TABLE_BYTES), new SplittableRandom(seed));
            return position -> player.choose(position).move();
        };
    }
}
