package dev.drey.server.api;

import dev.drey.server.ProblemResponses;
import dev.drey.server.Routes;
import dev.drey.server.room.Refusal;
import dev.drey.server.search.Refused;
import dev.drey.server.store.StoreException;
import dev.drey.wire.BadJson;
import io.javalin.config.RoutesConfig;
import java.util.List;

/** What every route answers when it fails in one of the ways that are known. */
public final class FailureRoutes implements Routes {
    private static final List<Class<? extends RuntimeException>> KNOWN =
            List.of(BadJson.class, StoreException.class, Refusal.class, Refused.class);

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
