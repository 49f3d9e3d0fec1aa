package dev.drey.server.api;

import dev.drey.server.Routes;
import dev.drey.server.guard.Caller;
import dev.drey.server.guard.Hold;
import dev.drey.server.guard.Identity;
import dev.drey.server.guard.ProblemCode;
import dev.drey.server.guard.ProblemException;
import dev.drey.server.guard.Rate;
import dev.drey.server.room.Chair;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Room;
import dev.drey.server.room.Views;
import dev.drey.server.store.IdentityRow;
import dev.drey.wire.live.ClientMessage;
import dev.drey.wire.live.ClientMessageReader;
import dev.drey.wire.live.GameRequest;
import dev.drey.wire.live.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.concurrent.CompletableFuture;

/** Making games, looking at them, and playing them by plain requests. */
public final class GameRoutes implements Routes {
    private final Desk desk;

    public GameRoutes(Desk desk) {
        this.desk = desk;
    }

    @Override
    public void register(RoutesConfig routes) {
        GameOperations.CREATE.serve(routes, this::create);
        GameOperations.SHOW.serve(routes, this::show);
        GameOperations.ACT.serve(routes, this::act);
        GameOperations.RECORD.serve(routes, this::record);
    }

    private void create(Context ctx) {
        desk.stopping().refuse();
        GameRequest request = GameRequest.read(Bodies.json(ctx));
        Chair.Person who = desk.who(ctx);
        Caller caller = desk.identities().caller(ctx);
        refuseAdvice(request, who);
        desk.limits()
                .check(Hold.OPEN_GAMES, desk.identities().of(ctx), desk.store().unfinishedOf(who.id()));
        if (request.isOfEnginesAlone()) {
            // It needs nobody to go on: it is a search that was asked for.
            desk.limits()
                    .check(
                            Hold.SEARCHES,
                            desk.identities().of(ctx),
                            desk.store().ofEnginesAlone(who.id()));
        }
        desk.limits().take(Rate.NEW_GAMES, caller);
        answer(
                ctx,
                who,
                201,
                desk.store()
                        .putIdentity(new IdentityRow(
                                who.id(), who.name(), desk.rooms().now()))
                        .thenCompose(known -> desk.rooms().create(who, request))
                        .thenApply(room -> {
                            ctx.header("Location", "/api/games/" + room.game().id());
                            return room.game();
                        }));
    }

    /** An engine that is given a position to go on from tells what is best there as well as an analysis would. */
    private void refuseAdvice(GameRequest request, Chair.Person who) {
        boolean chosen = request.start()
                .filter(start -> !start.equals(start.game().start()))
                .isPresent();
        if (chosen && request.hasEngine()) {
            desk.refuseHelp(
                    who.id(),
                    request.start().stream().toList(),
                    "no engine plays on from here until that game has moved on or is over");
        }
    }

    private void show(Context ctx) {
        Room room = desk.room(ctx);
        ctx.contentType("application/json").result(view(room.game(), desk.who(ctx)));
    }

    private void act(Context ctx) {
        ClientMessage message = ClientMessageReader.read(Bodies.json(ctx)).message();
        if (message instanceof ClientMessage.Watch || message instanceof ClientMessage.Ping) {
            throw new ProblemException(
                    ProblemCode.BAD_REQUEST, "that is for sockets; here GET /api/games/{id}/events tells what happens");
        }
        Room room = desk.room(ctx);
        Identity who = desk.identities().of(ctx);
        Caller caller = desk.identities().caller(ctx);
        answer(ctx, Desk.person(who), 200, Actions.act(desk, room, who, caller, message));
    }

    /** Answers with the game once it is there; no thread waits for it. */
    private void answer(Context ctx, Chair.Person who, int status, CompletableFuture<LiveGame> coming) {
        ctx.future(() -> coming.handle((game, failure) -> {
            if (failure != null) {
                throw Failures.thrown(failure);
            }
            ctx.status(status).contentType("application/json").result(view(game, who));
            return game;
        }));
    }

    private String view(LiveGame game, Chair.Person who) {
        return Json.text(Views.game(game, who.id(), desk.rooms().now()));
    }

    private void record(Context ctx) {
        LiveGame game = desk.room(ctx).game();
        RecordAnswers.send(ctx, LiveRecords.of(game), game.id());
    }
}
