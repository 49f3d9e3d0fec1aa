package dev.drey.analysis.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.Verdict;
import dev.drey.rules.Cell;
import dev.drey.rules.Grid;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Checks corners, passes and last moves in the disc games. */
final class DiscFactCheck extends FactCheck {
    DiscFactCheck(Position before, Verdict played, Verdict best, MoveReason reason) {
        super(before, played, best, reason);
    }

    @Override
    void run() {
        switch (reason.kind()) {
            case CORNER_ALLOWED -> cornerAllowed();
            case CORNER -> corner();
            case CORNER_LOST -> cornerLost();
            case PASS_ALLOWED -> passAllowed();
            case PASS -> pass();
            case LAST_MOVE -> lastMove();
            default -> throw new AssertionError(reason.kind());
        }
    }

    private static boolean isCorner(Position position, Move move) {
        Cell cell = move.path().get(0);
        Grid grid = grid(position);
        return (cell.row() == 0 || cell.row() == grid.rows() - 1) && (cell.col() == 0 || cell.col() == grid.cols() - 1);
    }

    private void cornerAllowed() {
        Move reply = actingMove(mover.other(), afterPlayed);
        assertThat(isCorner(before, reply)).isTrue();
        assertThat(reason.better().isPresent()).isNotEqualTo(afterBest.moves().contains(reply));
        assertRestored(without(afterPlayed, reply));
    }

    private void corner() {
        Move move = actingMove(mover, before);
        assertThat(isCorner(before, move)).isTrue();
        assertThat(move).isEqualTo(best.move());
        assertUndone(value(edited(afterBest, Set.of(move.text()), mover.other(), mover.other())));
    }

    private void cornerLost() {
        String corner = reason.cells().get(0);
        assertThat(changedOwner(end(best), end(played), mover)).contains(corner);
        assertThat(afterPlayed.at(cell(corner)).owner()).isEmpty();
        assertThat(isCorner(before, new Move(0, corner, List.of(cell(corner))))).isTrue();
        assertThat(reason.side()).isEqualTo(mover.other());
        assertRestored(value(edited(afterPlayed, Set.of(corner), mover, mover.other())));
    }

    private void passAllowed() {
        Move reply = actingMove(mover.other(), afterPlayed);
        assertThat(afterPlayed.play(reply).moves()).containsExactly(Move.PASS);
        assertRestored(without(afterPlayed, reply));
    }

    private void pass() {
        actingMove(mover, before);
        assertThat(afterBest.moves()).containsExactly(Move.PASS);
        assertUndone(without(afterBest.play(Move.PASS), best.line().get(2)));
    }

    private void lastMove() {
        end(played);
        end(best);
        Position position = before;
        Position lastBefore = before;
        Move last = played.move();
        for (Move move : played.line()) {
            lastBefore = move.isPass() ? lastBefore : position;
            last = move.isPass() ? last : move;
            position = position.play(move);
        }
        assertThat(lastBefore.toMove()).isEqualTo(mover.other()).isEqualTo(reason.side());
        assertThat(reason.move()).contains(last.text());
        assertThat(reason.amount()).isEqualTo(changed(lastBefore, last).size());
        List<Move> line = new ArrayList<>(best.line());
        while (line.get(line.size() - 1).isPass()) {
            line.remove(line.size() - 1);
        }
        assertThat(line.size() % 2)
                .as("the side that moved moves last after the better move")
                .isEqualTo(1);
        assertThat(2 * (1 + 2 * reason.amount())).isGreaterThanOrEqualTo(value(afterBest) - value(afterPlayed));
    }
}
