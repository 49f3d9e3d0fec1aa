package dev.drey.record;

import java.util.List;

/** What stood in one place of a file of games: a game, or something that could not be read as one. */
public sealed interface RecordEntry {
    /** The line on which the game begins, or on which it cannot be read; counted from 1. */
    int line();

    /** A game that was read. */
    record Valid(int line, GameRecord record) implements RecordEntry {}

    /**
     * A game that could not be read.
     *
     * @param column counted from 1, in characters
     * @param problem what is wrong there
     * @param legalMoves what could have been played, if a move is what is wrong; else empty
     */
    record Invalid(int line, int column, String problem, List<String> legalMoves) implements RecordEntry {
        public Invalid {
            legalMoves = List.copyOf(legalMoves);
        }

        /** All of it in one line: {@code line 12, column 7: …}. */
        public String message() {
            return "line " + line + ", column " + column + ": " + explanation();
        }

        /** The problem, and the legal moves if there are some. */
        public String explanation() {
            return legalMoves.isEmpty() ? problem : problem + " Legal moves: " + String.join(", ", legalMoves);
        }
    }
}
