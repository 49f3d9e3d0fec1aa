package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Ending;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
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
    private final RandomCommands commands;
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
        this.commands = new RandomCommands(random);
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
        List<Decision.Step> passes = Decider.forcedPasses(state, now);
        twin.passIfForced(now);
        if (!passes.isEmpty()) {
            Decision.Accepted accepted = new Decision.Accepted(passes);
            happened(accepted.events(), accepted.state());
        }
    }

    private void startAgain() {
        events.clear();
        began = now;
        state = GameState.of(start, timeControl, now);
        watched = state;
        twin = new GameStateTwin(start, timeControl, outages, now);
    }

    void step() {
        now = commands.later(state, now, earliest);
        if (commands.serverFails()) {
            serverFails();
        }
        if (commands.somebodyLooksAtTheClock()) {
            lookAtTheClock();
        } else {
            act(commands.next(state, now));
        }
        check();
        if (state.rematchAgreed() && commands.theyReallyPlayAgain()) {
            startAgain();
            check();
        }
    }

    private void serverFails() {
        long until = commands.later(state, now, now);
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
        Optional<GameEvent.Ended> flag = Decider.flagFall(state, now);
        assertThat(flag.isPresent()).isEqualTo(twin.flagged(now));
        flag.ifPresent(ended -> {
            Side late = state.position().toMove();
            twin.conclude(Outcome.winFor(late.other()), Ending.TIME, now);
            happened(List.of(ended), state.after(ended));
        });
    }

    private void act(Command action) {
        Decision decision = Decider.decide(state, action, now);
        Optional<Reason> expected = twin.act(action, now);
        if (decision instanceof Decision.Rejected rejected) {
            Rejection rejection = rejected.rejection();
            census.count(rejection.reason());
            assertThat(Optional.of(inShort(rejection.reason())))
                    .as(action.toString())
                    .isEqualTo(expected);
            assertThat(rejection.message()).matches("(?s)\\S.*\\.");
        } else {
            assertThat(expected).as(action.toString()).isEmpty();
            Decision.Accepted accepted = (Decision.Accepted) decision;
            assertThat(accepted.events()).isNotEmpty();
            happened(accepted.events(), accepted.state());
            boolean move = action instanceof Command.PlayText || action instanceof Command.Play;
            assertThat(state.isOver() || !state.position().mustPass() || !move)
                    .as("forced passes are played at once")
                    .isTrue();
        }
    }

    private static Reason inShort(Reason reason) {
        return switch (reason) {
            case UNREADABLE, OFF_BOARD, OCCUPIED -> Reason.ILLEGAL;
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
        if (commands.somebodyComesToWatch()) {
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
        Map<Offer.Kind, Side> offers = state.offers().stream().collect(Collectors.toMap(Offer::kind, Offer::by));
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
