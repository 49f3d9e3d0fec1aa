package dev.drey.server.room;

import dev.drey.rules.Games;
import dev.drey.rules.Side;
import dev.drey.server.store.GameRow;
import dev.drey.wire.live.LobbyJson;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * An open game that anyone may join.
 *
 * @param creator the identity of the person who created it
 * @param origin the network address it was created from, hashed; its creator if that is unknown
 * @param free the letters of the free sides
 */
record LobbyGame(
        String id,
        long created,
        String creator,
        String origin,
        String game,
        String clock,
        int matchLength,
        boolean hints,
        List<String> free) {

    /** The game in the lobby; empty if it is not open to anyone. */
    static Optional<LobbyGame> of(LiveGame game) {
        Terms terms = game.terms();
        List<String> free = sides(side -> game.seats().of(side) instanceof Seat.Anyone);
        return game.status() != GameStatus.OPEN || free.isEmpty()
                ? Optional.empty()
                : Optional.of(new LobbyGame(
                        terms.id(),
                        terms.created(),
                        terms.creator(),
                        terms.origin().orElse(terms.creator()),
                        terms.game().text(),
                        terms.timeControl().text(),
                        terms.round().of(),
                        terms.hints(),
                        free));
    }

    static LobbyGame of(GameRow row) {
        return new LobbyGame(
                row.id(),
                row.createdAt(),
                row.creator(),
                row.origin().orElse(row.creator()),
                row.game(),
                row.tempo(),
                row.matchLength(),
                row.hints(),
                sides(side -> (side == Side.FIRST ? row.first() : row.second()).equals(new Seat.Anyone().text())));
    }

    private static List<String> sides(Predicate<Side> isFree) {
        return Stream.of(Side.values()).filter(isFree).map(GameViews::letter).toList();
    }

    /** The JSON for clients, with the name of the creator. */
    LobbyJson.EntryJson entry(String by) {
        return new LobbyJson.EntryJson(
                id,
                Games.kind(game).id(),
                Games.kind(game).title(),
                game,
                clock,
                matchLength,
                hints,
                free,
                by,
                created);
    }
}
