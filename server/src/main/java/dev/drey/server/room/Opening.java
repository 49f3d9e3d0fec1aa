package dev.drey.server.room;

import dev.drey.rules.Position;
import dev.drey.wire.live.GameRequest;
import java.util.random.RandomGenerator;

/** Makes a game of what somebody asks for. */
final class Opening {
    private Opening() {}

    static Birth open(GameRequest request, Chair.Person who, long now, RandomGenerator random) {
        Position start =
                request.start().orElseGet(() -> request.kind().fresh(random).start());
        Chairs chairs = new Chairs(chair(request.first(), who), chair(request.second(), who));
        boolean engine =
                chairs.first().engine().isPresent() || chairs.second().engine().isPresent();
        Terms terms = new Terms(
                Ids.next(),
                now,
                who.id(),
                Ids.next(),
                start,
                request.tempo(),
                request.hints().orElse(engine),
                new Terms.Round(
                        Ids.next(), 1, request.games().orElse(start.game().usualMatch()), 0, 0));
        return Birth.of(terms, request.shuffle() && random.nextBoolean() ? chairs.swapped() : chairs);
    }

    private static Chair chair(String text, Chair.Person who) {
        return switch (text) {
            case GameRequest.ME -> who;
            case GameRequest.FRIEND -> new Chair.Friend();
            case GameRequest.ANYONE -> new Chair.Anyone();
            default -> new Chair.Engine(text);
        };
    }
}
