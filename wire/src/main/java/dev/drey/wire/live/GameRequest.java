package dev.drey.wire.live;

import dev.drey.engine.Level;
import dev.drey.engine.Levels;
import dev.drey.play.PlayerCatalog;
import dev.drey.play.TimeControl;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.wire.BadJson;
import dev.drey.wire.LocatedJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A request to create a game, see docs/api.md.
 *
 * @param start the start position; empty for the default or a random set-up
 * @param first the player of the first side: {@code me}, {@code friend}, {@code anyone}, or a level of the engine
 * @param second the player of the second side
 * @param shuffle whether the sides are assigned at random
 * @param games the number of games of the match
 * @param hints whether the players may ask for hints
 * @param id the name of the request, which creates one game however often it is sent
 */
public record GameRequest(
        GameKind kind,
        Optional<Position> start,
        String first,
        String second,
        boolean shuffle,
        TimeControl timeControl,
        Optional<Integer> games,
        Optional<Boolean> hints,
        Optional<String> id) {
    public static final String ME = "me";
    public static final String FRIEND = "friend";
    public static final String ANYONE = "anyone";

    /** The maximum number of games of a match. */
    public static final int MAX_GAMES = 20;

    private static final int MAX_TEXT_LENGTH = 1000;
    private static final Set<String> KNOWN =
            Set.of("game", "start", "seats", "shuffle", "clock", "games", "hints", "id");
    private static final List<String> PEOPLE = List.of(ME, FRIEND, ANYONE);
    private static final Set<String> SIDES = Set.of("X", "O");

    /**
     * Parses a request.
     *
     * @throws BadJson if the text is not a request; it says where and what would be right
     */
    public static GameRequest read(String text) {
        LocatedJson request = Json.parse(text).object();
        request.allowOnly(KNOWN);
        LocatedJson game = request.property("game");
        GameKind kind = game.parse(MAX_TEXT_LENGTH, Games::kind);
        LocatedJson seats = request.property("seats");
        if (seats.exists()) {
            seats.object().allowOnly(SIDES);
        }
        String first = seat(seats.property("X"), kind, ME);
        String second = seat(seats.property("O"), kind, first.equals(ME) ? FRIEND : ME);
        if (first.equals(ME) && second.equals(ME)) {
            throw new BadJson(seats, "you cannot take both seats; expected \"me\" on one side only");
        }
        LocatedJson clock = request.property("clock");
        LocatedJson games = request.property("games");
        LocatedJson hints = request.property("hints");
        return new GameRequest(
                kind,
                start(request, kind),
                first,
                second,
                request.property("shuffle").bool(),
                clock.exists() ? clock.parse(MAX_TEXT_LENGTH, TimeControl::parse) : new TimeControl.None(),
                games.exists() ? Optional.of(games.integer(1, MAX_GAMES)) : Optional.empty(),
                hints.exists() ? Optional.of(hints.bool()) : Optional.empty(),
                CommandId.read(request.property("id")));
    }

    /** The request as text without its id; equal requests have equal texts. */
    public String text() {
        return String.join(
                " ",
                kind.id(),
                start.map(Position::text).orElse("-"),
                first,
                second,
                shuffle ? "shuffle" : "-",
                timeControl.text(),
                games.map(String::valueOf).orElse("-"),
                hints.map(String::valueOf).orElse("-"));
    }

    /** Whether an engine has a seat. */
    public boolean hasEngine() {
        return !PEOPLE.contains(first) || !PEOPLE.contains(second);
    }

    private static Optional<Position> start(LocatedJson request, GameKind kind) {
        LocatedJson game = request.property("game");
        LocatedJson start = request.property("start");
        Optional<Position> asked = start.exists()
                ? Optional.of(start.parse(MAX_TEXT_LENGTH, Games::position))
                : game.string().contains(":")
                        ? Optional.of(game.parse(MAX_TEXT_LENGTH, Games::game).start())
                        : Optional.empty();
        asked.ifPresent(position -> check(start, kind, position));
        return asked;
    }

    private static void check(LocatedJson start, GameKind kind, Position position) {
        if (!position.game().kind().equals(kind)) {
            throw new BadJson(
                    start, "the start position is of " + position.game().text() + "; expected one of " + kind.id());
        }
        if (position.isOver()) {
            throw new BadJson(start, "the game is over in this position; expected one with a legal move");
        }
    }

    private static String seat(LocatedJson seat, GameKind kind, String defaultSeat) {
        if (!seat.exists()) {
            return defaultSeat;
        }
        List<String> known = new ArrayList<>(PEOPLE);
        Levels.of(kind).stream().map(Level::name).forEach(known::add);
        if (!known.contains(seat.string())) {
            throw new BadJson(
                    seat,
                    PlayerCatalog.unknownPlayer(kind, seat.string(), known).explanation());
        }
        return seat.string();
    }
}
