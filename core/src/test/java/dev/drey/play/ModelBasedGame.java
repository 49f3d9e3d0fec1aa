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
 * A game with random commands, a model of it, and a state that is replayed from its events. After every step the three
 * agree and all invariants hold. After an agreed rematch it starts again.
 */
final class ModelBasedGame {
    private static final long START_TIME = 1_700_000_000_000L;

    private final Position start;
    private final TimeControl timeControl;
    private final RandomCommands commands;
    private final CoverageCounts counts;

    private final Outages outages = new Outages();
    private final List<GameEvent> events = new ArrayList<>();
    private long now = START_TIME;
    private long gameStart;
    private long earliest = START_TIME;
    private GameState state;
    private GameState replayed;
    private GameStateModel model;

    ModelBasedGame(Position start, TimeControl timeControl, RandomGenerator random, CoverageCounts counts) {
        this.start = start;
        this.timeControl = timeControl;
        this.commands = new RandomCommands(random);
        this.counts = counts;
        gameStart = now;
        state = GameState.of(start, timeControl, now);
        replayed = state;
        model = new GameStateModel(start, timeControl, outages, now);
        if (random.nextBoolean()) {
            playForcedPasses();
        }
    }

    private void playForcedPasses() {
        List<Decision.Step> passes = Decider.forcedPasses(state, now);
        model.passIfForced(now);
        if (!passes.isEmpty()) {
            Decision.Accepted accepted = new Decision.Accepted(passes);
            apply(accepted.events(), accepted.state());
        }
    }

    private void restart() {
        events.clear();
        gameStart = now;
        state = GameState.of(start, timeControl, now);
        replayed = state;
        model = new GameStateModel(start, timeControl, outages, now);
    }

    void step() {
        now = commands.later(state, now, earliest);
        if (commands.serverFails()) {
            simulateOutage();
        }
        if (commands.checksFlag()) {
            checkFlag();
        } else {
            act(commands.next(state, now));
        }
        check();
        if (state.rematchAgreed() && commands.startsRematch()) {
            restart();
            check();
        }
    }

    private void simulateOutage() {
        long until = commands.later(state, now, now);
        outages.add(now, until);
        now = until;
        earliest = until;
        state = credited(state, now);
        replayed = credited(replayed, now);
    }

    private GameState credited(GameState other, long until) {
        return other.credit(outages.millisWithin(other.clock().since(), until));
    }

    private void checkFlag() {
        Optional<GameEvent.Ended> flag = Decider.flagFall(state, now);
        assertThat(flag.isPresent()).isEqualTo(model.hasFlagFallen(now));
        flag.ifPresent(ended -> {
            Side late = state.position().toMove();
            model.conclude(Outcome.winFor(late.other()), Ending.TIME, now);
            apply(List.of(ended), state.after(ended));
        });
    }

    private void act(Command command) {
        Decision decision = Decider.decide(state, command, now);
        Optional<Reason> expected = model.act(command, now);
        if (decision instanceof Decision.Rejected rejected) {
            Rejection rejection = rejected.rejection();
            counts.count(rejection.reason());
            assertThat(Optional.of(simplified(rejection.reason())))
                    .as(command.toString())
                    .isEqualTo(expected);
            assertThat(rejection.message()).matches("(?s)\\S.*\\.");
        } else {
            assertThat(expected).as(command.toString()).isEmpty();
            Decision.Accepted accepted = (Decision.Accepted) decision;
            assertThat(accepted.events()).isNotEmpty();
            apply(accepted.events(), accepted.state());
            boolean move = command instanceof Command.PlayText || command instanceof Command.Play;
            assertThat(state.isOver() || !state.position().mustPass() || !move)
                    .as("forced passes are played at once")
                    .isTrue();
        }
    }

    private static Reason simplified(Reason reason) {
        return switch (reason) {
            case UNREADABLE, OFF_BOARD, OCCUPIED -> Reason.ILLEGAL;
            default -> reason;
        };
    }

    private void apply(List<GameEvent> newEvents, GameState after) {
        for (GameEvent event : newEvents) {
            assertThat(event.at()).isEqualTo(now);
            GameState next = replayed.after(event);
            GameStateInvariants.check(replayed, event, next);
            replayed = next;
            assertThatThrownBy(() -> replayed.after(event))
                    .as("no event can be applied twice: %s", event)
                    .isInstanceOf(IllegalArgumentException.class);
            counts.count(event);
        }
        events.addAll(newEvents);
        if (!state.isOver()) {
            after.ending().ifPresent(counts::count);
        }
        state = after;
    }

    private void check() {
        assertThat(replayed).isEqualTo(state);
        if (commands.replaysEvents()) {
            assertThat(replay()).as("replayed from its events").isEqualTo(state).hasSameHashCodeAs(state);
        }
        assertThat(events.stream()
                        .filter(event -> event instanceof GameEvent.Ended)
                        .count())
                .isLessThanOrEqualTo(1);
        GameStateInvariants.check(state, now);
        assertThat(state.moves()).isEqualTo(model.moves);
        assertThat(state.position()).isEqualTo(model.position());
        assertThat(state.conclusion()).isEqualTo(model.conclusion);
        assertThat(state.rematchAgreed()).isEqualTo(model.rematch);
        Map<Offer.Kind, Side> offers = state.offers().stream().collect(Collectors.toMap(Offer::kind, Offer::by));
        assertThat(offers).isEqualTo(model.offers);
        for (Side side : Side.values()) {
            assertThat(state.clock().left(side, now)).as("left to %s", side).isEqualTo(model.left(side, now));
        }
    }

    /** Replays all events, as a server does after a restart. */
    private GameState replay() {
        GameState replayed = GameState.of(start, timeControl, gameStart);
        for (GameEvent event : events) {
            replayed = credited(replayed, event.at()).after(event);
        }
        return credited(replayed, now);
    }

    @Override
    public String toString() {
        return start + " " + timeControl.text() + " at " + now + " " + events + "\n" + state;
    }
}
