package dev.drey.server.room;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.server.store.GameRow;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Withholds what moves are worth from the players of running games without hints. Withheld is what a player could use there: the
 * position of the game and those within {@link #PLIES} plies of it, also on a turned board and with the sides exchanged. All other
 * positions are free: other set-ups, finished games that went another way, earlier or later phases.
 */
public final class FairPlay {
    /** How many plies a position must be away from that of a game without hints. */
    public static final int PLIES = 4;

    private final Rooms rooms;

    FairPlay(Rooms rooms) {
        this.rooms = rooms;
    }

    /**
     * The game without hints for whose sake that guest is told nothing about at least one of these positions; empty if all are
     * free. It may wait for the store.
     */
    public Optional<LiveGame> blocking(String guest, Collection<Position> positions) {
        return withheld(guest, positions).values().stream().findFirst();
    }

    /** Those of these positions about which that guest is told nothing, each with the game for whose sake. */
    public Map<Position, LiveGame> withheld(String guest, Collection<Position> positions) {
        Map<Position, LiveGame> withheld = new LinkedHashMap<>();
        for (LiveGame game : playedWithoutHints(guest, positions)) {
            NearbyPositions near = new NearbyPositions(game.state().position(), PLIES);
            positions.stream()
                    .filter(position -> !withheld.containsKey(position) && near.contains(position))
                    .forEach(position -> withheld.put(position, game));
        }
        return withheld;
    }

    /** The kinds of the running games without hints that guest plays: nothing is withheld of others. It may wait for the store. */
    public Set<GameKind> kinds(String guest) {
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
