package dev.drey.analysis.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Set;

/** Checks captures in Squirrel War and in the disc games, and valuable cells. */
final class CaptureFactCheck extends FactCheck {
    CaptureFactCheck(Position before, Verdict played, Verdict best, MoveReason reason) {
        super(before, played, best, reason);
    }

    @Override
    void run() {
        switch (reason.kind()) {
            case RAID_ALLOWED, FLIPS_ALLOWED -> captureAllowed();
            case RAID, FLIPS -> capture();
            case RAID_PREVENTED -> raidPrevented();
            case CELL_LEFT -> cellLeft();
            case CELL -> cellTaken();
            default -> throw new AssertionError(reason.kind());
        }
    }

    private void captureAllowed() {
        Move reply = actingMove(mover.other(), afterPlayed);
        Set<String> taken = changed(afterPlayed, reply);
        assertCapture(afterPlayed, reply, taken);
        reason.better().ifPresent(text -> {
            assertThat(text).isEqualTo(best.move().text());
            for (Move move : afterBest.moves()) {
                assertThat(changed(afterBest, move)).doesNotContainAnyElementsOf(taken);
            }
        });
        assertRestored(value(edited(afterPlayed.play(reply), taken, mover, mover)));
    }

    private void capture() {
        Move move = actingMove(mover, before);
        assertThat(move).isEqualTo(best.move());
        Set<String> taken = changed(before, move);
        assertCapture(before, move, taken);
        assertUndone(value(edited(afterBest, taken, mover.other(), mover.other())));
    }

    private void raidPrevented() {
        Set<String> taken = changed(afterPlayed, move(afterPlayed));
        Position passed = edited(before, Set.of(), mover, mover.other());
        assertThat(changed(passed, move(passed))).isEqualTo(taken);
        captureAllowed();
    }

    private void assertCapture(Position position, Move move, Set<String> taken) {
        assertThat(reason.cells()).containsExactlyInAnyOrderElementsOf(taken).isNotEmpty();
        int nuts = worth(position, taken) + position.at(move.path().get(0)).number();
        assertThat(reason.amount()).isEqualTo(is(Unit.NUTS) ? nuts : taken.size());
    }

    private void cellLeft() {
        Move reply = actingMove(mover.other(), afterPlayed);
        assertThat(changed(afterPlayed, reply)).isEmpty();
        assertThat(reason.amount())
                .isEqualTo(afterPlayed.at(reply.path().get(0)).number());
        assertRestored(without(afterPlayed, reply));
    }

    private void cellTaken() {
        Move move = actingMove(mover, before);
        assertThat(changed(before, move)).isEmpty();
        assertThat(reason.amount()).isEqualTo(before.at(move.path().get(0)).number());
        assertUndone(value(edited(afterBest, Set.of(move.text()), mover.other(), mover.other())));
    }
}
