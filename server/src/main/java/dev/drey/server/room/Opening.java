package dev.drey.server.room;

import dev.drey.rules.Position;
import dev.drey.wire.live.GameRequest;
import java.util.random.RandomGenerator;

/** Makes a game of what somebody asks for. */
final class Opening {
    private Opening() {}

    static CreatedGame open(GameRequest request, Seat.Person who, long now, RandomGenerator random) {
        Position start =
                request.start().orElseGet(() -> request.kind().fresh(random).start());
        Seats seats = new Seats(chair(request.first(), who), chair(request.second(), who));
        boolean engine =
                seats.first().engine().isPresent() || seats.second().engine().isPresent();
        Terms terms = new Terms(
                Ids.next(),
                now,
                who.id(),
                Ids.next(),
                start,
                request.timeControl(),
                request.hints().orElse(engine),
                new Terms.Round(
                        Ids.next(), 1, request.games().orElse(start.game().usualMatch()), 0, 0));
        return CreatedGame.of(terms, request.shuffle() && random.nextBoolean() ? seats.swapped() : seats);
    }

    private static Seat chair(String text, Seat.Person who) {
        return switch (text) {
            case GameRequest.ME -> who;
            case GameRequest.FRIEND -> new Seat.Friend();
            case GameRequest.ANYONE -> new Seat.Anyone();
            default -> new Seat.Engine(text);
        };
    }
}
