package dev.drey.server.api;

import dev.drey.rules.Rejection;
import dev.drey.server.Routes;
import dev.drey.server.WebSocketClosing;
import dev.drey.server.access.Caller;
import dev.drey.server.access.Identities;
import dev.drey.server.access.Identity;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.RateLimit;
import dev.drey.server.access.SendQueues;
import dev.drey.server.room.CommandResult;
import dev.drey.server.room.LiveGame;
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

/** The WebSocket of a game, to play and to watch. */
public final class LiveRoutes implements Routes {
    private static final Logger LOG = LoggerFactory.getLogger(LiveRoutes.class);
    private static final String CLIENT = "drey.live";
    private static final int PING_SECONDS = 15;

    /** Messages beyond the rate limit after which the socket is closed. */
    private static final int MAX_EXCESS = 100;

    /**
     * A client with its socket.
     *
     * @param excess the number of messages it has sent beyond the rate limit
     * @param disconnected must be called when the socket is closed
     */
    private record Client(
            Room room,
            SocketListener listener,
            Identity identity,
            Caller caller,
            AtomicInteger excess,
            Runnable disconnected) {}

    private final ApiContext context;

    public LiveRoutes(ApiContext context) {
        this.context = context;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.wsBeforeUpgrade(GameOperations.LIVE.path(), ctx -> context.room(ctx));
        GameOperations.LIVE.serveSocket(routes, ws -> {
            ws.onConnect(this::connected);
            ws.onMessage(message -> received(message, () -> ClientMessageReader.read(message.message())));
            ws.onBinaryMessage(message -> received(message, () -> {
                throw new ProblemException(ProblemCode.BAD_REQUEST, "Binary message; expected JSON as text.");
            }));
            ws.onClose(this::disconnected);
        });
    }

    private void connected(WsContext ws) {
        Identity identity = Identities.identify(ws);
        SocketListener listener = new SocketListener(ws.session, identity.id(), SendQueues.Opener.of(ws));
        Room room = context.room(ws.pathParam("id"));
        Runnable disconnected = context.identities()
                .connected(
                        ws,
                        () -> listener.disconnect(
                                WebSocketClosing.POLICY_VIOLATION, "your cookie or token is no longer valid"));
        ws.attribute(
                CLIENT, new Client(room, listener, identity, Identities.caller(ws), new AtomicInteger(), disconnected));
        ws.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
    }

    private void disconnected(WsContext ws) {
        @Nullable Client client = ws.attribute(CLIENT);
        if (client != null) {
            client.disconnected().run();
            client.room().leave(client.listener());
        }
    }

    private void received(WsContext ws, Supplier<ReceivedMessage> reading) {
        @Nullable Client client = ws.attribute(CLIENT);
        if (client == null
                || client.excess().get() > MAX_EXCESS
                || !client.listener().isOpen()) {
            return;
        }
        @Nullable ReceivedMessage received = null;
        try {
            context.limits().take(RateLimit.MESSAGES, client.caller());
            received = reading.get();
            handle(client, received);
        } catch (RuntimeException problem) {
            reportFailure(client, received, problem);
            closeOnExcess(client, problem);
        }
    }

    private static void closeOnExcess(Client client, RuntimeException problem) {
        boolean tooMuch = problem instanceof ProblemException known && known.code() == ProblemCode.TOO_MANY_MESSAGES;
        if (tooMuch && client.excess().incrementAndGet() > MAX_EXCESS) {
            client.listener().disconnect(WebSocketClosing.POLICY_VIOLATION, "too many messages");
        }
    }

    private void handle(Client client, ReceivedMessage received) {
        if (received.message() instanceof ClientMessage.Watch watch) {
            client.room().watch(client.listener(), watch.after());
            if (!client.listener().isOpen()) {
                // The socket was closed in the meantime.
                client.room().leave(client.listener());
            }
        } else if (received.message() instanceof ClientMessage.Ping) {
            client.listener()
                    .send(Json.text(new ServerMessage.Pong(
                            received.ref().orElse(null), context.rooms().now())));
        } else {
            CompletableFuture<?> unused = GameCommands.act(
                            context, client.room(), client.identity(), client.caller(), received)
                    .whenComplete((result, failure) -> {
                        if (failure != null) {
                            reportFailure(client, received, failure);
                        } else {
                            answer(client, received, result);
                        }
                    });
        }
    }

    /** Reports a rejection, and the success of a command with an id; the success of any other shows in its events. */
    private static void answer(Client client, ReceivedMessage received, CommandResult result) {
        LiveGame game = result.game();
        if (result.rejection().isPresent()) {
            Rejection rejection = result.rejection().get();
            reject(client, received, rejection.reason().code(), rejection.message(), game);
        } else if (received.id().isPresent()) {
            client.listener()
                    .send(Json.text(new ServerMessage.Accepted(
                            received.id().get(),
                            received.ref().orElse(null),
                            game.seq(),
                            game.state().ply())));
        }
    }

    private static void reportFailure(Client client, @Nullable ReceivedMessage received, Throwable failure) {
        LiveGame game = client.room().lastKnown();
        Optional<ProblemException> problem = Failures.problem(failure);
        if (problem.isEmpty()) {
            LOG.atError().addKeyValue("game", game.id()).setCause(failure).log("could not handle a message");
        }
        reject(
                client,
                received,
                problem.map(known -> known.code().text()).orElse("internal"),
                problem.map(ProblemException::detail).orElse("The server failed. Try again."),
                game);
    }

    private static void reject(
            Client client, @Nullable ReceivedMessage received, String reason, String message, LiveGame game) {
        client.listener()
                .send(Json.text(new ServerMessage.Rejected(
                        received == null ? null : received.id().orElse(null),
                        received == null ? null : received.ref().orElse(null),
                        reason,
                        message,
                        game.seq(),
                        game.state().ply())));
    }
}
