package dev.drey.server.api;

import dev.drey.server.Problems;
import dev.drey.server.Routes;
import dev.drey.server.room.Refusal;
import dev.drey.server.search.SearchRejected;
import dev.drey.server.store.StoreFailure;
import dev.drey.wire.BadJson;
import io.javalin.config.RoutesConfig;
import java.util.List;

/** What every route answers when it fails in one of the ways that are known. */
public final class FailureRoutes implements Routes {
    private static final List<Class<? extends RuntimeException>> KNOWN =
            List.of(BadJson.class, StoreFailure.class, Refusal.class, SearchRejected.class);

    @Override
    public void register(RoutesConfig routes) {
        for (Class<? extends RuntimeException> kind : KNOWN) {
            routes.exception(
                    kind,
                    (failure, ctx) ->
                            Problems.answer(ctx, Failures.problem(failure).orElseThrow()));
        }
    }
}
