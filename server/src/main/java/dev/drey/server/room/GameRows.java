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

/** Games as the store keeps them. */
final class GameRows {
    private GameRows() {}

    /** What is to be written for a change to happen. */
    static GameChange change(LiveGame before, Decision.Change change, long now) {
        return new GameChange(
                before.id(),
                before.seq(),
                EventRows.write(before.seq(), change.happenings()),
                Optional.of(update(change.after(), now)),
                change.born().stream().map(created -> born(created, now)).toList());
    }

    static NewGame born(CreatedGame created, long now) {
        LiveGame game = created.game();
        Terms terms = game.terms();
        GameUpdate standing = update(game, now);
        GameRow row = new GameRow(
                terms.id(),
                terms.created(),
                terms.creator(),
                terms.game().text(),
                terms.start().text(),
                terms.timeControl().text(),
                terms.hints(),
                terms.round().series(),
                terms.round().of(),
                terms.round().number(),
                standing.first(),
                standing.second(),
                terms.code(),
                standing.status(),
                standing.result(),
                standing.ending(),
                standing.due(),
                now);
        return new NewGame(row, EventRows.write(0, created.happenings()));
    }

    private static GameUpdate update(LiveGame game, long now) {
        return new GameUpdate(
                game.seats().first().text(),
                game.seats().second().text(),
                game.status().text(),
                game.state().outcome().map(Outcome::text),
                game.state().ending().map(Ending::text),
                due(game, now),
                now);
    }

    /** When the server must look at the game by itself: at once if an engine is to move, else when a flag falls. */
    private static OptionalLong due(LiveGame game, long now) {
        if (!game.isRunning()) {
            return OptionalLong.empty();
        }
        if (game.toMove().flatMap(Seat::engine).isPresent()) {
            return OptionalLong.of(now);
        }
        long flag = game.state().clock().flagsAt();
        return flag == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(flag);
    }

    /**
     * The game of a row before anything happened in it.
     *
     * @param series the games of its match; none are needed for the first of them
     */
    static LiveGame fresh(GameRow row, List<GameRow> series, Function<String, String> nameOf) {
        Seats seats = new Seats(Seat.parse(row.first(), nameOf), Seat.parse(row.second(), nameOf));
        Terms terms = new Terms(
                row.id(),
                row.createdAt(),
                row.creator(),
                row.code(),
                Games.position(row.start()),
                TimeControl.parse(row.tempo()),
                row.hints(),
                round(row, series));
        return LiveGame.of(terms, seats);
    }

    /** What happened in it. */
    static List<RoomEvent> log(LiveGame fresh, List<EventRow> events, Function<String, String> nameOf) {
        List<RoomEvent> log = new ArrayList<>();
        LiveGame game = fresh;
        for (EventRow row : events) {
            RoomEvent event = EventRows.read(row, game, nameOf);
            log.add(event);
            game = game.after(event);
        }
        return log;
    }

    private static Terms.Round round(GameRow row, List<GameRow> series) {
        double first = 0;
        double second = 0;
        for (GameRow earlier : series) {
            if (earlier.round() < row.round()) {
                boolean swapped = (row.round() - earlier.round()) % 2 == 1;
                first += points(earlier, swapped ? Side.SECOND : Side.FIRST);
                second += points(earlier, swapped ? Side.FIRST : Side.SECOND);
            }
        }
        return new Terms.Round(row.seriesId(), row.round(), row.seriesLength(), first, second);
    }

    private static double points(GameRow game, Side side) {
        return game.result()
                .flatMap(Outcome::find)
                .map(outcome -> Successor.points(outcome, side))
                .orElse(0.0);
    }
}
