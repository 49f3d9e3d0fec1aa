package dev.drey.bench.ladder;

import dev.drey.engine.Level;
import dev.drey.engine.LevelPlayer;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.play.Bot;
import dev.drey.play.SimpleBots;
import dev.drey.rules.BadText;
import dev.drey.rules.Game;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/**
 * Matches of each level against the one below and of the lowest against greedy, or of levels against outside players. Limited
 * by nodes alone, so reproducible.
 */
public final class Ladder {
    private static final int OPENINGS = 100;
    private static final long TABLE_BYTES = 32L << 20;
    private static final String USAGE =
            "usage: bench/ladder [outside | calibrate] [GAME…] [level-N…] [OPENINGS]; the games are ";

    private final List<String> games = new ArrayList<>();
    private final List<String> levels = new ArrayList<>();
    private String mode = "neighbours";
    private int openings = OPENINGS;

    private Ladder(String[] args) {
        for (String word : args) {
            if (List.of("outside", "calibrate").contains(word)) {
                mode = word;
            } else if (word.matches("level-\\d+")) {
                levels.add(word);
            } else if (word.matches("\\d+")) {
                openings = Integer.parseInt(word);
            } else {
                games.add(word);
            }
        }
        if (games.isEmpty()) {
            Games.all().forEach(kind -> games.add(kind.id()));
        }
    }

    /** See {@code bench/ladder}. */
    public static void main(String[] args) {
        try {
            Ladder ladder = new Ladder(args);
            ladder.games.forEach(game -> ladder.run(game, System.out));
        } catch (BadText e) {
            System.err.println(USAGE + Games.all());
            System.exit(2);
        }
    }

    private void run(String text, PrintStream out) {
        long start = System.nanoTime();
        GameKind kind = Games.kind(text);
        out.println(text);
        switch (mode) {
            case "calibrate" -> new Calibration(kind, out).run();
            case "outside" -> outside(kind, text, out);
            default -> neighbours(kind, out);
        }
        out.printf(Locale.ROOT, "  %.0f s%n", (System.nanoTime() - start) / 1e9);
    }

    private Stream<Level> chosenLevels(GameKind kind) {
        return Levels.of(kind).stream()
                .filter(level -> !level.isStrongest())
                .filter(level -> levels.isEmpty() || levels.contains(level.name()));
    }

    private void outside(GameKind kind, String text, PrintStream out) {
        Optional<Game> game = text.contains(":") ? Optional.of(Games.game(text)) : Optional.empty();
        IntFunction<Position> start = number ->
                game.map(setUp -> Opening.numbered(setUp, number)).orElseGet(() -> Opening.numbered(kind, number));
        new OutsideLadder(kind, start, out).run(chosenLevels(kind).toList(), openings);
    }

    private void neighbours(GameKind kind, PrintStream out) {
        LongFunction<Bot> below = seed -> SimpleBots.greedy();
        String nameBelow = "greedy";
        for (Level level : Levels.of(kind)) {
            if (level.isStrongest()) {
                return;
            }
            if (levels.isEmpty() || levels.contains(level.name())) {
                MatchScore score =
                        new LevelMatch(number -> Opening.numbered(kind, number), bots(level), below).play(1, openings);
                out.printf(Locale.ROOT, "  %s against %-7s %s%n", level.name(), nameBelow, score);
            }
            below = bots(level);
            nameBelow = level.name();
        }
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
