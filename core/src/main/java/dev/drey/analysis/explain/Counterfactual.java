package dev.drey.analysis.explain;

import dev.drey.engine.Range;
import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.TextSlice;
import java.util.Collection;
import java.util.Optional;

/** Positions and values as they would be if one thing were different. */
final class Counterfactual {
    private Counterfactual() {}

    /** The same board with the other side to move, as if the side to move had passed. */
    static Position passing(Position position) {
        return position.game()
                .position(TextSlice.of(position.board()), position.toMove().other());
    }

    /** The position after a move that conquers nothing: what it took is given back. For games in which a move is a cell. */
    static Position withoutCapture(Position before, Move move) {
        return given(
                before.play(move), before.effect(move).taken(), before.toMove().other());
    }

    /** The position with these cells owned by that side. For games whose board has a character a cell. */
    static Position given(Position position, Collection<Cell> cells, Side owner) {
        StringBuilder board = new StringBuilder(position.board());
        int row = position.game().grid().cols() + 1;
        for (Cell cell : cells) {
            board.setCharAt(cell.row() * row + cell.col(), owner.letter());
        }
        return position.game().position(TextSlice.of(board.toString()), position.toMove());
    }

    /**
     * What the position is worth to the side that is not to move if the side to move may not make one of its moves; if it has no
     * other, it passes. Stops where it is worth less than {@code enough}, and where nothing can be proven.
     */
    static Optional<Range> forbidding(Position position, Move forbidden, double enough, Prober prober) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MAX_VALUE;
        for (Move move : position.moves()) {
            if (move.equals(forbidden)) {
                continue;
            }
            Optional<Range> value = prober.prove(position.play(move));
            if (value.isEmpty()) {
                return Optional.empty();
            }
            least = Math.min(least, value.get().least());
            most = Math.min(most, value.get().most());
            if (least < enough) {
                return Optional.of(new Range(least, most));
            }
        }
        return most == Integer.MAX_VALUE ? prober.prove(passing(position)) : Optional.of(new Range(least, most));
    }
}
