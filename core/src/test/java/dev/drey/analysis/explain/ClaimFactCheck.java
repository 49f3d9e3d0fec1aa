package dev.drey.analysis.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.Verdict;
import dev.drey.rules.Cell;
import dev.drey.rules.Grid;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Checks cut-off cells and passes in Adjacent Claim. */
final class ClaimFactCheck extends FactCheck {
    ClaimFactCheck(Position before, Verdict played, Verdict best, MoveReason reason) {
        super(before, played, best, reason);
    }

    @Override
    void run() {
        switch (reason.kind()) {
            case CUT_OFF_ALLOWED -> cutOffAllowed();
            case CUT_OFF -> cutOff();
            case PASSES -> passes();
            default -> throw new AssertionError(reason.kind());
        }
    }

    private void cutOffAllowed() {
        Move reply = actingMove(mover.other(), afterPlayed);
        assertCutOff(afterPlayed, reply);
        int forbidden = without(afterPlayed, reply);
        int given = value(edited(afterPlayed.play(reply), Set.of(reply.text()), mover, mover));
        assertRestored(Math.max(forbidden, given));
    }

    private void cutOff() {
        Move move = actingMove(mover, before);
        assertCutOff(before, move);
        assertUndone(value(edited(afterBest, Set.of(move.text()), mover.other(), mover.other())));
    }

    private void assertCutOff(Position position, Move move) {
        Side other = position.toMove().other();
        Set<String> cut = reach(position, other);
        cut.removeAll(reach(position.play(move), other));
        cut.remove(move.text());
        assertThat(reason.count()).isEqualTo(cut.size());
        if (!reason.cells().isEmpty()) {
            assertThat(reason.cells()).containsExactlyInAnyOrderElementsOf(cut);
        }
        Grid grid = grid(position);
        reason.where()
                .ifPresent(where -> assertThat(cut).allMatch(name -> {
                    double down = (cell(name).row() + 0.5) / grid.rows();
                    double across = (cell(name).col() + 0.5) / grid.cols();
                    return switch (where) {
                        case TOP -> down < 0.5;
                        case BOTTOM -> down > 0.5;
                        case LEFT -> across < 0.5;
                        case RIGHT -> across > 0.5;
                    };
                }));
    }

    /** Returns the free cells a side can walk to from its own through free cells. */
    private static Set<String> reach(Position position, Side side) {
        Grid grid = grid(position);
        Set<String> reached = new TreeSet<>();
        Deque<Cell> open = new ArrayDeque<>();
        grid.cells().stream()
                .filter(cell -> position.at(cell).owner().equals(Optional.of(side)))
                .forEach(open::add);
        while (!open.isEmpty()) {
            Cell cell = open.remove();
            for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                Cell next = new Cell(cell.row() + step[0], cell.col() + step[1]);
                if (grid.contains(next) && position.at(next).owner().isEmpty() && reached.add(grid.name(next))) {
                    open.add(next);
                }
            }
        }
        return reached;
    }

    private void passes() {
        end(played);
        end(best);
        assertThat(reason.amount()).isEqualTo(passes(played));
        assertThat(reason.otherwise()).isEqualTo(passes(best));
        int fewer = Math.abs(reason.amount() - reason.otherwise());
        assertThat(reason.amount() > reason.otherwise()).isEqualTo(reason.side() == mover);
        assertThat(2 * fewer).isGreaterThanOrEqualTo(value(afterBest) - value(afterPlayed));
    }

    private int passes(Verdict verdict) {
        int passes = 0;
        Side side = mover;
        for (Move move : verdict.line()) {
            passes += side == reason.side() && move.isPass() ? 1 : 0;
            side = side.other();
        }
        return passes;
    }
}
