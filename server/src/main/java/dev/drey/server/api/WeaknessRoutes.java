package dev.drey.server.api;

import dev.drey.server.Routes;
import dev.drey.server.room.Time;
import dev.drey.server.truth.Truth;
import dev.drey.wire.WeaknessesJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** Which kinds of mistakes somebody makes, told while the games are reviewed. */
public final class WeaknessRoutes implements Routes {
    private final Desk desk;
    private final Truth truth;
    private final TruthStreams streams;

    public WeaknessRoutes(Desk desk, Truth truth, Time time) {
        this.desk = desk;
        this.truth = truth;
        this.streams = new TruthStreams(desk, time);
    }

    @Override
    public void register(RoutesConfig routes) {
        TruthOperations.WEAKNESSES.serve(routes, this::weaknesses);
    }

    private void weaknesses(Context ctx) {
        streams.open(
                ctx,
                (asker, watcher) -> WeaknessRun.of(desk.store(), desk.rooms(), asker.identity())
                        .begin(truth.studies(), asker, watcher),
                (WeaknessesJson known, Boolean last) -> known.text());
    }
}
