package dev.drey.server.api;

import dev.drey.server.Routes;
import dev.drey.server.access.Caller;
import dev.drey.server.access.Identity;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.RateLimit;
import dev.drey.server.room.CommandResult;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Room;
import dev.drey.server.room.Seat;
import dev.drey.wire.live.ClientMessageReader;
import dev.drey.wire.live.GameRequest;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.ReceivedMessage;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Routes to create games, show them and play them by plain requests. */
public final class GameRoutes implements Routes {
    private final ApiContext context;

    public GameRoutes(ApiContext context) {
        this.context = context;
    }

    @Override
    public void register(RoutesConfig routes) {
        GameOperations.CREATE.serve(routes, this::create);
        GameOperations.SHOW.serve(routes, this::show);
        GameOperations.ACT.serve(routes, this::act);
        GameOperations.RECORD.serve(routes, this::record);
    }

    private void create(Context ctx) {
        context.shutdown().rejectNewWork();
        GameRequest request = GameRequest.read(JsonBody.read(ctx));
        Seat.Person person = context.person(ctx);
        Caller caller = context.identities().caller(ctx);
        String origin = context.identities().origin(caller);
        Optional<Room> repeated = context.rooms().requested(person, request);
        if (repeated.isPresent()) {
            LiveGame game = repeated.get().game();
            ctx.header("Location", location(game))
                    .contentType("application/json")
                    .result(view(game, person));
            return;
        }
        rejectWithheldStart(request, person);
        context.limits().take(RateLimit.NEW_GAMES, caller);
        sendWhenStored(
                ctx,
                person,
                201,
                context.storePlayer(context.identities().identify(ctx))
                        .thenCompose(written -> context.rooms().create(person, origin, request))
                        .thenApply(room -> {
                            ctx.header("Location", location(room.game()));
                            return room.game();
                        }));
    }

    private static String location(LiveGame game) {
        return "/api/games/" + game.id();
    }

    /** Rejects a game against an engine from a withheld position, which would reveal the best moves there. */
    private void rejectWithheldStart(GameRequest request, Seat.Person person) {
        boolean chosen = request.start()
                .filter(start -> !start.equals(start.game().start()))
                .isPresent();
        if (chosen && request.hasEngine()) {
            context.rejectIfWithheld(person.id(), request.start().stream().toList());
        }
    }

    private void show(Context ctx) {
        Room room = context.room(ctx);
        ctx.contentType("application/json").result(view(room.game(), context.person(ctx)));
    }

    private void act(Context ctx) {
        ReceivedMessage received = ClientMessageReader.read(JsonBody.read(ctx));
        if (!received.message().isCommand()) {
            throw new ProblemException(
                    ProblemCode.BAD_REQUEST,
                    "This message works only over a WebSocket; use GET /api/games/{id}/events instead.");
        }
        Room room = context.room(ctx);
        Identity identity = context.identities().identify(ctx);
        Caller caller = context.identities().caller(ctx);
        sendWhenStored(
                ctx,
                ApiContext.person(identity),
                200,
                GameCommands.act(context, room, identity, caller, received).thenApply(GameRoutes::requireAccepted));
    }

    private static LiveGame requireAccepted(CommandResult result) {
        result.rejection().ifPresent(rejection -> {
            throw new ProblemException(ProblemCode.REJECTED, rejection.message())
                    .withExtensions(Map.of(
                            "reason",
                            rejection.reason().code(),
                            "seq",
                            result.game().seq(),
                            "ply",
                            result.game().state().ply()));
        });
        return result.game();
    }

    /** Answers with the game as soon as it is stored; no thread waits for it. */
    private void sendWhenStored(Context ctx, Seat.Person person, int status, CompletableFuture<LiveGame> stored) {
        ctx.future(() -> stored.handle((game, failure) -> {
            if (failure != null) {
                throw Failures.thrown(failure);
            }
            ctx.status(status).contentType("application/json").result(view(game, person));
            return game;
        }));
    }

    private String view(LiveGame game, Seat.Person person) {
        return Json.text(context.rooms().view(game, person.id()));
    }

    private void record(Context ctx) {
        LiveGame game = context.room(ctx).game();
        RecordExport.send(ctx, RecordExport.of(game), game.id());
    }
}
