package dev.drey.study.why;

import dev.drey.rules.Cell;
import dev.drey.rules.Grid;
import dev.drey.study.why.Reason.Holding;
import dev.drey.study.why.Reason.Kind;
import dev.drey.study.why.Reason.Unit;
import dev.drey.study.why.Reason.Where;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Explains by how it ends: replays the proven lines after both moves and compares who owns what. The cells that change hands
 * account for the loss by themselves, so nothing else needs to be checked.
 */
final class EndFinder implements Finder {
    /** More cells than this are counted rather than named. */
    private static final int NAMED = 3;

    private final Unit unit;

    EndFinder(Unit unit) {
        this.unit = unit;
    }

    @Override
    public Stream<Claim> mistake(Situation situation) {
        return Stream.of(situation)
                .filter(Situation::isProven)
                .flatMap(s -> Ends.of(s).stream())
                .flatMap(ends -> claim(situation, ends).stream());
    }

    @Override
    public Stream<Claim> hint(Situation situation) {
        return mistake(situation);
    }

    private Optional<Claim> claim(Situation situation, Ends ends) {
        List<Cell> lost = ends.lost();
        List<Cell> gained = ends.gained();
        if (lost.isEmpty()) {
            return Optional.empty();
        }
        Reason reason = Reason.of(Kind.BALANCE, situation.opponent())
                .withMove(situation.played().move().text())
                .withCells(situation.names(named(situation, lost)))
                .withCount(lost.size())
                .withAmount(ends.worth(lost), unit)
                .withWhere(lost.size() > NAMED ? part(situation.before().game().grid(), lost) : Optional.empty())
                .withBetter(situation.best().move().text());
        Reason whole = gained.isEmpty()
                ? reason
                : reason.withBack(
                        new Holding(situation.names(named(situation, gained)), gained.size(), ends.worth(gained)));
        return Optional.of(new Claim(whole, Claim.About.END, () -> isClear(situation, ends)));
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

    /** The part of the board with more than half of the cells: of discs an edge, of cells a half. */
    private Optional<Where> part(Grid grid, List<Cell> cells) {
        if (unit == Unit.NUTS) {
            return Optional.empty();
        }
        int deep = unit == Unit.DISCS ? 1 : 0;
        List<Where> found = new ArrayList<>();
        for (Where where : Where.values()) {
            long inside = cells.stream()
                    .filter(cell -> deep == 1 ? isOnEdge(grid, cell, where) : isInHalf(grid, cell, where))
                    .count();
            boolean most = deep == 1 ? 2 * inside > cells.size() : inside == cells.size();
            if (most) {
                found.add(where);
            }
        }
        return found.stream().findFirst();
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
    static boolean isInHalf(Grid grid, Cell cell, Where where) {
        return switch (where) {
            case TOP -> 2 * cell.row() < grid.rows() - 1;
            case BOTTOM -> 2 * cell.row() > grid.rows() - 1;
            case LEFT -> 2 * cell.col() < grid.cols() - 1;
            case RIGHT -> 2 * cell.col() > grid.cols() - 1;
        };
    }
}
