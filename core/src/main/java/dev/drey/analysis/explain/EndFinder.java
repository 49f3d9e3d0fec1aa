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
 * Explains by how it ends: replays the proven lines after both moves and compares who owns what. The cells that change hands
 * account for the loss by themselves, so nothing else needs to be checked.
 */
final class EndFinder implements ReasonFinder {
    /** More cells than this are counted rather than named. */
    private static final int NAMED = 3;

    private final Unit unit;

    EndFinder(Unit unit) {
        this.unit = unit;
    }

    @Override
    public Stream<ReasonCandidate> mistake(Situation situation) {
        return Stream.of(situation)
                .filter(Situation::isProven)
                .flatMap(s -> Ends.of(s).stream())
                .flatMap(ends -> claim(situation, ends).stream());
    }

    @Override
    public Stream<ReasonCandidate> hint(Situation situation) {
        return mistake(situation);
    }

    private Optional<ReasonCandidate> claim(Situation situation, Ends ends) {
        List<Cell> lost = ends.lost();
        List<Cell> gained = ends.gained();
        if (lost.isEmpty()) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.BALANCE, situation.opponent())
                .withMove(situation.played().move().text())
                .withCells(situation.names(named(situation, lost)))
                .withCount(lost.size())
                .withAmount(ends.worth(lost), unit)
                .withWhere(lost.size() > NAMED ? part(situation.before().game().grid(), lost) : Optional.empty())
                .withBetter(situation.best().move().text());
        MoveReason whole = gained.isEmpty()
                ? reason
                : reason.withBack(
                        new Holding(situation.names(named(situation, gained)), gained.size(), ends.worth(gained)));
        return Optional.of(new ReasonCandidate(whole, ReasonCandidate.About.END, () -> isClear(situation, ends)));
    }

    /**
     * Whether the cells account for most of the loss, and few change hands the other way: where many do, the lines have little in
     * common, and the difference explains nothing.
     */
    private static boolean isClear(Situation situation, Ends ends) {
        int lost = ends.worth(ends.lost());
        int gained = ends.worth(ends.gained());
        return 2 * gained <= lost && situation.isMostOfLoss(2.0 * (lost - gained));
    }

    /** All of a few; of many the most valuable ones, or where all count alike the corners. */
    private List<Cell> named(Situation situation, List<Cell> cells) {
        if (cells.size() <= NAMED) {
            return cells;
        }
        if (unit == Unit.NUTS) {
            return cells.subList(0, NAMED);
        }
        Grid grid = situation.before().game().grid();
        return unit == Unit.DISCS
                ? cells.stream().filter(cell -> isCorner(grid, cell)).toList()
                : List.of();
    }

    static boolean isCorner(Grid grid, Cell cell) {
        return cell.row() % (grid.rows() - 1) == 0 && cell.col() % (grid.cols() - 1) == 0;
    }

    /** Of discs the edge with more than half of them, of cells the half with all of them. */
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

    /** The half of the board in which all of the cells lie. */
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

    /** Whether a cell lies beyond the middle of the board; the middle row and column belong to neither half. */
    private static boolean isInHalf(Grid grid, Cell cell, Where where) {
        return switch (where) {
            case TOP -> 2 * cell.row() < grid.rows() - 1;
            case BOTTOM -> 2 * cell.row() > grid.rows() - 1;
            case LEFT -> 2 * cell.col() < grid.cols() - 1;
            case RIGHT -> 2 * cell.col() > grid.cols() - 1;
        };
    }
}
