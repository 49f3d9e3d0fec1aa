package dev.drey.server.api;

import dev.drey.server.NormalizedRequest;
import dev.drey.server.Routes;
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
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Streams the events of games and of the lobby as lines of JSON. */
public final class EventRoutes implements Routes {
    static final int LAST_EVENT = 1_000_000;
    static final int MAX_LIMIT = 1000;

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
                routes,
                ctx -> ctx.contentType("application/json")
                        .result(context.rooms().lobby().list().text()));
        GameOperations.LOBBY_EVENTS.serve(routes, this::lobby);
    }

    private void game(Context ctx) {
        Room room = context.room(ctx);
        Optional<Integer> after = number(ctx, "after", 0, LAST_EVENT, "the number of the last event you have");
        Optional<Integer> limit = number(ctx, "limit", 1, MAX_LIMIT, "the maximum number of events");
        if (limit.isPresent() && waits(ctx)) {
            throw new ProblemException(
                    ProblemCode.BAD_REQUEST,
                    "limit: expected together with wait=false; without it, events arrive one by one");
        }
        follow(
                ctx,
                (stream, caughtUp) -> room.watch(stream, after, limit.orElse(Integer.MAX_VALUE), caughtUp),
                room::leave);
    }

    private void lobby(Context ctx) {
        Optional<String> since = Optional.ofNullable(ctx.queryParam("since"));
        follow(
                ctx,
                (stream, caughtUp) -> {
                    context.rooms().lobby().watch(stream, since);
                    caughtUp.run();
                },
                stream -> context.rooms().lobby().leave(stream));
    }

    /** Streams the events of a game; with {@code wait=false} only those that have happened. */
    private void follow(Context ctx, BiConsumer<Listener, Runnable> watch, Consumer<Listener> leave) {
        context.shutdown().rejectNewWork();
        context.identities().identify(ctx);
        boolean onlyHeaders = NormalizedRequest.isHead(ctx);
        boolean waits = !onlyHeaders && waits(ctx);
        // A HEAD answer arrives before a lease would end, so the client's next request could exceed the limit.
        RateLimiter.Lease lease = onlyHeaders
                ? () -> {}
                : context.connections().acquire(context.identities().caller(ctx));
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
                    watch.accept(stream, waits ? () -> {} : stream::finish);
                    if (stream.isOver()) {
                        // The client disconnected in the meantime.
                        leave.accept(stream);
                    } else if (context.shutdown().isStopping()) {
                        // A stopping server may have ended all streams before this one was registered.
                        stream.finish();
                    }
                },
                closed);
    }

    private static boolean waits(Context ctx) {
        return !"false".equals(ctx.queryParam("wait"));
    }

    private static Optional<Integer> number(Context ctx, String name, int min, int max, String meaning) {
        @Nullable String text = ctx.queryParam(name);
        if (text == null) {
            return Optional.empty();
        }
        if (!text.matches("[0-9]{1,7}") || Integer.parseInt(text) < min || Integer.parseInt(text) > max) {
            throw new ProblemException(
                    ProblemCode.BAD_REQUEST, name + ": expected " + meaning + ", " + min + " to " + max);
        }
        return Optional.of(Integer.valueOf(text));
    }
}
