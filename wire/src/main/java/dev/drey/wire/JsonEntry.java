package dev.drey.wire;

import dev.drey.record.GameRecord;
import java.util.List;

/** An entry of a JSON file of records: a valid game, or one that could not be read. */
public sealed interface JsonEntry {
    /** The place in the document, for example {@code $} or {@code $[2].moves[5].move}. */
    String path();

    /** A valid game. */
    record Valid(String path, GameRecord record) implements JsonEntry {}

    /**
     * A game that could not be read.
     *
     * @param problem the error
     * @param legalMoves the legal moves, if the error is an illegal move; else empty
     */
    record Invalid(String path, String problem, List<String> legalMoves) implements JsonEntry {
        public Invalid {
            legalMoves = List.copyOf(legalMoves);
        }

        /** The place, the problem and the legal moves in one line. */
        public String message() {
            return path + ": " + problem
                    + (legalMoves.isEmpty() ? "" : " Legal moves: " + String.join(", ", legalMoves));
        }
    }
}
