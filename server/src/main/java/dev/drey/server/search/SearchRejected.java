package dev.drey.server.search;

/** Thrown when a search is not accepted, or not continued. Trying again later may succeed. */
public final class SearchRejected extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Which limit was reached. */
    public enum Reason {
        /** The limit of this identity or address: it must wait for one of its own searches or stop it. */
        TOO_MANY("too-many-searches"),
        /** The limit of the whole server, or the server is stopping. */
        BUSY("busy"),
        /** The player has started a game without hints, which ends running searches. */
        HINTS_OFF("hints-off");

        private final String code;

        Reason(String code) {
            this.code = code;
        }

        /** Returns the code of the problem sent to the client. */
        public String code() {
            return code;
        }
    }

    private final Reason reason;

    SearchRejected(Reason reason, String message) {
        // No stack trace: this is not a fault, and under load it is thrown often.
        super(message, null, false, false);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
