package dev.drey.classroom.homework;

import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.teach.AlgorithmKind;
import java.util.List;

/** What an input file asks for. */
public sealed interface Homework {
    /** How the command line and the documentation call the file that is read. */
    String INPUT = "input.txt";

    /** Where it begins: the player who is asked about, or who begins a battle, is to move. */
    Position start();

    /** The files that answer it, in the order in which they are written. */
    List<Answer> answers();

    /** Tasks 1 to 3: one move. */
    record Advice(Position start, AlgorithmKind method, int depth) implements Homework {
        @Override
        public List<Answer> answers() {
            return method == AlgorithmKind.GREEDY
                    ? List.of(Answer.NEXT_STATE)
                    : List.of(Answer.TRAVERSE_LOG, Answer.NEXT_STATE);
        }
    }

    /** Task 4: a game to its end. */
    record Battle(Position start, Fighter first, Fighter second) implements Homework {
        @Override
        public List<Answer> answers() {
            return List.of(Answer.TRACE_STATE);
        }

        public Fighter fighter(Side side) {
            return side == start.toMove() ? first : second;
        }
    }

    /** How one side of a battle plays. */
    record Fighter(AlgorithmKind method, int depth) {}
}
