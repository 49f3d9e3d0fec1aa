package dev.drey.server.api;

import dev.drey.analysis.GameSummary;
import dev.drey.rules.GameKind;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.server.room.Rooms;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Removes moves from the summaries of a guest's finished games that could help in the guest's running games without hints. A filter knows the games that
 * were running when it was created.
 */
final class SummaryFilter {
    private final Set<GameKind> kinds;
    private final Set<Position> hidden;
    private final Function<PlayedGame, List<Position>> positions;

    /** A finished game and the sides the guest had in it. */
    record PlayedGame(String id, GameKind kind, Set<Side> sides) {}

    /**
     * @param games all finished games of the guest
     * @param positions returns the positions in which the moves of a game were played
     */
    SummaryFilter(Rooms rooms, String guest, List<PlayedGame> games, Function<PlayedGame, List<Position>> positions) {
        this.positions = positions;
        this.kinds = rooms.fairPlay().restrictedKinds(guest);
        Set<Position> candidates = new HashSet<>();
        games.stream()
                .filter(game -> kinds.contains(game.kind()))
                .forEach(game -> candidates.addAll(positions.apply(game)));
        this.hidden = kinds.isEmpty()
                ? Set.of()
                : rooms.fairPlay().withheld(guest, candidates).keySet();
    }

    /** Returns whether nothing of a game may be shown. */
    boolean hides(PlayedGame game) {
        return kinds.contains(game.kind())
                && !positions.apply(game).isEmpty()
                && hidden.containsAll(positions.apply(game));
    }

    /** Returns the part of a game's summary that may be shown. */
    GameSummary visible(PlayedGame game, GameSummary summary) {
        return kinds.contains(game.kind()) ? summary.without(hidden, positions.apply(game)) : summary;
    }
}
