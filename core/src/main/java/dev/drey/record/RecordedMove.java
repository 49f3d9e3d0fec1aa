package dev.drey.record;

import dev.drey.rules.Move;
import java.util.List;

/**
 * A move with its annotations.
 *
 * @param comment the comment after the move; empty if there is none
 * @param variations the alternatives to the move, each from the position before it
 */
public record RecordedMove(Move move, String comment, List<Line> variations) {
    public RecordedMove {
        Escapes.requireWellFormed(comment);
        variations = List.copyOf(variations);
    }

    public static RecordedMove of(Move move) {
        return new RecordedMove(move, "", List.of());
    }
}
