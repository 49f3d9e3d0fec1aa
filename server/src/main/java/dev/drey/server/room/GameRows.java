package dev.drey.server.room;

import dev.drey.play.TimeControl;
import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Outcome;
import dev.drey.rules.Side;
import dev.drey.server.store.EventRow;
import dev.drey.server.store.GameChange;
import dev.drey.server.store.GameRow;
import dev.drey.server.store.GameUpdate;
import dev.drey.server.store.NewGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/** Converts games to and from rows of the store. */
final class GameRows {
    private GameRows() {}

    /** Returns the rows to write for an accepted command. */
    static GameChange change(LiveGame before, RoomDecision.Accepted accepted, Lifetimes lifetimes, long now) {
        return new GameChange(
                before.id(),
                before.seq(),
                EventRows.write(before.seq(), accepted),
                Optional.of(update(accepted.game(), lifetimes, now)),
                accepted.created().stream()
                        .map(created -> newGame(created, lifetimes, now))
                        .toList());
    }

    static NewGame newGame(CreatedGame created, Lifetimes lifetimes, long now) {
        LiveGame game = created.game();
        Terms terms = game.terms();
        GameUpdate current = update(game, lifetimes, now);
        GameRow row = new GameRow(
                terms.id(),
                terms.created(),
                terms.creator(),
                terms.game().text(),
                terms.start().text(),
                terms.timeControl().text(),
                terms.hints(),
                terms.round().match(),
                terms.round().of(),
                terms.round().number(),
                current.first(),
                current.second(),
                terms.code(),
                current.status(),
                current.result(),
                current.ending(),
                terms.origin(),
                current.due(),
                now);
        return new NewGame(row, EventRows.write(0, created.events()));
    }

    private static GameUpdate update(LiveGame game, Lifetimes lifetimes, long now) {
        return new GameUpdate(
                game.seats().first().text(),
                game.seats().second().text(),
                game.status().text(),
                game.state().outcome().map(Outcome::text),
                game.state().ending().map(Ending::text),
                due(game, lifetimes, now),
                game.isDiscarded() ? OptionalLong.of(now + lifetimes.unplayed()) : OptionalLong.empty(),
                now);
    }

    /** Returns when the server must act by itself: at once if an engine is to move, else when a flag falls or the game expires. */
    static OptionalLong due(LiveGame game, Lifetimes lifetimes, long now) {
        if (game.toMove().flatMap(Seat::engine).isPresent()) {
            return OptionalLong.of(now);
        }
        long flag = game.isRunning() ? game.state().clock().flagsAt() : Long.MAX_VALUE;
        return flag == Long.MAX_VALUE ? lifetimes.expiry(game, now) : OptionalLong.of(flag);
    }

    /**
     * Returns the game of a row without its events.
     *
     * @param match the games of the same match; none are needed for the first of them
     */
    static LiveGame initial(GameRow row, List<GameRow> match, Function<String, String> nameOf) {
        Seats seats = new Seats(Seat.parse(row.first(), nameOf), Seat.parse(row.second(), nameOf));
        Terms terms = new Terms(
                row.id(),
                row.createdAt(),
                row.creator(),
                row.origin(),
                row.code(),
                Games.position(row.start()),
                TimeControl.parse(row.tempo()),
                row.hints(),
                round(row, match));
        return LiveGame.of(terms, seats);
    }

    /** Returns the events of a game. */
    static List<RoomEvent> log(LiveGame initial, List<EventRow> events, Function<String, String> nameOf) {
        List<RoomEvent> log = new ArrayList<>();
        LiveGame game = initial;
        for (EventRow row : events) {
            RoomEvent event = EventRows.read(row, game, nameOf);
            log.add(event);
            game = game.after(event);
        }
        return log;
    }

    private static Terms.Round round(GameRow row, List<GameRow> match) {
        double first = 0;
        double second = 0;
        for (GameRow earlier : match) {
            if (earlier.round() < row.round()) {
                boolean swapped = (row.round() - earlier.round()) % 2 == 1;
                first += points(earlier, swapped ? Side.SECOND : Side.FIRST);
                second += points(earlier, swapped ? Side.FIRST : Side.SECOND);
            }
        }
        return new Terms.Round(row.matchId(), row.round(), row.matchLength(), first, second);
    }

    private static double points(GameRow game, Side side) {
        return game.result()
                .flatMap(Outcome::find)
                .map(outcome -> CreatedGame.points(outcome, side))
                .orElse(0.0);
    }
}
