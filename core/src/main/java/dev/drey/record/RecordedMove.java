package dev.drey.record;

import dev.drey.rules.Move;
import java.util.List;

/**
 * A move with its annotations.
 *
 * @param move the move
 * @param comment the comment after the move; empty if there is none
 * @param variations the alternatives to the move, each from the position before it
 */
public record RecordedMove(Move move, String comment, List<Line> variations) {
    /**
     * Checks the comment and copies the list of variations.
     *
     * @param move the move
     * @param comment the comment after the move; empty if there is none
     * @param variations the alternatives to the move
     */
    public RecordedMove {
        Escapes.requireWellFormed(comment);
        variations = List.copyOf(variations);
    }

    /**
     * {@return a move without annotations}
     *
     * @param move the move
     */
    public static RecordedMove of(Move move) {
        return new RecordedMove(move, "", List.of());
    }
}
