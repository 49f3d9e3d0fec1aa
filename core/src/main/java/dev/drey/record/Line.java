package dev.drey.record;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;

/**
 * A sequence of moves: the main line of a game, or a variation.
 *
 * @param comment the comment before the first move; empty if there is none
 * @param moves the moves, in order
 */
public record Line(String comment, List<RecordedMove> moves) {
    /**
     * Checks the comment and copies the list of moves.
     *
     * @param comment the comment before the first move; empty if there is none
     * @param moves the moves, in order
     */
    public Line {
        Escapes.requireWellFormed(comment);
        moves = List.copyOf(moves);
    }

    /**
     * {@return the position after the moves}
     *
     * @param start the position before the first move
     */
    public Position end(Position start) {
        Position position = start;
        for (RecordedMove recorded : moves) {
            position = position.play(recorded.move());
        }
        return position;
    }

    /**
     * {@return a line without comments and variations}
     *
     * @param moves the moves, in order
     */
    public static Line of(List<Move> moves) {
        return new Line("", moves.stream().map(RecordedMove::of).toList());
    }
}
