package dev.drey.server.room;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.server.store.GameRow;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Withholds the values of moves from players of running games without hints. Withheld are the position of such a game and all positions within
 * {@link #PLIES} plies of it, also on a mirrored or rotated board and with the sides exchanged.
 */
public final class FairPlay {
    /** Positions up to this many plies away from a game without hints are withheld. */
    public static final int PLIES = 4;

    /** Positions whose moves are tried per request: several times as many as players with a few games need, and some tens of milliseconds. */
    static final int MAX_NODES = 20_000;

    private final Rooms rooms;

    FairPlay(Rooms rooms) {
        this.rooms = rooms;
    }

    /** Returns a running game without hints that blocks at least one of the positions for a player; may wait for the store. */
    public Optional<LiveGame> blockingGame(String guest, Collection<Position> positions) {
        return withheld(guest, positions).values().stream().findFirst();
    }

    /**
     * Returns the positions that are withheld from a player, each with the game that blocks it; may wait for the store. If a player has so
     * many games that the check would take too long, positions that it does not get to are withheld, too.
     */
    public Map<Position, LiveGame> withheld(String guest, Collection<Position> positions) {
        Map<Position, LiveGame> games = new LinkedHashMap<>();
        playedWithoutHints(guest, positions)
                .forEach(game -> games.putIfAbsent(game.state().position(), game));
        Map<Position, LiveGame> withheld = new LinkedHashMap<>();
        new NearbyPositions(games.keySet(), PLIES)
                .among(positions, new NodeBudget(MAX_NODES))
                .forEach((position, centre) -> withheld.put(position, Objects.requireNonNull(games.get(centre))));
        return withheld;
    }

    /** The kinds of the running games without hints of a player; positions of other kinds are never withheld. May wait for the store. */
    public Set<GameKind> restrictedKinds(String guest) {
        return rooms.store().playedWithoutHints(guest).stream()
                .map(row -> Games.kind(row.game()))
                .collect(Collectors.toSet());
    }

    private List<LiveGame> playedWithoutHints(String guest, Collection<Position> positions) {
        Set<GameKind> kinds =
                positions.stream().map(position -> position.game().kind()).collect(Collectors.toSet());
        return rooms.store().playedWithoutHints(guest).stream()
                .filter(row -> kinds.contains(Games.kind(row.game())))
                .map(GameRow::id)
                .flatMap(id -> rooms.game(id).stream())
                .filter(LiveGame::isRunning)
                .toList();
    }
}
