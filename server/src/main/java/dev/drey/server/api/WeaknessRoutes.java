package dev.drey.server.api;

import dev.drey.server.Routes;
import dev.drey.server.room.Scheduler;
import dev.drey.server.search.SearchService;
import dev.drey.wire.WeaknessesJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** Routes for the kinds of mistakes a guest makes, streamed while the games are reviewed. */
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
        // Each line leaves out what is withheld at that time, so nothing needs to be checked here.
        streams.<WeaknessesJson>open(
                ctx,
                (owner, observer) -> WeaknessReview.of(context.store(), context.rooms(), owner.player())
                        .start(searches.analyses(), owner, observer),
                () -> (result, last) -> result.text());
    }
}
