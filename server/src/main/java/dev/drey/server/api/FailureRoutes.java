package dev.drey.server.api;

import dev.drey.server.ProblemResponses;
import dev.drey.server.Routes;
import dev.drey.server.room.RequestRejected;
import dev.drey.server.search.SearchRejected;
import dev.drey.server.store.StoreException;
import dev.drey.wire.BadJson;
import io.javalin.config.RoutesConfig;
import java.util.List;

/** Answers every route that fails in a known way with problem details. */
public final class FailureRoutes implements Routes {
    private static final List<Class<? extends RuntimeException>> KNOWN =
            List.of(BadJson.class, StoreException.class, SearchRejected.class, RequestRejected.class);

    @Override
    public void register(RoutesConfig routes) {
        for (Class<? extends RuntimeException> kind : KNOWN) {
            routes.exception(
                    kind,
                    (failure, ctx) ->
                            ProblemResponses.send(ctx, Failures.problem(failure).orElseThrow()));
        }
    }
}
