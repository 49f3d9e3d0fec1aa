package dev.drey.classroom.grade.set;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.homework.StateText;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.TextSlice;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelWar;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Draws cases by lot. Tasks take turns, and so do the kinds of boards, so that a set has all of them. */
final class CaseDraw {
    private static final List<String> TASKS = List.of("greedy", "minimax", "alpha-beta", "battle");
    private static final int BATTLE = 4;
    private static final int CELLS = 25;
    private static final int SIZE = 5;
    private static final int GREATEST_DEPTH = 9;
    /** One battle in so many cases begins where it ends. */
    private static final int FULL_BOARD_EVERY = 40;

    private enum Boards {
        PLAYED,
        ARBITRARY,
        TIES,
        FEW_EMPTY,
        OPENING
    }

    private final Random random;

    CaseDraw(Random random) {
        this.random = random;
    }

    /** A case for a place in the set, counted from 0. */
    GradeCase draw(int index) {
        int task = index % TASKS.size() + 1;
        Boards boards = Boards.values()[index / TASKS.size() % Boards.values().length];
        boolean full = index % FULL_BOARD_EVERY == FULL_BOARD_EVERY - 1;
        Position position = position(boards, full ? 0 : empty(boards));
        String setup = task == BATTLE ? battle(position, boards) : advice(position, boards, task);
        String name = String.format(Locale.ROOT, "%03d-%s", index + 1, TASKS.get(task - 1));
        return GradeCase.of(name, setup + map(position) + StateText.of(position));
    }

    private int empty(Boards boards) {
        return switch (boards) {
            case PLAYED -> between(5, 14);
            case ARBITRARY -> between(6, 16);
            case TIES -> between(4, 12);
            case FEW_EMPTY -> between(1, 5);
            case OPENING -> between(20, CELLS);
        };
    }

    private Position position(Boards boards, int empty) {
        int[] values = random.ints(CELLS, NutMap.MIN_VALUE, largest(boards) + 1).toArray();
        SquirrelWar war = new SquirrelWar(NutMap.of(values));
        Side side = random.nextBoolean() ? Side.FIRST : Side.SECOND;
        return boards == Boards.ARBITRARY ? arbitrary(war, side, empty) : played(war, side, empty);
    }

    private int largest(Boards boards) {
        return boards == Boards.TIES ? between(1, 3) : random.nextInt(4) == 0 ? SIZE : NutMap.MAX_VALUE;
    }

    private Position arbitrary(SquirrelWar war, Side side, int empty) {
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
        return war.position(TextSlice.of(String.join("/", new String(cells).split("(?<=\\G.{5})"))), side);
    }

    private Position played(SquirrelWar war, Side side, int empty) {
        Position position = war.position(TextSlice.of(war.start().board()), side);
        while (position.moves().size() > empty) {
            List<Move> moves = position.moves();
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    private String advice(Position position, Boards boards, int task) {
        int empty = position.moves().size();
        int depth = depth(boards, empty);
        return task + "\n" + position.toMove().letter() + "\n" + depth + "\n";
    }

    private int depth(Boards boards, int empty) {
        if (boards == Boards.FEW_EMPTY) {
            return empty + between(1, 4);
        }
        int deepest = Sizes.deepestLog(empty);
        // Deep ones are few where any depth is as likely, and they are the ones that tell.
        return Math.max(between(1, deepest), between(1, deepest));
    }

    private String battle(Position position, Boards boards) {
        int empty = position.moves().size();
        int deepest = boards == Boards.FEW_EMPTY ? GREATEST_DEPTH : Sizes.deepestBattle(empty);
        return BATTLE + "\n" + fighter(position.toMove(), deepest)
                + fighter(position.toMove().other(), deepest);
    }

    private String fighter(Side side, int deepest) {
        int method = between(1, BATTLE - 1);
        return side.letter() + "\n" + method + "\n" + between(1, deepest) + "\n";
    }

    private int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    private static String map(Position position) {
        StringBuilder map = new StringBuilder();
        int[] values = ((SquirrelWar) position.game()).nuts().values();
        for (int i = 0; i < CELLS; i++) {
            map.append(values[i]).append(i % SIZE == SIZE - 1 ? '\n' : ' ');
        }
        return map.toString();
    }
}
