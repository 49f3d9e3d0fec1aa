package dev.drey.classroom.homework;

import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelWar;
import dev.drey.teach.AlgorithmKind;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The task of an input file. */
public sealed interface Homework {
    /** The usual name of the input file. */
    String INPUT = "input.txt";

    /** The initial position. The player of the task, or the one who begins a battle, is to move. */
    Position start();

    /** The files that answer the task, in the order in which they are written. */
    List<AnswerFile> answers();

    /** The values of the cells. */
    default NutMap nuts() {
        return ((SquirrelWar) start().game()).nuts();
    }

    /** A warning that names the cells whose values are outside the rules' 1 to 99; empty if there are none. */
    default Optional<String> valueWarning() {
        int[] values = nuts().values();
        List<String> cells = IntStream.range(0, values.length)
                .filter(cell -> values[cell] < NutMap.MIN_VALUE || values[cell] > NutMap.MAX_VALUE)
                .mapToObj(cell -> start().game().move(cell).text() + " is worth " + values[cell])
                .toList();
        if (cells.isEmpty()) {
            return Optional.empty();
        }
        String more = cells.size() > 1 ? " (" + cells.size() + " such values)" : "";
        return Optional.of(cells.get(0) + "; the rules say " + NutMap.MIN_VALUE + " to " + NutMap.MAX_VALUE + more);
    }

    /** The board as input and answer files show it: five lines of {@code *}, {@code X} and {@code O}. */
    static String boardText(Position position) {
        return position.board().replace('-', '*').replace('/', '\n') + "\n";
    }

    /** Tasks 1 to 3: choose one move. */
    record NextMove(Position start, AlgorithmKind method, int depth) implements Homework {
        @Override
        public List<AnswerFile> answers() {
            return method == AlgorithmKind.GREEDY
                    ? List.of(AnswerFile.NEXT_STATE)
                    : List.of(AnswerFile.TRAVERSE_LOG, AnswerFile.NEXT_STATE);
        }
    }

    /** Task 4: play a game to its end. */
    record Battle(Position start, BattlePlayer first, BattlePlayer second) implements Homework {
        @Override
        public List<AnswerFile> answers() {
            return List.of(AnswerFile.TRACE_STATE);
        }

        public BattlePlayer player(Side side) {
            return side == start.toMove() ? first : second;
        }
    }

    /** The algorithm and search depth of one side of a battle. */
    record BattlePlayer(AlgorithmKind method, int depth) {}
}
