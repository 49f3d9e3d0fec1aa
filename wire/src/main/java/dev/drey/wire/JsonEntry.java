package dev.drey.wire;

import dev.drey.record.GameRecord;
import java.util.List;

/** What stood in one place of a JSON file of games: a game, or something that could not be read as one. */
public sealed interface JsonEntry {
    /** Where it stood, as {@code $} or {@code $[2].moves[5].move}. */
    String path();

    /** A game that was read. */
    record Valid(String path, GameRecord record) implements JsonEntry {}

    /**
     * A game that could not be read.
     *
     * @param problem what is wrong there
     * @param legalMoves what could have been played, if a move is what is wrong; else empty
     */
    record Invalid(String path, String problem, List<String> legalMoves) implements JsonEntry {
        public Invalid {
            legalMoves = List.copyOf(legalMoves);
        }

        /** All of it in one line: {@code $[2].moves[5].move: …}. */
        public String message() {
            return path + ": " + problem
                    + (legalMoves.isEmpty() ? "" : " Legal moves: " + String.join(", ", legalMoves));
        }
    }
}
