package dev.drey.record;

import java.util.List;

/** An entry of a text of records: a valid game, or one that could not be read. */
public sealed interface RecordEntry {
    /** {@return the line on which the game starts, or the line of the error; from 1} */
    int line();

    /**
     * A valid game.
     *
     * @param line the line on which the game starts, from 1
     * @param record the game
     */
    record Valid(int line, GameRecord record) implements RecordEntry {}

    /**
     * A game that could not be read.
     *
     * @param line the line of the error, from 1
     * @param column the column of the error in characters, from 1
     * @param problem the error
     * @param legalMoves the legal moves, if the error is an illegal move; else empty
     */
    record Invalid(int line, int column, String problem, List<String> legalMoves) implements RecordEntry {
        /**
         * Copies the list of moves.
         *
         * @param line the line of the error, from 1
         * @param column the column of the error in characters, from 1
         * @param problem the error
         * @param legalMoves the legal moves, if the error is an illegal move; else empty
         */
        public Invalid {
            legalMoves = List.copyOf(legalMoves);
        }

        /** {@return the place and the explanation in one line} */
        public String message() {
            return "line " + line + ", column " + column + ": " + explanation();
        }

        /** {@return the problem, with the legal moves if there are any} */
        public String explanation() {
            return legalMoves.isEmpty() ? problem : problem + " Legal moves: " + String.join(", ", legalMoves);
        }
    }
}
