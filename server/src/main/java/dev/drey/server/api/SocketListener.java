package dev.drey.server.api;

import dev.drey.server.room.Listener;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** A client behind a WebSocket. What it has not taken yet waits here, but not without end. */
final class SocketListener implements Listener {
    /** Characters that may wait for a client. */
    private static final int MOST_WAITING = 512 * 1024;

    /** "Try again later", in the words of RFC 6455's registry. */
    private static final int TOO_SLOW = 1013;

    private static final int GOING_AWAY = 1001;

    private static final Executor LATER = CompletableFuture.delayedExecutor(5, TimeUnit.SECONDS);

    private final Session session;
    private final String identity;
    private final AtomicInteger waiting = new AtomicInteger();

    SocketListener(Session session, String identity) {
        this.session = session;
        this.identity = identity;
    }

    @Override
    public String identity() {
        return identity;
    }

    @Override
    public void tell(String json) {
        int size = json.length();
        if (waiting.addAndGet(size) > MOST_WAITING) {
            // It misses nothing: it can come back and say what it knows.
            hangUp(TOO_SLOW, "too slow; come back and resume");
            return;
        }
        // What cannot be sent is missing, and nothing may follow it.
        session.sendText(json, Callback.from(() -> waiting.addAndGet(-size), failure -> session.disconnect()));
    }

    void hangUp(int code, String reason) {
        session.close(code, reason, Callback.NOOP);
        // The goodbye waits behind all that the client has not taken: it may never get there.
        LATER.execute(session::disconnect);
    }

    boolean isOpen() {
        return session.isOpen();
    }

    @Override
    public void end(String reason) {
        session.close(GOING_AWAY, reason, Callback.NOOP);
    }
}
