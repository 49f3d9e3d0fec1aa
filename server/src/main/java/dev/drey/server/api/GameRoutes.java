package dev.drey.server.api;

import dev.drey.server.Routes;
import dev.drey.server.access.Caller;
import dev.drey.server.access.Hold;
import dev.drey.server.access.Identity;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.Rate;
import dev.drey.server.room.CommandResult;
import dev.drey.server.room.GameViews;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Room;
import dev.drey.server.room.Seat;
import dev.drey.server.store.IdentityRow;
import dev.drey.wire.live.ClientMessage;
import dev.drey.wire.live.ClientMessageReader;
import dev.drey.wire.live.GameRequest;
import dev.drey.wire.live.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
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
        context.stopping().refuse();
        GameRequest request = GameRequest.read(Bodies.json(ctx));
        Seat.Person who = context.who(ctx);
        Caller caller = context.identities().caller(ctx);
        refuseAdvice(request, who);
        context.limits()
                .check(
                        Hold.OPEN_GAMES,
                        context.identities().of(ctx),
                        context.store().unfinishedOf(who.id()));
        if (request.isBetweenEngines()) {
            // A game between engines counts as a search, because it goes on without anybody.
            context.limits()
                    .check(
                            Hold.SEARCHES,
                            context.identities().of(ctx),
                            context.store().ofEnginesAlone(who.id()));
        }
        context.limits().take(Rate.NEW_GAMES, caller);
        answer(
                ctx,
                who,
                201,
                context.store()
                        .putIdentity(new IdentityRow(
                                who.id(), who.name(), context.rooms().now()))
                        .thenCompose(known -> context.rooms().create(who, request))
                        .thenApply(room -> {
                            ctx.header("Location", "/api/games/" + room.game().id());
                            return room.game();
                        }));
    }

    /** Rejects a game against an engine from a withheld position, which would reveal the best moves there. */
    private void refuseAdvice(GameRequest request, Seat.Person who) {
        boolean chosen = request.start()
                .filter(start -> !start.equals(start.game().start()))
                .isPresent();
        if (chosen && request.hasEngine()) {
            context.refuseHelp(
                    who.id(),
                    request.start().stream().toList(),
                    "no engine plays on from here until that game has moved on or is over");
        }
    }

    private void show(Context ctx) {
        Room room = context.room(ctx);
        ctx.contentType("application/json").result(view(room.game(), context.who(ctx)));
    }

    private void act(Context ctx) {
        ClientMessage message = ClientMessageReader.read(Bodies.json(ctx)).message();
        if (message instanceof ClientMessage.Watch || message instanceof ClientMessage.Ping) {
            throw new ProblemException(
                    ProblemCode.BAD_REQUEST, "that is for sockets; here GET /api/games/{id}/events tells what happens");
        }
        Room room = context.room(ctx);
        Identity who = context.identities().of(ctx);
        Caller caller = context.identities().caller(ctx);
        answer(
                ctx,
                ApiContext.person(who),
                200,
                GameCommands.act(context, room, who, caller, message).thenApply(GameRoutes::accepted));
    }

    private static LiveGame accepted(CommandResult result) {
        result.rejection().ifPresent(rejection -> {
            throw new ProblemException(ProblemCode.REJECTED, rejection.message())
                    .with(Map.of(
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
    private void answer(Context ctx, Seat.Person who, int status, CompletableFuture<LiveGame> coming) {
        ctx.future(() -> coming.handle((game, failure) -> {
            if (failure != null) {
                throw Failures.thrown(failure);
            }
            ctx.status(status).contentType("application/json").result(view(game, who));
            return game;
        }));
    }

    private String view(LiveGame game, Seat.Person who) {
        return Json.text(GameViews.game(game, who.id(), context.rooms().now()));
    }

    private void record(Context ctx) {
        LiveGame game = context.room(ctx).game();
        RecordAnswers.send(ctx, LiveRecords.of(game), game.id());
    }
}
