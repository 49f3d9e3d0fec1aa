package dev.drey.server;

import dev.drey.server.access.Hold;
import dev.drey.server.access.Identities;
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

/** The open WebSockets: counted, and told before the server goes. */
final class Sockets implements Routes {
    /** "Going away", in the words of RFC 6455. */
    private static final int GOING_AWAY = 1001;

    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final Ground ground;
    private final Map<Session, RateLimiter.Lease> open = new ConcurrentHashMap<>();

    Sockets(Ground ground) {
        this.ground = ground;
        ground.meters().gaugeMapSize("drey.sockets", Tags.empty(), open);
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.wsBefore(ws -> {
            ws.onConnect(this::opened);
            ws.onClose(this::closed);
        });
    }

    private void opened(WsContext ws) {
        open.put(ws.session, ground.limits().hold(Hold.CONNECTIONS, Identities.caller(ws)));
        if (ground.stopping().hasBegun()) {
            // drain() may have run before this session was added.
            tellToGo(ws.session);
        }
    }

    private void closed(WsContext ws) {
        RateLimiter.@Nullable Lease lease = open.remove(ws.session);
        if (lease != null) {
            lease.close();
        }
        synchronized (this) {
            notifyAll();
        }
    }

    private static void tellToGo(Session session) {
        session.close(GOING_AWAY, "the server is stopping", Callback.NOOP);
    }

    /** Tells everybody, and waits for most to have heard: a socket that is just dropped looks like a fault of the network. */
    void drain() {
        open.keySet().forEach(Sockets::tellToGo);
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        synchronized (this) {
            try {
                long left = PATIENCE.toNanos();
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
