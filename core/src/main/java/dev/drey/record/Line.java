package dev.drey.record;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;

/**
 * A sequence of moves: the main line of a game, or a variation.
 *
 * @param comment the comment before the first move; empty if there is none
 */
public record Line(String comment, List<RecordedMove> moves) {
    public Line {
        Escapes.requireWellFormed(comment);
        moves = List.copyOf(moves);
    }

    /** Returns the position after the moves. */
    public Position end(Position start) {
        Position position = start;
        for (RecordedMove recorded : moves) {
            position = position.play(recorded.move());
        }
        return position;
    }

    /** Returns a line without comments and variations. */
    public static Line of(List<Move> moves) {
        return new Line("", moves.stream().map(RecordedMove::of).toList());
    }
}
