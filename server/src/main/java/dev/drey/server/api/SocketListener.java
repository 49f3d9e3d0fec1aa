package dev.drey.server.api;

import dev.drey.server.WebSocketClosing;
import dev.drey.server.access.SendQueue;
import dev.drey.server.access.SendQueues;
import dev.drey.server.room.Listener;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/** A client behind a WebSocket. Messages that it has not read yet wait in a {@link SendQueue}. */
final class SocketListener implements Listener {
    private final Session session;
    private final String identity;
    private final SendQueue unsent;
    private @Nullable Runnable whenDrained;
    private volatile boolean ended;

    /** @param queues opens the queue of messages that the client has not read yet */
    SocketListener(Session session, String identity, SendQueues.Opener queues) {
        this.session = session;
        this.identity = identity;
        this.unsent = queues.open(this::disconnectSlowReader);
    }

    @Override
    public String identity() {
        return identity;
    }

    @Override
    public void send(String json) {
        unsent.add(json.length()).ifPresentOrElse(message -> send(json, message), this::disconnectSlowReader);
    }

    private void send(String json, SendQueue.Message message) {
        // After a message that could not be sent, no other may follow.
        session.sendText(json, Callback.from(() -> onSent(message), failure -> {
            onSent(message);
            session.disconnect();
        }));
    }

    private void onSent(SendQueue.Message message) {
        @Nullable Runnable drained = null;
        synchronized (this) {
            unsent.remove(message);
            if (unsent.isEmpty()) {
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
        boolean drained = unsent.isEmpty();
        whenDrained = drained ? null : later;
        return drained;
    }

    /** Disconnects the client. It loses nothing: it can reconnect and name the last event it knows. */
    private void disconnectSlowReader() {
        disconnect(WebSocketClosing.TRY_AGAIN_LATER, "you read too slowly; reconnect and resume");
    }

    void disconnect(int code, String reason) {
        ended = true;
        WebSocketClosing.closeAndCut(session, code, reason);
    }

    /** Whether messages of the client still count. */
    boolean isOpen() {
        return !ended && session.isOpen();
    }

    @Override
    public void end(String reason) {
        session.close(WebSocketClosing.GOING_AWAY, reason, Callback.NOOP);
    }
}
