package dev.drey.record;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;

/**
 * Moves that follow each other: those of the game, or a variation.
 *
 * @param comment what is said before the first move; empty if nothing is
 */
public record Line(String comment, List<RecordedMove> moves) {
    public Line {
        Escapes.requireWellFormed(comment);
        moves = List.copyOf(moves);
    }

    /** Where the moves lead from there, variations aside. */
    public Position end(Position start) {
        Position position = start;
        for (RecordedMove recorded : moves) {
            position = position.play(recorded.move());
        }
        return position;
    }

    /** Moves without a word about them. */
    public static Line of(List<Move> moves) {
        return new Line("", moves.stream().map(RecordedMove::of).toList());
    }
}
