package dev.drey.server.api;

import dev.drey.server.access.ByteBudget;
import dev.drey.server.room.Listener;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/** A client behind a WebSocket. Messages that it has not read yet are buffered up to a limit per client and in all. */
final class SocketListener implements Listener {
    /** Maximum number of buffered characters. */
    private static final int MAX_BUFFERED = 512 * 1024;

    /** The close code "try again later" of RFC 6455's registry. */
    private static final int TRY_AGAIN_LATER = 1013;

    private static final int GOING_AWAY = 1001;

    private static final Executor AFTER_PAUSE = CompletableFuture.delayedExecutor(5, TimeUnit.SECONDS);

    private final Session session;
    private final String identity;
    private final ByteBudget.Share unsent;
    private int buffered;
    private @Nullable Runnable whenDrained;
    private volatile boolean ended;

    /** @param unsent the memory for messages that the client has not read yet */
    SocketListener(Session session, String identity, ByteBudget.Share unsent) {
        this.session = session;
        this.identity = identity;
        this.unsent = unsent;
    }

    @Override
    public String identity() {
        return identity;
    }

    @Override
    public void send(String json) {
        int size = json.length();
        if (addBuffered(size) > MAX_BUFFERED || !unsent.tryReserve(size)) {
            // The client loses nothing: it can reconnect and name the last event it knows.
            disconnect(TRY_AGAIN_LATER, "you read too slowly; reconnect and resume");
            return;
        }
        // After a message that could not be sent, no other may follow.
        session.sendText(json, Callback.from(() -> onSent(size), failure -> {
            onSent(size);
            session.disconnect();
        }));
    }

    private synchronized int addBuffered(int size) {
        buffered += size;
        return buffered;
    }

    private void onSent(int size) {
        unsent.release(size);
        @Nullable Runnable drained = null;
        synchronized (this) {
            if (addBuffered(-size) == 0) {
                drained = whenDrained;
                whenDrained = null;
            }
        }
        if (drained != null) {
            drained.run();
        }
    }

    @Override
    public synchronized boolean isDrained(Runnable later) {
        boolean drained = buffered == 0;
        whenDrained = drained ? null : later;
        return drained;
    }

    void disconnect(int code, String reason) {
        ended = true;
        session.close(code, reason, Callback.NOOP);
        // The close message waits behind the buffered ones and may never arrive, so the connection is cut later.
        AFTER_PAUSE.execute(session::disconnect);
    }

    /** Whether messages of the client still count. */
    boolean isOpen() {
        return !ended && session.isOpen();
    }

    @Override
    public void end(String reason) {
        session.close(GOING_AWAY, reason, Callback.NOOP);
    }
}
