package dev.drey.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** Closes WebSockets. */
public final class WebSocketClosing {
    /** The close code "going away" (RFC 6455). */
    public static final int GOING_AWAY = 1001;

    /** The close code "policy violation" (RFC 6455). */
    public static final int POLICY_VIOLATION = 1008;

    /** The close code "try again later" of RFC 6455's registry. */
    public static final int TRY_AGAIN_LATER = 1013;

    private static final Executor AFTER_PAUSE = CompletableFuture.delayedExecutor(5, TimeUnit.SECONDS);

    private WebSocketClosing() {}

    /**
     * Asks a client to close its WebSocket, and cuts the connection later: the close message waits behind the unread ones, and the client
     * need not answer it.
     */
    public static void closeAndCut(Session session, int code, String reason) {
        session.close(code, reason, Callback.NOOP);
        AFTER_PAUSE.execute(session::disconnect);
    }
}
