package dev.drey.server.room;

import dev.drey.play.Decider;
import dev.drey.play.Decision;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.wire.live.GameRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game that has just been created, with its first events: it starts at once if both seats are taken.
 *
 * @param initial the game without events
 */
public record CreatedGame(LiveGame initial, List<RoomEvent> events) {
    private static final double WIN = 1;
    private static final double DRAW = 0.5;

    public CreatedGame {
        events = List.copyOf(events);
    }

    private static CreatedGame of(Terms terms, Seats seats) {
        LiveGame initial = LiveGame.of(terms, seats);
        return new CreatedGame(initial, seats.anyFree() ? List.of() : start(initial, terms.created()));
    }

    /** Creates the game a player asks for. */
    static CreatedGame requested(
            GameRequest request, Seat.Person creator, String origin, long now, RandomGenerator random) {
        Position start =
                request.start().orElseGet(() -> request.kind().fresh(random).start());
        Seats seats = new Seats(seat(request.first(), creator), seat(request.second(), creator));
        boolean engine =
                seats.first().engine().isPresent() || seats.second().engine().isPresent();
        Terms terms = new Terms(
                Ids.next(),
                now,
                creator.id(),
                Optional.of(origin),
                Ids.next(),
                start,
                request.timeControl(),
                request.hints().orElse(engine),
                new Terms.Round(
                        Ids.next(), 1, request.games().orElse(start.game().defaultMatchLength()), 0, 0));
        return of(terms, request.shuffle() && random.nextBoolean() ? seats.swapped() : seats);
    }

    private static Seat seat(String text, Seat.Person creator) {
        return switch (text) {
            case GameRequest.ME -> creator;
            case GameRequest.FRIEND -> new Seat.Friend();
            case GameRequest.ANYONE -> new Seat.Anyone();
            default -> new Seat.Engine(text);
        };
    }

    /** Creates the next game of the same match, with the sides swapped. */
    static CreatedGame nextRound(LiveGame over, long now) {
        Terms.Round round = over.terms().round();
        return successor(
                over,
                new Terms.Round(
                        round.match(),
                        round.number() + 1,
                        round.of(),
                        round.pointsOfSecond() + points(over, Side.SECOND),
                        round.pointsOfFirst() + points(over, Side.FIRST)),
                now);
    }

    /** Creates the first game of another match on the same terms, with the sides swapped. */
    static CreatedGame rematch(LiveGame over, long now) {
        return successor(
                over, new Terms.Round(Ids.next(), 1, over.terms().round().of(), 0, 0), now);
    }

    private static CreatedGame successor(LiveGame over, Terms.Round round, long now) {
        Terms old = over.terms();
        Terms terms = new Terms(
                Ids.next(),
                now,
                old.creator(),
                old.origin(),
                Ids.next(),
                old.start(),
                old.timeControl(),
                old.hints(),
                round);
        return of(terms, over.seats().swapped());
    }

    private static double points(LiveGame over, Side side) {
        return over.state().outcome().map(outcome -> points(outcome, side)).orElse(0.0);
    }

    /** The match points a side gets for an outcome. */
    static double points(Outcome outcome, Side side) {
        return outcome.winner().map(winner -> winner == side ? WIN : 0).orElse(DRAW);
    }

    /** The events when both seats are taken: play begins, and forced passes are played. */
    static List<RoomEvent> start(LiveGame game, long now) {
        List<RoomEvent> events = new ArrayList<>();
        RoomEvent started = new RoomEvent.Started(now);
        events.add(started);
        for (Decision.Step pass : Decider.forcedPasses(game.after(started).state(), now)) {
            events.add(new RoomEvent.Played(pass.event()));
        }
        return events;
    }

    /** The game after its first events. */
    public LiveGame game() {
        return initial.after(events);
    }
}
