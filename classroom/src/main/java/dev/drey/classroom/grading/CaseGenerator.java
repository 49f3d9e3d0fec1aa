package dev.drey.classroom.grading;

import dev.drey.classroom.diagnosis.MistakeCoverage;
import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.HomeworkCase;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.TextSlice;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelWar;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Generates random cases, the same ones for the same seed. Tasks and kinds of boards alternate, so that a set contains all of them. A
 * set of 20 or more cases reveals every common mistake.
 */
public final class CaseGenerator {
    private static final List<String> TASKS = List.of("greedy", "minimax", "alpha-beta", "battle");
    private static final int BATTLE = 4;
    private static final int CELLS = 25;
    private static final int SIZE = 5;
    private static final int MAX_DEPTH = 9;
    /** One in this many cases is a battle on a full board. */
    private static final int FULL_BOARD_INTERVAL = 40;
    /** The maximum size of an answer: cases should be instructive, but quick. */
    private static final long MAX_LOG_LINES = 50_000;

    private static final long MAX_BATTLE_NODES = 60_000;

    private enum BoardKind {
        PLAYED,
        ARBITRARY,
        TIES,
        FEW_EMPTY,
        OPENING
    }

    private final Random random;

    private CaseGenerator(Random random) {
        this.random = random;
    }

    /** Generates a set of cases. */
    public static CaseSet generate(int count, long seed) {
        if (count < 1) {
            throw new IllegalArgumentException(count + " cases; at least 1 can be made");
        }
        CaseGenerator generator = new CaseGenerator(new Random(seed));
        List<HomeworkCase> cases = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            cases.add(generator.generateCase(i));
        }
        MistakeCoverage.complete(cases, generator::generateCase);
        return new CaseSet(cases);
    }

    private HomeworkCase generateCase(int index) {
        int task = index % TASKS.size() + 1;
        BoardKind kind = BoardKind.values()[index / TASKS.size() % BoardKind.values().length];
        boolean full = index % FULL_BOARD_INTERVAL == FULL_BOARD_INTERVAL - 1;
        Position position = position(kind, full ? 0 : emptyCells(kind));
        String header = task == BATTLE ? battleHeader(position, kind) : moveHeader(position, kind, task);
        String name = String.format(Locale.ROOT, "%03d-%s", index + 1, TASKS.get(task - 1));
        return HomeworkCase.of(name, header + mapText(position) + Homework.boardText(position));
    }

    private int emptyCells(BoardKind kind) {
        return switch (kind) {
            case PLAYED -> between(5, 14);
            case ARBITRARY -> between(6, 16);
            case TIES -> between(4, 12);
            case FEW_EMPTY -> between(1, 5);
            case OPENING -> between(20, CELLS);
        };
    }

    private Position position(BoardKind kind, int empty) {
        int[] values = random.ints(CELLS, NutMap.MIN_VALUE, maxNuts(kind) + 1).toArray();
        SquirrelWar game = new SquirrelWar(NutMap.of(values));
        Side side = random.nextBoolean() ? Side.FIRST : Side.SECOND;
        return kind == BoardKind.ARBITRARY ? arbitraryPosition(game, side, empty) : playedPosition(game, side, empty);
    }

    private int maxNuts(BoardKind kind) {
        return kind == BoardKind.TIES ? between(1, 3) : random.nextInt(4) == 0 ? SIZE : NutMap.MAX_VALUE;
    }

    private Position arbitraryPosition(SquirrelWar game, Side side, int empty) {
        char[] cells = new char[CELLS];
        for (int i = 0; i < CELLS; i++) {
            cells[i] = i < empty ? '-' : random.nextBoolean() ? 'X' : 'O';
        }
        for (int i = CELLS - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            char moved = cells[i];
            cells[i] = cells[other];
            cells[other] = moved;
        }
        return game.position(TextSlice.of(String.join("/", new String(cells).split("(?<=\\G.{5})"))), side);
    }

    private Position playedPosition(SquirrelWar game, Side side, int empty) {
        Position position = game.position(TextSlice.of(game.start().board()), side);
        while (position.moves().size() > empty) {
            List<Move> moves = position.moves();
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    private String moveHeader(Position position, BoardKind kind, int task) {
        int depth = searchDepth(kind, position.moves().size());
        return task + "\n" + position.toMove().letter() + "\n" + depth + "\n";
    }

    private int searchDepth(BoardKind kind, int empty) {
        if (kind == BoardKind.FEW_EMPTY) {
            return empty + between(1, 4);
        }
        int maxDepth = maxLogDepth(empty);
        // Favours deep searches, which reveal more.
        return Math.max(between(1, maxDepth), between(1, maxDepth));
    }

    private String battleHeader(Position position, BoardKind kind) {
        int empty = position.moves().size();
        int maxDepth = kind == BoardKind.FEW_EMPTY ? MAX_DEPTH : maxBattleDepth(empty);
        return BATTLE + "\n" + battlePlayer(position.toMove(), maxDepth)
                + battlePlayer(position.toMove().other(), maxDepth);
    }

    private String battlePlayer(Side side, int maxDepth) {
        int method = between(1, BATTLE - 1);
        return side.letter() + "\n" + method + "\n" + between(1, maxDepth) + "\n";
    }

    private int between(int min, int max) {
        return min + random.nextInt(max - min + 1);
    }

    private static String mapText(Position position) {
        StringBuilder map = new StringBuilder();
        int[] values = ((SquirrelWar) position.game()).nuts().values();
        for (int i = 0; i < CELLS; i++) {
            map.append(values[i]).append(i % SIZE == SIZE - 1 ? '\n' : ' ');
        }
        return map.toString();
    }

    /** The greatest depth at which a log without any pruning is not too long. */
    private static int maxLogDepth(int empty) {
        int depth = 1;
        // Minimax writes the header, one line for each node, and one for its parent after each node but the root.
        while (depth < empty && 2 * countNodes(empty, depth + 1) <= MAX_LOG_LINES) {
            depth++;
        }
        return depth;
    }

    /** The greatest depth for both sides at which a battle does not take too long. */
    private static int maxBattleDepth(int empty) {
        int depth = 1;
        while (depth < empty && countBattleNodes(empty, depth + 1) <= MAX_BATTLE_NODES) {
            depth++;
        }
        return depth;
    }

    private static long countBattleNodes(int empty, int depth) {
        long sum = 0;
        for (int left = empty; left > 0; left--) {
            sum += countNodes(left, depth);
        }
        return sum;
    }

    private static long countNodes(int empty, int depth) {
        long level = 1;
        long sum = 1;
        for (int ply = 0; ply < Math.min(depth, empty); ply++) {
            level *= empty - ply;
            sum += level;
        }
        return sum;
    }
}
