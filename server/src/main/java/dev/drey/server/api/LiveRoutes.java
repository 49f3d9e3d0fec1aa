package dev.drey.server.api;

import dev.drey.server.Routes;
import dev.drey.server.access.Caller;
import dev.drey.server.access.Identities;
import dev.drey.server.access.Identity;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.RateLimit;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Refusal;
import dev.drey.server.room.Room;
import dev.drey.wire.live.ClientMessage;
import dev.drey.wire.live.ClientMessageReader;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.ReceivedMessage;
import dev.drey.wire.live.ServerMessage;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsContext;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Playing and watching over a WebSocket: one for each game. */
public final class LiveRoutes implements Routes {
    private static final Logger LOG = LoggerFactory.getLogger(LiveRoutes.class);
    private static final String SEAT = "drey.live";
    private static final int PING_SECONDS = 15;

    /** Whoever goes on all the same after being told so often that it is too much does not listen. */
    private static final int MOST_UNHEARD = 100;

    /** "Policy violation", in the words of RFC 6455. */
    private static final int TOO_MUCH = 1008;

    /**
     * A client's place in a game.
     *
     * @param unheard how many messages beyond the limit it has sent
     */
    private record Place(Room room, SocketListener listener, Identity identity, Caller caller, AtomicInteger unheard) {}

    private final ApiContext context;

    public LiveRoutes(ApiContext context) {
        this.context = context;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.wsBeforeUpgrade(GameOperations.LIVE.path(), ctx -> context.room(ctx));
        GameOperations.LIVE.serveSocket(routes, ws -> {
            ws.onConnect(this::connected);
            ws.onMessage(message -> said(message, () -> ClientMessageReader.read(message.message())));
            ws.onBinaryMessage(message -> said(message, () -> {
                throw new ProblemException(ProblemCode.BAD_REQUEST, "a binary message; expected JSON as text");
            }));
            ws.onClose(this::gone);
        });
    }

    private void connected(WsContext ws) {
        Identity identity = Identities.identify(ws);
        SocketListener listener = new SocketListener(ws.session, identity.id());
        Room room = context.room(ws.pathParam("id"));
        ws.attribute(SEAT, new Place(room, listener, identity, Identities.caller(ws), new AtomicInteger()));
        ws.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
    }

    private void gone(WsContext ws) {
        @Nullable Place place = ws.attribute(SEAT);
        if (place != null) {
            place.room().leave(place.listener());
        }
    }

    private void said(WsContext ws, Supplier<ReceivedMessage> reading) {
        @Nullable Place place = ws.attribute(SEAT);
        if (place == null || place.unheard().get() > MOST_UNHEARD) {
            return;
        }
        Optional<String> ref = Optional.empty();
        try {
            context.limits().take(RateLimit.MESSAGES, place.caller());
            ReceivedMessage said = reading.get();
            ref = said.ref();
            take(place, said);
        } catch (RuntimeException problem) {
            refuse(place, ref, problem);
            hangUpOnWhoDoesNotListen(place, problem);
        }
    }

    private static void hangUpOnWhoDoesNotListen(Place place, RuntimeException problem) {
        boolean tooMuch = problem instanceof ProblemException known && known.code() == ProblemCode.TOO_MANY_MESSAGES;
        if (tooMuch && place.unheard().incrementAndGet() > MOST_UNHEARD) {
            place.listener().hangUp(TOO_MUCH, "too many messages");
        }
    }

    private void take(Place place, ReceivedMessage said) {
        if (said.message() instanceof ClientMessage.Watch watch) {
            place.room().watch(place.listener(), watch.after());
            if (!place.listener().isOpen()) {
                // It went before it had come.
                place.room().leave(place.listener());
            }
        } else if (said.message() instanceof ClientMessage.Ping) {
            place.listener()
                    .tell(Json.text(new ServerMessage.Pong(
                            said.ref().orElse(null), context.rooms().now())));
        } else {
            CompletableFuture<?> unused = Actions.act(
                            context, place.room(), place.identity(), place.caller(), said.message())
                    .whenComplete((game, failure) -> {
                        if (failure != null) {
                            refuse(place, said.ref(), failure);
                        }
                    });
        }
    }

    private static void refuse(Place place, Optional<String> ref, Throwable failure) {
        LiveGame game = cause(failure) instanceof Refusal refusal
                ? refusal.game()
                : place.room().lastKnown();
        Optional<ProblemException> problem = Failures.problem(failure);
        if (problem.isEmpty()) {
            LOG.atError().addKeyValue("game", game.id()).setCause(failure).log("a message could not be dealt with");
        }
        String code = problem.map(known -> code(known, failure)).orElse("internal");
        String message = problem.map(ProblemException::detail).orElse("Something went wrong here.");
        place.listener()
                .tell(Json.text(new ServerMessage.Refused(
                        ref.orElse(null),
                        code,
                        message,
                        game.seq(),
                        game.state().ply())));
    }

    /** What a game refuses has its own reason; everything else the problem's name. */
    private static String code(ProblemException problem, Throwable failure) {
        return cause(failure) instanceof Refusal refusal
                ? refusal.code()
                : problem.code().text();
    }

    private static Throwable cause(Throwable failure) {
        return failure.getCause() == null ? failure : failure.getCause();
    }
}
