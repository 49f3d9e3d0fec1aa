package dev.drey.server.api;

import dev.drey.server.NormalizedRequest;
import dev.drey.server.Routes;
import dev.drey.server.access.ConcurrencyLimit;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.RateLimiter;
import dev.drey.server.room.Listener;
import dev.drey.server.room.Room;
import dev.drey.server.room.Scheduler;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Streams the events of games and of the lobby as lines of JSON. */
public final class EventRoutes implements Routes {
    private static final int LAST_EVENT = 1_000_000;

    private final ApiContext context;
    private final Scheduler time;

    public EventRoutes(ApiContext context, Scheduler time) {
        this.context = context;
        this.time = time;
    }

    @Override
    public void register(RoutesConfig routes) {
        GameOperations.EVENTS.serve(routes, this::game);
        GameOperations.LOBBY.serve(
                routes, ctx -> ctx.json(context.rooms().lobby().list()));
        GameOperations.LOBBY_EVENTS.serve(routes, this::lobby);
    }

    private void game(Context ctx) {
        Room room = context.room(ctx);
        Optional<Integer> after = after(ctx);
        follow(ctx, stream -> room.watch(stream, after), room::leave);
    }

    private void lobby(Context ctx) {
        follow(
                ctx,
                stream -> context.rooms().lobby().watch(stream),
                stream -> context.rooms().lobby().leave(stream));
    }

    /** Streams the events of a game; with {@code wait=false} only those that have happened. */
    private void follow(Context ctx, Consumer<Listener> watch, Consumer<Listener> leave) {
        context.shutdown().rejectNewWork();
        context.identities().identify(ctx);
        boolean onlyHeaders = NormalizedRequest.isHead(ctx);
        boolean waits = !onlyHeaders && !"false".equals(ctx.queryParam("wait"));
        // A HEAD answer arrives before a lease would end, so the client's next request could exceed the limit.
        RateLimiter.Lease lease = onlyHeaders
                ? () -> {}
                : context.limits()
                        .acquire(
                                ConcurrencyLimit.CONNECTIONS,
                                context.identities().caller(ctx));
        AtomicReference<@Nullable Listener> following = new AtomicReference<>();
        Runnable closed = () -> {
            lease.close();
            Listener listener = following.get();
            if (listener != null) {
                leave.accept(listener);
            }
        };
        NdjsonStream.open(
                ctx,
                context.identities(),
                time,
                stream -> {
                    following.set(stream);
                    watch.accept(stream);
                    if (stream.isOver()) {
                        // The client disconnected in the meantime.
                        leave.accept(stream);
                    } else if (!waits || context.shutdown().isStopping()) {
                        // A stopping server may have ended all streams before this one was registered.
                        stream.finish();
                    }
                },
                closed);
    }

    private static Optional<Integer> after(Context ctx) {
        @Nullable String text = ctx.queryParam("after");
        if (text == null) {
            return Optional.empty();
        }
        if (!text.matches("[0-9]{1,7}") || Integer.parseInt(text) > LAST_EVENT) {
            throw new ProblemException(
                    ProblemCode.BAD_REQUEST, "after: expected the number of the last event you have, 0 or more");
        }
        return Optional.of(Integer.valueOf(text));
    }
}
