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
 * Who owns what where best play ends, after a move and after a better one. In scored games the cells that change hands account
 * for the loss.
 *
 * @param played the end after the move
 * @param best the end after the better one
 * @param mover the side that moved
 * @param worth what a cell counts
 */
record Ends(Position played, Position best, Side mover, ToIntFunction<Cell> worth) {

    /** Empty unless the lines of both moves are proven and whole. */
    static Optional<Ends> of(Situation situation) {
        Position before = situation.before();
        boolean hasNumbers = before.game().grid().cells().stream()
                .anyMatch(cell -> before.at(cell).number() > 0);
        return situation
                .endOfPlayed()
                .flatMap(played -> situation
                        .endOfBest()
                        .map(best -> new Ends(
                                played,
                                best,
                                situation.mover(),
                                cell -> hasNumbers ? before.at(cell).number() : 1)));
    }

    /** The cells the side that moved would have had, and the other side has; the most valuable first. */
    List<Cell> lost() {
        return cells(mover);
    }

    /** The cells it has and would not have had; the most valuable first. */
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

    /** How much of the margin was lost on these cells. */
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
