package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Ending;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * A match in which anything is tried, beside its twin and somebody who watches: after every step the three agree and
 * everything that is always true is true. When they agree to play again, they do.
 */
final class RandomGameState {
    private static final long BEGIN = 1_700_000_000_000L;

    private final Position start;
    private final TimeControl timeControl;
    private final RandomDeeds deeds;
    private final Census census;

    private final Outages outages = new Outages();
    private final List<GameEvent> events = new ArrayList<>();
    private long now = BEGIN;
    private long began;
    private long earliest = BEGIN;
    private GameState state;
    private GameState watched;
    private GameStateTwin twin;

    RandomGameState(Position start, TimeControl timeControl, RandomGenerator random, Census census) {
        this.start = start;
        this.timeControl = timeControl;
        this.deeds = new RandomDeeds(random);
        this.census = census;
        began = now;
        state = GameState.of(start, timeControl, now);
        watched = state;
        twin = new GameStateTwin(start, timeControl, outages, now);
        if (random.nextBoolean()) {
            passAtOnce();
        }
    }

    private void passAtOnce() {
        Ruling.Allowed forced = Referee.forced(state, now);
        twin.passIfForced(now);
        happened(forced.events(), forced.state());
    }

    private void startAgain() {
        events.clear();
        began = now;
        state = GameState.of(start, timeControl, now);
        watched = state;
        twin = new GameStateTwin(start, timeControl, outages, now);
    }

    void step() {
        now = deeds.later(state, now, earliest);
        if (deeds.serverFails()) {
            serverFails();
        }
        if (deeds.somebodyLooksAtTheClock()) {
            lookAtTheClock();
        } else {
            act(deeds.action(state, now));
        }
        check();
        if (state.rematchAgreed() && deeds.theyReallyPlayAgain()) {
            startAgain();
            check();
        }
    }

    private void serverFails() {
        long until = deeds.later(state, now, now);
        outages.add(now, until);
        now = until;
        earliest = until;
        state = credited(state, now);
        watched = credited(watched, now);
    }

    private GameState credited(GameState other, long until) {
        return other.credit(outages.millisWithin(other.clock().since(), until));
    }

    private void lookAtTheClock() {
        Optional<GameEvent.Ended> flag = Referee.flag(state, now);
        assertThat(flag.isPresent()).isEqualTo(twin.flagged(now));
        flag.ifPresent(ended -> {
            Side late = state.position().toMove();
            twin.conclude(Outcome.winFor(late.other()), Ending.TIME, now);
            happened(List.of(ended), state.after(ended));
        });
    }

    private void act(Command action) {
        Ruling ruling = Referee.rule(state, action, now);
        Optional<Refusal> expected = twin.act(action, now);
        if (ruling instanceof Ruling.Refused refused) {
            census.count(refused.reason());
            assertThat(Optional.of(inShort(refused.reason())))
                    .as(action.toString())
                    .isEqualTo(expected);
            assertThat(refused.message()).matches("(?s)\\S.*\\.");
        } else {
            assertThat(expected).as(action.toString()).isEmpty();
            Ruling.Allowed allowed = (Ruling.Allowed) ruling;
            assertThat(allowed.events()).isNotEmpty();
            happened(allowed.events(), allowed.state());
            assertThat(state.isOver() || !state.position().mustPass() || !(action instanceof Command.Play))
                    .as("a forced pass waits for nobody")
                    .isTrue();
        }
    }

    private static Refusal inShort(Refusal reason) {
        return switch (reason) {
            case UNREADABLE, OFF_BOARD, OCCUPIED -> Refusal.ILLEGAL;
            default -> reason;
        };
    }

    private void happened(List<GameEvent> news, GameState after) {
        for (GameEvent event : news) {
            assertThat(event.at()).isEqualTo(now);
            GameState next = watched.after(event);
            GameStateInvariants.hold(watched, event, next);
            watched = next;
            assertThatThrownBy(() -> watched.after(event))
                    .as("nothing happens twice: %s", event)
                    .isInstanceOf(IllegalArgumentException.class);
            census.count(event);
        }
        events.addAll(news);
        if (!state.isOver()) {
            after.ending().ifPresent(census::count);
        }
        state = after;
    }

    private void check() {
        assertThat(watched).isEqualTo(state);
        if (deeds.somebodyComesToWatch()) {
            assertThat(fromTheStart())
                    .as("told from its events")
                    .isEqualTo(state)
                    .hasSameHashCodeAs(state);
        }
        assertThat(events.stream()
                        .filter(event -> event instanceof GameEvent.Ended)
                        .count())
                .isLessThanOrEqualTo(1);
        GameStateInvariants.hold(state, now);
        assertThat(state.moves()).isEqualTo(twin.moves);
        assertThat(state.position()).isEqualTo(twin.position());
        assertThat(state.conclusion()).isEqualTo(twin.conclusion);
        assertThat(state.rematchAgreed()).isEqualTo(twin.rematch);
        Map<Offer.Kind, Side> offers = state.offers().stream().collect(Collectors.toMap(Offer::what, Offer::by));
        assertThat(offers).isEqualTo(twin.offers);
        for (Side side : Side.values()) {
            assertThat(state.clock().left(side, now)).as("left to %s", side).isEqualTo(twin.left(side, now));
        }
    }

    /** As a server reads it after it was away. */
    private GameState fromTheStart() {
        GameState told = GameState.of(start, timeControl, began);
        for (GameEvent event : events) {
            told = credited(told, event.at()).after(event);
        }
        return credited(told, now);
    }

    @Override
    public String toString() {
        return start + " " + timeControl.text() + " at " + now + " " + events + "\n" + state;
    }
}
