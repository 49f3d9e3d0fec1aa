package dev.drey.classroom.homework;

import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.teach.AlgorithmKind;
import java.util.List;

/** The task of an input file. */
public sealed interface Homework {
    /** The usual name of the input file. */
    String INPUT = "input.txt";

    /** The initial position. The player of the task, or the one who begins a battle, is to move. */
    Position start();

    /** The files that answer the task, in the order in which they are written. */
    List<AnswerFile> answers();

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
