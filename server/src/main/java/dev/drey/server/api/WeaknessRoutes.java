package dev.drey.server.api;

import dev.drey.server.Routes;
import dev.drey.server.room.Scheduler;
import dev.drey.server.search.SearchService;
import dev.drey.wire.WeaknessesJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** Which kinds of mistakes somebody makes, told while the games are reviewed. */
public final class WeaknessRoutes implements Routes {
    private final ApiContext context;
    private final SearchService searches;
    private final AnalysisStreams streams;

    public WeaknessRoutes(ApiContext context, SearchService searches, Scheduler time) {
        this.context = context;
        this.searches = searches;
        this.streams = new AnalysisStreams(context, time);
    }

    @Override
    public void register(RoutesConfig routes) {
        AnalysisOperations.WEAKNESSES.serve(routes, this::weaknesses);
    }

    private void weaknesses(Context ctx) {
        streams.open(
                ctx,
                (asker, watcher) -> WeaknessRun.of(context.store(), context.rooms(), asker.identity())
                        .begin(searches.studies(), asker, watcher),
                (WeaknessesJson known, Boolean last) -> known.text());
    }
}
