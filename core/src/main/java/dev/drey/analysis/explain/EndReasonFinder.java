package dev.drey.analysis.explain;

import dev.drey.analysis.explain.MoveReason.Holding;
import dev.drey.analysis.explain.MoveReason.Kind;
import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.analysis.explain.MoveReason.Where;
import dev.drey.rules.Cell;
import dev.drey.rules.Grid;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds reasons in the final positions: replays the proven lines after both moves and compares the owners of the cells. The cells that
 * change owner account for the loss by themselves, so no search is needed as a check.
 */
final class EndReasonFinder implements ReasonFinder {
    /** Maximum number of cells listed by name; more are counted. */
    private static final int MAX_NAMED = 3;

    private final Unit unit;

    EndReasonFinder(Unit unit) {
        this.unit = unit;
    }

    @Override
    public Stream<ReasonCandidate> mistake(MoveComparison comparison) {
        return Stream.of(comparison)
                .filter(MoveComparison::isProven)
                .flatMap(s -> FinalPositions.of(s).stream())
                .flatMap(ends -> candidate(comparison, ends).stream());
    }

    @Override
    public Stream<ReasonCandidate> hint(MoveComparison comparison) {
        return mistake(comparison);
    }

    private Optional<ReasonCandidate> candidate(MoveComparison comparison, FinalPositions ends) {
        List<Cell> lost = ends.lost();
        List<Cell> gained = ends.gained();
        if (lost.isEmpty()) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.BALANCE, comparison.opponent())
                .withMove(comparison.played().move().text())
                .withCells(comparison.names(named(comparison, lost)))
                .withCount(lost.size())
                .withAmount(ends.worth(lost), unit)
                .withWhere(
                        lost.size() > MAX_NAMED
                                ? part(comparison.before().game().grid(), lost)
                                : Optional.empty())
                .withBetter(comparison.best().move().text());
        MoveReason complete = gained.isEmpty()
                ? reason
                : reason.withBack(
                        new Holding(comparison.names(named(comparison, gained)), gained.size(), ends.worth(gained)));
        return Optional.of(new ReasonCandidate(complete, ReasonCandidate.Subject.END, () -> isClear(comparison, ends)));
    }

    /**
     * Returns whether the cells account for most of the loss and few change owner the other way. If many do, the lines have little in
     * common and the difference explains nothing.
     */
    private static boolean isClear(MoveComparison comparison, FinalPositions ends) {
        int lost = ends.worth(ends.lost());
        int gained = ends.worth(ends.gained());
        return 2 * gained <= lost && comparison.isMostOfLoss(2.0 * (lost - gained));
    }

    /** Returns the cells to name: all if they are few, else the most valuable ones, for discs the corners. */
    private List<Cell> named(MoveComparison comparison, List<Cell> cells) {
        if (cells.size() <= MAX_NAMED) {
            return cells;
        }
        if (unit == Unit.NUTS) {
            return cells.subList(0, MAX_NAMED);
        }
        Grid grid = comparison.before().game().grid();
        return unit == Unit.DISCS
                ? cells.stream().filter(cell -> isCorner(grid, cell)).toList()
                : List.of();
    }

    static boolean isCorner(Grid grid, Cell cell) {
        return cell.row() % (grid.rows() - 1) == 0 && cell.col() % (grid.cols() - 1) == 0;
    }

    /** Returns the edge with more than half of the discs, or the half of the board with all of the cells. */
    private Optional<Where> part(Grid grid, List<Cell> cells) {
        return switch (unit) {
            case NUTS -> Optional.empty();
            case CELLS -> half(grid, cells);
            case DISCS ->
                Stream.of(Where.values())
                        .filter(where -> 2
                                        * cells.stream()
                                                .filter(cell -> isOnEdge(grid, cell, where))
                                                .count()
                                > cells.size())
                        .findFirst();
        };
    }

    /** Returns the half of the board that contains all of the cells. */
    static Optional<Where> half(Grid grid, List<Cell> cells) {
        return Stream.of(Where.values())
                .filter(where -> cells.stream().allMatch(cell -> isInHalf(grid, cell, where)))
                .findFirst();
    }

    private static boolean isOnEdge(Grid grid, Cell cell, Where where) {
        return switch (where) {
            case TOP -> cell.row() == 0;
            case BOTTOM -> cell.row() == grid.rows() - 1;
            case LEFT -> cell.col() == 0;
            case RIGHT -> cell.col() == grid.cols() - 1;
        };
    }

    /** Returns whether a cell lies beyond the middle of the board; the middle row and column belong to neither half. */
    private static boolean isInHalf(Grid grid, Cell cell, Where where) {
        return switch (where) {
            case TOP -> 2 * cell.row() < grid.rows() - 1;
            case BOTTOM -> 2 * cell.row() > grid.rows() - 1;
            case LEFT -> 2 * cell.col() < grid.cols() - 1;
            case RIGHT -> 2 * cell.col() > grid.cols() - 1;
        };
    }
}
