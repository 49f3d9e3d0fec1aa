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
final class RandomMatch {
    private static final long BEGIN = 1_700_000_000_000L;

    private final Position start;
    private final Tempo tempo;
    private final RandomDeeds deeds;
    private final Census census;

    private final Outages outages = new Outages();
    private final List<Event> events = new ArrayList<>();
    private long now = BEGIN;
    private long began;
    private long earliest = BEGIN;
    private Match match;
    private Match watched;
    private MatchTwin twin;

    RandomMatch(Position start, Tempo tempo, RandomGenerator random, Census census) {
        this.start = start;
        this.tempo = tempo;
        this.deeds = new RandomDeeds(random);
        this.census = census;
        began = now;
        match = Match.of(start, tempo, now);
        watched = match;
        twin = new MatchTwin(start, tempo, outages, now);
        if (random.nextBoolean()) {
            passAtOnce();
        }
    }

    private void passAtOnce() {
        Ruling.Allowed forced = Referee.forced(match, now);
        twin.passIfForced(now);
        happened(forced.events(), forced.match());
    }

    private void startAgain() {
        events.clear();
        began = now;
        match = Match.of(start, tempo, now);
        watched = match;
        twin = new MatchTwin(start, tempo, outages, now);
    }

    void step() {
        now = deeds.later(match, now, earliest);
        if (deeds.serverFails()) {
            serverFails();
        }
        if (deeds.somebodyLooksAtTheClock()) {
            lookAtTheClock();
        } else {
            act(deeds.action(match, now));
        }
        check();
        if (match.rematchAgreed() && deeds.theyReallyPlayAgain()) {
            startAgain();
            check();
        }
    }

    private void serverFails() {
        long until = deeds.later(match, now, now);
        outages.add(now, until);
        now = until;
        earliest = until;
        match = credited(match, now);
        watched = credited(watched, now);
    }

    private Match credited(Match other, long until) {
        return other.credit(outages.millisWithin(other.clock().since(), until));
    }

    private void lookAtTheClock() {
        Optional<Event.Ended> flag = Referee.flag(match, now);
        assertThat(flag.isPresent()).isEqualTo(twin.flagged(now));
        flag.ifPresent(ended -> {
            Side late = match.position().toMove();
            twin.conclude(Outcome.winFor(late.other()), Ending.TIME, now);
            happened(List.of(ended), match.after(ended));
        });
    }

    private void act(Action action) {
        Ruling ruling = Referee.rule(match, action, now);
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
            happened(allowed.events(), allowed.match());
            assertThat(match.isOver() || !match.position().mustPass() || !(action instanceof Action.Play))
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

    private void happened(List<Event> news, Match after) {
        for (Event event : news) {
            assertThat(event.at()).isEqualTo(now);
            Match next = watched.after(event);
            MatchInvariants.hold(watched, event, next);
            watched = next;
            assertThatThrownBy(() -> watched.after(event))
                    .as("nothing happens twice: %s", event)
                    .isInstanceOf(IllegalArgumentException.class);
            census.count(event);
        }
        events.addAll(news);
        if (!match.isOver()) {
            after.ending().ifPresent(census::count);
        }
        match = after;
    }

    private void check() {
        assertThat(watched).isEqualTo(match);
        if (deeds.somebodyComesToWatch()) {
            assertThat(fromTheStart())
                    .as("told from its events")
                    .isEqualTo(match)
                    .hasSameHashCodeAs(match);
        }
        assertThat(events.stream().filter(event -> event instanceof Event.Ended).count())
                .isLessThanOrEqualTo(1);
        MatchInvariants.hold(match, now);
        assertThat(match.moves()).isEqualTo(twin.moves);
        assertThat(match.position()).isEqualTo(twin.position());
        assertThat(match.conclusion()).isEqualTo(twin.conclusion);
        assertThat(match.rematchAgreed()).isEqualTo(twin.rematch);
        Map<Offer.Kind, Side> offers = match.offers().stream().collect(Collectors.toMap(Offer::what, Offer::by));
        assertThat(offers).isEqualTo(twin.offers);
        for (Side side : Side.values()) {
            assertThat(match.clock().left(side, now)).as("left to %s", side).isEqualTo(twin.left(side, now));
        }
    }

    /** As a server reads it after it was away. */
    private Match fromTheStart() {
        Match told = Match.of(start, tempo, began);
        for (Event event : events) {
            told = credited(told, event.at()).after(event);
        }
        return credited(told, now);
    }

    @Override
    public String toString() {
        return start + " " + tempo.text() + " at " + now + " " + events + "\n" + match;
    }
}
