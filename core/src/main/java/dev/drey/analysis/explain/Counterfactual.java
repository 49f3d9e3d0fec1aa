package dev.drey.analysis.explain;

import dev.drey.engine.Range;
import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.TextSlice;
import java.util.Collection;
import java.util.Optional;

/** Positions and values with one thing changed, for checking what a verdict depends on. */
final class Counterfactual {
    private Counterfactual() {}

    /** Returns the same board with the other side to move. */
    static Position withPass(Position position) {
        return position.game()
                .position(TextSlice.of(position.board()), position.toMove().other());
    }

    /** Returns the position after a move with the captured cells given back. For games in which a move is a cell. */
    static Position withoutCapture(Position before, Move move) {
        return withOwner(
                before.play(move), before.effect(move).taken(), before.toMove().other());
    }

    /** Returns the position with some cells owned by a side. For games whose board text has one character per cell. */
    static Position withOwner(Position position, Collection<Cell> cells, Side owner) {
        StringBuilder board = new StringBuilder(position.board());
        int row = position.game().grid().cols() + 1;
        for (Cell cell : cells) {
            board.setCharAt(cell.row() * row + cell.col(), owner.letter());
        }
        return position.game().position(TextSlice.of(board.toString()), position.toMove());
    }

    /**
     * Returns the value for the side not to move if one move of the side to move is forbidden. If that is its only move, it passes.
     *
     * @param enough the search stops as soon as the value is proven to be lower
     * @return empty if nothing could be proven about some move
     */
    static Optional<Range> valueWithout(Position position, Move forbidden, double enough, Prober prober) {
        int lower = Integer.MAX_VALUE;
        int upper = Integer.MAX_VALUE;
        for (Move move : position.moves()) {
            if (move.equals(forbidden)) {
                continue;
            }
            Optional<Range> value = prober.prove(position.play(move));
            if (value.isEmpty()) {
                return Optional.empty();
            }
            lower = Math.min(lower, value.get().lower());
            upper = Math.min(upper, value.get().upper());
            if (lower < enough) {
                return Optional.of(new Range(lower, upper));
            }
        }
        return upper == Integer.MAX_VALUE ? prober.prove(withPass(position)) : Optional.of(new Range(lower, upper));
    }
}
