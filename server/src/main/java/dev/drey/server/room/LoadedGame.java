package dev.drey.server.room;

import dev.drey.server.store.GameRow;
import dev.drey.server.store.Store;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongBinaryOperator;

/** A game from the store, with its events and the ids of its commands. */
record LoadedGame(LiveGame game, List<RoomEvent> log, CommandIds commandIds) {
    private static final String ID_FORMAT = "[2-9a-z]{12}";

    /** Reads a game; empty if there is none with this id. @throws StoreException if it cannot be read */
    static Optional<LoadedGame> of(String id, Store store, Function<String, String> names, Scheduler time) {
        if (!id.matches(ID_FORMAT)) {
            return Optional.empty();
        }
        return store.load(id).map(stored -> {
            LiveGame initial = GameRows.initial(stored.game(), match(stored.game(), store), names);
            List<RoomEvent> log = GameRows.log(initial, stored.events(), names);
            LiveGame game = EventReplay.of(initial, log, store.outages()::millisWithin);
            long now = time.now();
            // Read after the time, so that they include all outages before it.
            LongBinaryOperator outages = store.outages()::millisWithin;
            return new LoadedGame(EventReplay.credited(game, outages, now), log, CommandIds.of(stored.events()));
        });
    }

    /** The games of the same match; none are needed for the first of them. */
    private static List<GameRow> match(GameRow row, Store store) {
        return row.round() == 1 ? List.of() : store.gamesOfMatch(row.matchId());
    }
}
