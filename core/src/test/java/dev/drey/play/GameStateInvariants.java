package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Optional;

/** The invariants of every game state. */
final class GameStateInvariants {
    private GameStateInvariants() {}

    static void check(GameState state, long now) {
        checkPosition(state);
        checkClock(state, now);
        checkOffers(state);
        assertThat(state.isOver()).isEqualTo(state.outcome().isPresent());
        assertThat(state.isOver()).isEqualTo(state.ending().isPresent());
        assertThat(state.conclusion().isPresent() && state.position().isOver())
                .as("ended twice")
                .isFalse();
    }

    /** Checks the last move; the earlier ones were checked when they were the last. */
    private static void checkPosition(GameState state) {
        int ply = state.ply();
        assertThat(state.moves()).hasSize(ply);
        assertThat(state.positions()).hasSize(ply + 1);
        assertThat(state.position()).isEqualTo(state.positions().get(ply));
        if (ply > 0) {
            Position before = state.positions().get(ply - 1);
            assertThat(before.moves()).contains(state.moves().get(ply - 1));
            assertThat(state.position()).isEqualTo(before.play(state.moves().get(ply - 1)));
        }
    }

    private static void checkClock(GameState state, long now) {
        Clock clock = state.clock();
        boolean runs = !state.isOver()
                && (clock.timeControl() instanceof TimeControl.Daily
                        || clock.timeControl() instanceof TimeControl.Increment && state.ply() >= 2);
        assertThat(clock.running())
                .isEqualTo(runs ? Optional.of(state.position().toMove()) : Optional.empty());
        for (Side side : Side.values()) {
            long left = clock.left(side, now);
            assertThat(left).isNotNegative();
            boolean isRunning = clock.running().equals(Optional.of(side));
            assertThat(clock.left(side, now + 1_000))
                    .isEqualTo(isRunning ? leftOneSecondLater(clock, left, now) : left);
        }
        clock.running().ifPresent(side -> {
            assertThat(clock.left(side, clock.flagsAt())).isZero();
            assertThat(clock.left(side, clock.flagsAt() - 1)).isLessThanOrEqualTo(1);
        });
        assertThat(Decider.flagFall(state, now).isPresent())
                .isEqualTo(runs && clock.left(state.position().toMove(), now) == 0);
    }

    /** The time after one more second; on a clock that was set back, a turn that starts in the future uses less. */
    private static long leftOneSecondLater(Clock clock, long left, long now) {
        long untilTurnStarts = Math.max(0, clock.since() + clock.credit() - now);
        return Math.max(0, left - Math.max(0, 1_000 - untilTurnStarts));
    }

    private static void checkOffers(GameState state) {
        List<Offer> offers = state.offers();
        assertThat(offers).extracting(Offer::kind).doesNotHaveDuplicates();
        for (Offer offer : offers) {
            assertThat(offer.kind() == Offer.Kind.REMATCH).isEqualTo(state.isOver());
            assertThat(offer.kind() == Offer.Kind.DRAW && !state.start().game().canDraw())
                    .isFalse();
            assertThat(offer.kind() == Offer.Kind.TAKEBACK
                            && state.takebackPly(offer.by()).isEmpty())
                    .isFalse();
        }
        assertThat(state.rematchAgreed() && (!state.isOver() || !offers.isEmpty()))
                .isFalse();
    }

    /** Checks that a change of state fits the event that caused it. */
    static void check(GameState before, GameEvent event, GameState after) {
        assertThat(after.start()).isEqualTo(before.start());
        int common = Math.min(before.ply(), after.ply());
        assertThat(after.moves().subList(0, common)).isEqualTo(before.moves().subList(0, common));
        boolean moved = event instanceof GameEvent.Moved;
        boolean takenBack = event instanceof GameEvent.Agreed agreed && agreed.kind() == Offer.Kind.TAKEBACK;
        assertThat(after.ply() == before.ply() + (moved ? 1 : 0) || takenBack).isTrue();
        if (event instanceof GameEvent.Agreed agreed) {
            assertThat(before.offers()).contains(new Offer(agreed.side().other(), agreed.kind()));
            if (takenBack) {
                assertThat(after.ply()).isLessThan(before.ply());
                assertThat(after.position().toMove()).isEqualTo(agreed.side().other());
                assertThat(after.position().mustPass()).isFalse();
            }
        }
        if (before.isOver()) {
            Optional<Outcome> outcome = before.outcome();
            assertThat(after.outcome()).isEqualTo(outcome);
            assertThat(after.ending()).isEqualTo(before.ending());
            assertThat(after.clock()).isEqualTo(before.clock());
            assertThat(moved || event instanceof GameEvent.Ended).isFalse();
        }
        for (Side side : Side.values()) {
            long earned = after.clock().left(side, event.at()) - before.clock().left(side, event.at());
            assertThat(earned).as("only thinking uses time").isBetween(0L, maxTimeGained(before, event, side));
        }
    }

    private static long maxTimeGained(GameState before, GameEvent event, Side side) {
        if (before.clock().timeControl() instanceof TimeControl.Daily daily) {
            return daily.startMillis() - before.clock().left(side, event.at());
        }
        boolean chosen = event instanceof GameEvent.Moved moved
                && moved.side() == side
                && !moved.move().isPass();
        boolean earns = chosen && before.clock().running().isPresent();
        return before.clock().timeControl() instanceof TimeControl.Increment increment && earns
                ? increment.incrementMillis()
                : 0;
    }
}
