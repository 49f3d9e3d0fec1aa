package dev.drey.server.api;

import dev.drey.rules.Game;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.server.Routes;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.wire.ImportedRecordsJson;
import dev.drey.wire.LocatedJson;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.ParsedMoveJson;
import dev.drey.wire.live.PositionJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Answers questions about the rules in any position, for clients that do not know them. */
public final class PositionRoutes implements Routes {
    /** The answer never changes, except in a new version of the server. */
    private static final String TEN_MINUTES = "private, max-age=600";

    private static final int MAX_MOVE_LENGTH = 64;

    @Override
    public void register(RoutesConfig routes) {
        PositionOperations.SHOW.serve(routes, PositionRoutes::show);
        PositionOperations.MOVE.serve(routes, PositionRoutes::move);
        PositionOperations.RECORD.serve(routes, PositionRoutes::record);
        PositionOperations.READ.serve(routes, PositionRoutes::read);
    }

    private static void show(Context ctx) {
        LineOfPlay line = LineOfPlay.readOrStart(ctx);
        if (ctx.queryParam("position") != null) {
            ctx.header("Cache-Control", TEN_MINUTES);
        }
        ctx.json(PositionJson.of(line.start(), line.moves()));
    }

    private static void move(Context ctx) {
        Position position = LineOfPlay.position(ctx);
        @Nullable String text = ctx.queryParam("text");
        if (text == null || text.length() > MAX_MOVE_LENGTH) {
            throw new ProblemException(
                    ProblemCode.BAD_REQUEST,
                    "text: expected ?text=… with a move of at most " + MAX_MOVE_LENGTH + " characters");
        }
        ctx.header("Cache-Control", TEN_MINUTES).json(ParsedMoveJson.of(position.read(text)));
    }

    private static void record(Context ctx) {
        LineOfPlay line = LineOfPlay.read(ctx);
        RecordExport.send(ctx, line.record(), line.start().game().kind().id());
    }

    private static void read(Context ctx) {
        LocatedJson body = Json.parse(JsonBody.read(ctx)).object();
        body.allowOnly(Set.of("text", "game"));
        String text = body.property("text").string();
        LocatedJson game = body.property("game");
        Optional<Game> of =
                game.exists() ? Optional.of(game.parse(LineOfPlay.MAX_POSITION_LENGTH, Games::game)) : Optional.empty();
        ctx.json(ImportedRecordsJson.read(text, of));
    }
}
