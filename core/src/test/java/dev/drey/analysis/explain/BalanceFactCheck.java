package dev.drey.analysis.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.engine.Verdict;
import dev.drey.rules.Position;
import java.util.Set;

/** Checks the cells that change owner between the final positions. */
final class BalanceFactCheck extends FactCheck {
    BalanceFactCheck(Position before, Verdict played, Verdict best, MoveReason reason) {
        super(before, played, best, reason);
    }

    @Override
    void run() {
        Position ended = end(played);
        Position better = end(best);
        assertThat(ended.margin(mover)).isEqualTo(value(afterPlayed));
        assertThat(better.margin(mover)).isEqualTo(value(afterBest));
        Set<String> lost = changedOwner(better, ended, mover);
        Set<String> gained = changedOwner(better, ended, mover.other());
        assertThat(reason.side()).isEqualTo(mover.other());
        assertThat(reason.move()).contains(played.move().text());
        assertThat(reason.better()).contains(best.move().text());
        assertThat(lost).containsAll(reason.cells()).hasSize(reason.count());
        assertThat(reason.amount()).isEqualTo(is(Unit.NUTS) ? worth(before, lost) : lost.size());
        assertThat(reason.back().isPresent()).isEqualTo(!gained.isEmpty());
        reason.back().ifPresent(back -> {
            assertThat(gained).containsAll(back.cells()).hasSize(back.count());
            assertThat(back.amount()).isEqualTo(is(Unit.NUTS) ? worth(before, gained) : gained.size());
        });
        if (grid(before).cells().stream()
                .noneMatch(cell -> ended.at(cell).owner().isEmpty()
                        || better.at(cell).owner().isEmpty())) {
            int net = reason.amount()
                    - reason.back().map(MoveReason.Holding::amount).orElse(0);
            assertThat(2 * net).as("the exact loss").isEqualTo(better.margin(mover) - ended.margin(mover));
        }
    }
}
