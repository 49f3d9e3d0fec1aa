package dev.drey.wire.live;

import dev.drey.wire.Place;
import java.util.Optional;
import java.util.Set;

/**
 * The game somebody wants to play; docs/api.md describes it.
 *
 * @param game {@code id} or {@code id:setup}; without a set-up, the usual one or one drawn by chance
 * @param start a position to begin with
 * @param first who has the first side: {@code me}, {@code friend}, {@code anyone}, or an engine's level
 * @param second who has the second side
 * @param shuffle whether chance decides who has which side
 * @param clock {@code none}, {@code 5+3}, {@code 2d}
 * @param games how many games the match has
 * @param hints whether players may ask what moves are worth while they play
 */
public record GameRequest(
        String game,
        Optional<String> start,
        String first,
        String second,
        boolean shuffle,
        String clock,
        Optional<Integer> games,
        Optional<Boolean> hints) {
    /** No match is longer. */
    public static final int MOST_GAMES = 20;

    private static final Set<String> KNOWN = Set.of("game", "start", "seats", "shuffle", "clock", "games", "hints");
    private static final Set<String> SEATS = Set.of("X", "O");

    /**
     * The request a text holds.
     *
     * @throws dev.drey.wire.BadJson if it is none
     */
    public static GameRequest read(String text) {
        Place request = Json.parse(text).object();
        request.allow(KNOWN);
        Place seats = request.property("seats");
        if (seats.exists()) {
            seats.object().allow(SEATS);
        }
        Place start = request.property("start");
        Place games = request.property("games");
        Place hints = request.property("hints");
        return new GameRequest(
                request.property("game").string(),
                start.exists() ? Optional.of(start.string()) : Optional.empty(),
                seat(seats, "X", "me"),
                seat(seats, "O", "friend"),
                request.property("shuffle").flag(),
                request.property("clock").exists() ? request.property("clock").string() : "none",
                games.exists() ? Optional.of(games.whole(1, MOST_GAMES)) : Optional.empty(),
                hints.exists() ? Optional.of(hints.flag()) : Optional.empty());
    }

    private static String seat(Place seats, String side, String usual) {
        Place seat = seats.property(side);
        return seat.exists() ? seat.string() : usual;
    }
}
