package dev.drey.server.api;

import dev.drey.server.PlainRequest;
import dev.drey.server.Routes;
import dev.drey.server.guard.Hold;
import dev.drey.server.guard.Limits;
import dev.drey.server.guard.ProblemCode;
import dev.drey.server.guard.ProblemException;
import dev.drey.server.room.Listener;
import dev.drey.server.room.Room;
import dev.drey.server.room.Time;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What happens in games and in the lobby, as lines of JSON that come while they happen. */
public final class EventRoutes implements Routes {
    private static final int LAST_EVENT = 1_000_000;

    private final Desk desk;
    private final Time time;

    public EventRoutes(Desk desk, Time time) {
        this.desk = desk;
        this.time = time;
    }

    @Override
    public void register(RoutesConfig routes) {
        GameOperations.EVENTS.serve(routes, this::game);
        GameOperations.LOBBY.serve(routes, ctx -> ctx.json(desk.rooms().lobby().list()));
        GameOperations.LOBBY_EVENTS.serve(routes, this::lobby);
    }

    private void game(Context ctx) {
        Room room = desk.room(ctx);
        Optional<Integer> after = after(ctx);
        follow(ctx, stream -> room.watch(stream, after), room::leave);
    }

    private void lobby(Context ctx) {
        follow(
                ctx,
                stream -> desk.rooms().lobby().watch(stream),
                stream -> desk.rooms().lobby().leave(stream));
    }

    /** With {@code wait=false} only what is known already. */
    private void follow(Context ctx, Consumer<Listener> come, Consumer<Listener> go) {
        desk.stopping().refuse();
        String who = desk.identities().of(ctx).id();
        boolean onlyHeaders = PlainRequest.onlyHeaders(ctx);
        boolean waits = !onlyHeaders && !"false".equals(ctx.queryParam("wait"));
        // A HEAD answer arrives before a lease would end, so the client's next request could exceed the limit.
        Limits.Lease lease = onlyHeaders
                ? () -> {}
                : desk.limits().hold(Hold.CONNECTIONS, desk.identities().caller(ctx));
        AtomicReference<@Nullable Listener> following = new AtomicReference<>();
        Runnable closed = () -> {
            lease.close();
            Listener listener = following.get();
            if (listener != null) {
                go.accept(listener);
            }
        };
        Stream.open(
                ctx,
                who,
                time,
                stream -> {
                    following.set(stream);
                    come.accept(stream);
                    if (stream.isOver()) {
                        // It went before it had come.
                        go.accept(stream);
                    } else if (!waits || desk.stopping().hasBegun()) {
                        // The server is stopping and may have ended all streams it knew before this one came.
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
                    ProblemCode.BAD_REQUEST, "after is the number of the last event you know; expected 0 or more");
        }
        return Optional.of(Integer.valueOf(text));
    }
}
