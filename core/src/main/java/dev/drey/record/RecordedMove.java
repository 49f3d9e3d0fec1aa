package dev.drey.record;

import dev.drey.rules.Move;
import java.util.List;

/**
 * A move and what is said about it.
 *
 * @param comment what is said after it; empty if nothing is
 * @param variations what could have been played instead, each from the position before the move
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
