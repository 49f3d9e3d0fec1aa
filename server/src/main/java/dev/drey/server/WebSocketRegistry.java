package dev.drey.server;

import dev.drey.server.access.Identities;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.RateLimiter;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsContext;
import io.micrometer.core.instrument.Tags;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/** The open WebSockets: counts them and closes them before the server stops. */
final class WebSocketRegistry implements Routes {
    private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(1);

    private final ServerContext context;
    private final Map<Session, RateLimiter.Lease> open = new ConcurrentHashMap<>();

    WebSocketRegistry(ServerContext context) {
        this.context = context;
        context.metrics().gaugeMapSize("drey.sockets", Tags.empty(), open);
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.wsBefore(ws -> {
            ws.onConnect(this::onOpened);
            ws.onClose(this::onClosed);
        });
        // Sockets that open at the same time may all have passed the check before the upgrade.
        routes.wsException(
                ProblemException.class,
                (problem, ws) -> WebSocketClosing.closeAndCut(
                        ws.session,
                        WebSocketClosing.TRY_AGAIN_LATER,
                        problem.code().title()));
    }

    private void onOpened(WsContext ws) {
        open.put(ws.session, context.connections().acquire(Identities.caller(ws)));
        if (context.shutdown().isStopping()) {
            // drain() may have run before this session was added.
            sendClose(ws.session);
        }
    }

    private void onClosed(WsContext ws) {
        RateLimiter.@Nullable Lease lease = open.get(ws.session);
        if (lease != null) {
            lease.close();
            open.remove(ws.session);
        }
        synchronized (this) {
            notifyAll();
        }
    }

    private static void sendClose(Session session) {
        session.close(WebSocketClosing.GOING_AWAY, "the server is stopping", Callback.NOOP);
    }

    /** Closes all sockets and waits a moment for the handshakes; a dropped connection would look like a network failure. */
    void drain() {
        open.keySet().forEach(WebSocketRegistry::sendClose);
        long deadline = System.nanoTime() + CLOSE_TIMEOUT.toNanos();
        synchronized (this) {
            try {
                long left = CLOSE_TIMEOUT.toNanos();
                while (!open.isEmpty() && left > 0) {
                    TimeUnit.NANOSECONDS.timedWait(this, left);
                    left = deadline - System.nanoTime();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
