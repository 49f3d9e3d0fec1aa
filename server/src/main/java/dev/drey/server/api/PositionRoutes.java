package dev.drey.server.api;

import dev.drey.server.Routes;
import dev.drey.wire.live.PositionJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** What the rules say about any position, for clients that do not know them. */
public final class PositionRoutes implements Routes {
    /** What the same question will be answered as well tomorrow; a new version of the server may tell more. */
    private static final String FOR_A_WHILE = "private, max-age=600";

    @Override
    public void register(RoutesConfig routes) {
        PositionOperations.SHOW.serve(routes, PositionRoutes::show);
    }

    private static void show(Context ctx) {
        LineOfPlay line = LineOfPlay.readOrBegin(ctx);
        if (ctx.queryParam("position") != null) {
            ctx.header("Cache-Control", FOR_A_WHILE);
        }
        ctx.json(PositionJson.of(line.start(), line.moves()));
    }
}
