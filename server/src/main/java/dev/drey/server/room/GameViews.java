package dev.drey.server.room;

import dev.drey.play.Clock;
import dev.drey.play.GameEvent;
import dev.drey.play.GameState;
import dev.drey.play.TimeControl;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.wire.live.BoardJson;
import dev.drey.wire.live.EventJson;
import dev.drey.wire.live.GameJson;
import dev.drey.wire.live.GridJson;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.ServerMessage;
import dev.drey.wire.live.StateJson;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Converts games and events to the JSON that clients receive. */
public final class GameViews {
    private GameViews() {}

    /** Returns the whole game as a viewer sees it. */
    public static ServerMessage.Game game(LiveGame game, String viewer, long now) {
        @Nullable
        String you = game.seats().sideOf(viewer).map(GameViews::letter).orElse(null);
        return new ServerMessage.Game(game.seq(), you, terms(game, viewer), state(game, now));
    }

    public static GameJson terms(LiveGame game, String viewer) {
        Terms terms = game.terms();
        Terms.Round round = terms.round();
        boolean showsCode = terms.creator().equals(viewer) && game.status() == GameStatus.OPEN;
        return new GameJson(
                terms.id(),
                terms.game().kind().id(),
                terms.game().kind().title(),
                terms.game().text(),
                terms.start().text(),
                GridJson.of(terms.game().grid()),
                terms.game().scored(),
                terms.game().canDraw(),
                terms.timeControl().text(),
                terms.hints(),
                terms.created(),
                round.of() == 1
                        ? null
                        : new GameJson.MatchJson(round.match(), round.number(), round.of(), bySide(round::points)),
                showsCode ? terms.code() : null);
    }

    public static StateJson state(LiveGame game, long now) {
        GameState state = game.state();
        Position position = state.position();
        Optional<Outcome> outcome = state.outcome();
        return new StateJson(
                game.status().text(),
                bySide(side -> seat(game.seats().of(side))),
                state.ply(),
                letter(position.toMove()),
                position.text(),
                BoardJson.of(position),
                moves(game),
                state.lastMove().map(Move::text).orElse(null),
                bySide(position::score),
                clock(game, now).orElse(null),
                state.offers().stream()
                        .map(offer -> new StateJson.OfferJson(
                                letter(offer.by()), offer.kind().text()))
                        .toList(),
                outcome.map(Outcome::text).orElse(null),
                outcome.flatMap(Outcome::winner).map(GameViews::letter).orElse(null),
                state.ending().map(Ending::text).orElse(null),
                outcome.map(over -> points(game.terms().round(), over)).orElse(null),
                game.next().orElse(null));
    }

    /** The match points after a game with this outcome; null if the match has one game. */
    private static @Nullable Map<String, Double> points(Terms.Round round, Outcome outcome) {
        return round.of() == 1 ? null : bySide(side -> round.points(side) + CreatedGame.points(outcome, side));
    }

    /** The moves a player may choose from; none where a pass is forced, because the server plays it. */
    private static List<String> moves(LiveGame game) {
        Position position = game.state().position();
        return game.isRunning() && !position.mustPass()
                ? position.moves().stream().map(Move::text).toList()
                : List.of();
    }

    private static StateJson.SeatJson seat(Seat seat) {
        if (seat instanceof Seat.Person person) {
            return new StateJson.SeatJson("person", person.name(), person.id());
        } else if (seat instanceof Seat.Engine engine) {
            return new StateJson.SeatJson("engine", engine.level(), null);
        }
        return seat instanceof Seat.Friend
                ? new StateJson.SeatJson("friend", "a friend", null)
                : new StateJson.SeatJson("anyone", "anyone", null);
    }

    /** Returns the time of both sides; empty without a clock. */
    static Optional<StateJson.ClockJson> clock(LiveGame game, long now) {
        Clock clock = game.state().clock();
        boolean ended = game.status() == GameStatus.CANCELLED || game.status() == GameStatus.EXPIRED;
        if (clock.timeControl() instanceof TimeControl.None || ended) {
            return Optional.empty();
        }
        return Optional.of(new StateJson.ClockJson(
                clock.left(Side.FIRST, now),
                clock.left(Side.SECOND, now),
                clock.running().map(GameViews::letter).orElse(null),
                now));
    }

    /** Returns an event with the state after it. */
    public static EventJson event(LiveGame before, RoomEvent event, LiveGame after) {
        Details details = details(before, event);
        return new EventJson(
                details.type,
                after.seq(),
                event.at(),
                details.side,
                details.move,
                details.verb,
                details.taken,
                details.what,
                details.next,
                state(after, event.at()));
    }

    /** Returns a step of a replay as JSON. */
    static String text(EventReplay.Step step) {
        return Json.text(event(step.before(), step.event(), step.after()));
    }

    /** The fields that depend on the kind of event. */
    private record Details(
            String type,
            @Nullable String side,
            @Nullable String move,
            @Nullable String verb,
            @Nullable List<String> taken,
            @Nullable String what,
            @Nullable String next) {
        static Details of(String type, @Nullable Side side, @Nullable String what) {
            return new Details(type, side == null ? null : letter(side), null, null, null, what, null);
        }
    }

    private static Details details(LiveGame before, RoomEvent event) {
        if (event instanceof RoomEvent.Played played) {
            return details(before.state().position(), played.event());
        } else if (event instanceof RoomEvent.Seated seated) {
            return Details.of("seated", seated.side(), null);
        } else if (event instanceof RoomEvent.Next next) {
            return new Details("next", null, null, null, null, null, next.game());
        }
        String type = event instanceof RoomEvent.Started
                ? "started"
                : event instanceof RoomEvent.Expired ? "expired" : "cancelled";
        return Details.of(type, null, null);
    }

    private static Details details(Position before, GameEvent event) {
        if (event instanceof GameEvent.Moved moved) {
            MoveEffect effect = before.effect(moved.move());
            List<String> taken =
                    effect.taken().stream().map(before.game().grid()::name).toList();
            return new Details("moved", letter(moved.side()), moved.move().text(), effect.verb(), taken, null, null);
        } else if (event instanceof GameEvent.Offered offered) {
            return Details.of(
                    "offered", offered.offer().by(), offered.offer().kind().text());
        } else if (event instanceof GameEvent.Declined declined) {
            return Details.of("declined", declined.side(), declined.kind().text());
        } else if (event instanceof GameEvent.Agreed agreed) {
            return Details.of("agreed", agreed.side(), agreed.kind().text());
        }
        return Details.of("ended", null, null);
    }

    static <T> Map<String, T> bySide(java.util.function.Function<Side, T> value) {
        Map<String, T> both = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            both.put(letter(side), value.apply(side));
        }
        return both;
    }

    static String letter(Side side) {
        return String.valueOf(side.letter());
    }
}
