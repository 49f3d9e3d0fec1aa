package dev.drey.server.room;

import dev.drey.rules.Reason;

/** Thrown when a request for a game is rejected; nothing has changed. */
public final class RequestRejected extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    RequestRejected(Reason reason, String message) {
        // No stack trace, because this is not a fault.
        super(message, null, false, false);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
