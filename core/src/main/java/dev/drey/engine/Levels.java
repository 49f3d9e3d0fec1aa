package dev.drey.engine;

import dev.drey.rules.GameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The levels of each game, from weak to strong. Their losses were calibrated in games between them (docs/levels.md). */
public final class Levels {
    private static final long MIN_NODES = 500;

    /** Mean loss per move of the levels, by id of the game. */
    private static final Map<String, double[]> LOSSES = Map.of(
            "squirrel-war", new double[] {84, 60, 43, 30, 20.5, 12.5, 5, 0},
            "adjacent-claim", new double[] {9, 2.2, 1.2, 0.65, 0},
            "shellos-shuffle", new double[] {6.4, 5.0, 3.6, 2.55, 1.75, 1.1, 0.55, 0},
            "othello", new double[] {15, 5.4, 3.6, 2.4, 1.48, 0.8, 0.37, 0},
            "santorini", new double[] {0.24, 0.15, 0.11, 0.08, 0.05, 0.03, 0.01, 0});

    /** Nodes of the highest level, by id of the game, if it has few levels but large boards. */
    private static final Map<String, Long> NODES_OF_HIGHEST = Map.of("adjacent-claim", MIN_NODES << 7);

    /** Mean loss per move in a game that was not calibrated. */
    private static final double[] DEFAULT_LOSSES = {4, 3, 2, 1.5, 1, 0.5, 0.2, 0};

    /** Current names by the names of earlier versions. */
    private static final Map<String, String> RENAMED = Map.of("perfect", Level.STRONGEST.name());

    private Levels() {}

    /**
     * {@return the numbered levels and {@link Level#STRONGEST}}
     *
     * @param kind the kind of game
     */
    public static List<Level> of(GameKind kind) {
        double[] losses = LOSSES.getOrDefault(kind.id(), DEFAULT_LOSSES);
        List<Level> levels = new ArrayList<>();
        for (int i = 0; i < losses.length; i++) {
            long nodes = MIN_NODES << i;
            boolean isHighest = i == losses.length - 1;
            levels.add(Level.numbered(
                    i + 1, losses[i], isHighest ? NODES_OF_HIGHEST.getOrDefault(kind.id(), nodes) : nodes));
        }
        levels.add(Level.STRONGEST);
        return levels;
    }

    /**
     * {@return the names of the levels for error messages, such as {@code level-1 to level-8, or strongest}}
     *
     * @param kind the kind of game
     */
    public static String describe(GameKind kind) {
        List<Level> levels = of(kind);
        return levels.get(0).name() + " to " + levels.get(levels.size() - 2).name() + ", or " + Level.STRONGEST.name();
    }

    /**
     * {@return the level with this name; empty if there is none} For a name from a stored game see {@link #currentName}.
     *
     * @param kind the kind of game
     * @param name the name of a level
     */
    public static Optional<Level> find(GameKind kind, String name) {
        return of(kind).stream().filter(level -> level.name().equals(name)).findFirst();
    }

    /**
     * {@return the current name of a player in a stored game, which may have an earlier name of a level}
     *
     * @param stored the name in the stored game
     */
    public static String currentName(String stored) {
        return RENAMED.getOrDefault(stored, stored);
    }
}
