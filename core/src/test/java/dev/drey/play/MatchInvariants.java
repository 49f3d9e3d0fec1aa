package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Optional;

/** What is true of every match, whatever was done in it. */
final class MatchInvariants {
    private MatchInvariants() {}

    static void hold(Match match, long now) {
        position(match);
        clock(match, now);
        offers(match);
        assertThat(match.isOver()).isEqualTo(match.outcome().isPresent());
        assertThat(match.isOver()).isEqualTo(match.ending().isPresent());
        assertThat(match.conclusion().isPresent() && match.position().isOver())
                .as("ended twice")
                .isFalse();
    }

    /** The rest of the line was held to this when it was the end of it. */
    private static void position(Match match) {
        int ply = match.ply();
        assertThat(match.moves()).hasSize(ply);
        assertThat(match.positions()).hasSize(ply + 1);
        assertThat(match.position()).isEqualTo(match.positions().get(ply));
        if (ply > 0) {
            Position before = match.positions().get(ply - 1);
            assertThat(before.moves()).contains(match.moves().get(ply - 1));
            assertThat(match.position()).isEqualTo(before.play(match.moves().get(ply - 1)));
        }
    }

    private static void clock(Match match, long now) {
        Clock clock = match.clock();
        boolean runs = !match.isOver()
                && (clock.tempo() instanceof Tempo.Daily
                        || clock.tempo() instanceof Tempo.Increment && match.ply() >= 2);
        assertThat(clock.running())
                .isEqualTo(runs ? Optional.of(match.position().toMove()) : Optional.empty());
        for (Side side : Side.values()) {
            long left = clock.left(side, now);
            assertThat(left).isNotNegative();
            boolean itsTimeRuns = clock.running().equals(Optional.of(side));
            assertThat(clock.left(side, now + 1_000)).isEqualTo(itsTimeRuns ? lessASecond(clock, left, now) : left);
        }
        clock.running().ifPresent(side -> {
            assertThat(clock.left(side, clock.flagsAt())).isZero();
            assertThat(clock.left(side, clock.flagsAt() - 1)).isLessThanOrEqualTo(1);
        });
        assertThat(Referee.flag(match, now).isPresent())
                .isEqualTo(runs && clock.left(match.position().toMove(), now) == 0);
    }

    /** A turn that begins a little later, on a clock that was set back, is not over the sooner for it. */
    private static long lessASecond(Clock clock, long left, long now) {
        long yetToBegin = Math.max(0, clock.since() + clock.credit() - now);
        return Math.max(0, left - Math.max(0, 1_000 - yetToBegin));
    }

    private static void offers(Match match) {
        List<Offer> offers = match.offers();
        assertThat(offers).extracting(Offer::what).doesNotHaveDuplicates();
        for (Offer offer : offers) {
            assertThat(offer.what() == Offer.Kind.REMATCH).isEqualTo(match.isOver());
            assertThat(offer.what() == Offer.Kind.DRAW && !match.start().game().canDraw())
                    .isFalse();
            assertThat(offer.what() == Offer.Kind.TAKEBACK
                            && match.takebackPly(offer.by()).isEmpty())
                    .isFalse();
        }
        assertThat(match.rematchAgreed() && (!match.isOver() || !offers.isEmpty()))
                .isFalse();
    }

    /** What may change from one match to the next when that happened. */
    static void hold(Match before, Event event, Match after) {
        assertThat(after.start()).isEqualTo(before.start());
        int common = Math.min(before.ply(), after.ply());
        assertThat(after.moves().subList(0, common)).isEqualTo(before.moves().subList(0, common));
        boolean moved = event instanceof Event.Moved;
        boolean takenBack = event instanceof Event.Agreed agreed && agreed.what() == Offer.Kind.TAKEBACK;
        assertThat(after.ply() == before.ply() + (moved ? 1 : 0) || takenBack).isTrue();
        if (event instanceof Event.Agreed agreed) {
            assertThat(before.offers()).contains(new Offer(agreed.side().other(), agreed.what()));
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
            assertThat(moved || event instanceof Event.Ended).isFalse();
        }
        for (Side side : Side.values()) {
            long earned = after.clock().left(side, event.at()) - before.clock().left(side, event.at());
            assertThat(earned).as("time is taken for thinking alone").isBetween(0L, mostEarned(before, event, side));
        }
    }

    private static long mostEarned(Match before, Event event, Side side) {
        if (before.clock().tempo() instanceof Tempo.Daily daily) {
            return daily.startMillis() - before.clock().left(side, event.at());
        }
        boolean chosen = event instanceof Event.Moved moved
                && moved.side() == side
                && !moved.move().isPass();
        boolean earns = chosen && before.clock().running().isPresent();
        return before.clock().tempo() instanceof Tempo.Increment increment && earns ? increment.incrementMillis() : 0;
    }
}
