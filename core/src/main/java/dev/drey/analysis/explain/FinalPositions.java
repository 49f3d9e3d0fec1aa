package dev.drey.analysis.explain;

import dev.drey.rules.Cell;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * The final positions of best play after a move and after a better one. In scored games the cells with different owners account for
 * the loss.
 *
 * @param played the final position after the move
 * @param best the final position after the better one
 * @param mover the side that moved
 * @param worth returns the value of a cell
 */
record FinalPositions(Position played, Position best, Side mover, ToIntFunction<Cell> worth) {

    /** Returns empty unless the lines of both moves are proven and complete. */
    static Optional<FinalPositions> of(MoveComparison comparison) {
        Position before = comparison.before();
        boolean hasNumbers = before.game().grid().cells().stream()
                .anyMatch(cell -> before.at(cell).number() > 0);
        return comparison
                .endOfPlayed()
                .flatMap(played -> comparison
                        .endOfBest()
                        .map(best -> new FinalPositions(
                                played,
                                best,
                                comparison.mover(),
                                cell -> hasNumbers ? before.at(cell).number() : 1)));
    }

    /** Returns the cells the mover lost by not playing the better move, the most valuable first. */
    List<Cell> lost() {
        return cells(mover);
    }

    /** Returns the cells the mover gained instead, the most valuable first. */
    List<Cell> gained() {
        return cells(mover.other());
    }

    private List<Cell> cells(Side losing) {
        return best.game().grid().cells().stream()
                .filter(cell -> owns(best, cell, losing) && owns(played, cell, losing.other()))
                .sorted(Comparator.comparingInt(worth).reversed())
                .toList();
    }

    int worth(Collection<Cell> cells) {
        return cells.stream().mapToInt(worth).sum();
    }

    /** Returns how much of the margin was lost on these cells. */
    int swing(Collection<Cell> cells) {
        return cells.stream()
                .mapToInt(cell -> worth.applyAsInt(cell) * (sign(best, cell) - sign(played, cell)))
                .sum();
    }

    private int sign(Position end, Cell cell) {
        return owns(end, cell, mover) ? 1 : owns(end, cell, mover.other()) ? -1 : 0;
    }

    private static boolean owns(Position position, Cell cell, Side side) {
        return position.at(cell).owner().equals(Optional.of(side));
    }
}
