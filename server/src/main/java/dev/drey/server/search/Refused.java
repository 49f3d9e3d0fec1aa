package dev.drey.server.search;

/** A search that was not taken on. Asking again later may help. */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Why. */
    public enum Reason {
        /** This identity or address asks for too much at a time; it has to wait for, or stop, one of its own searches. */
        TOO_MANY("too-many-searches"),
        /** Everybody together does, or the server is stopping. */
        BUSY("busy");

        private final String code;

        Reason(String code) {
            this.code = code;
        }

        /** Of the problem that tells a client so. */
        public String code() {
            return code;
        }
    }

    private final Reason reason;

    Refused(Reason reason, String message) {
        // Nothing went wrong in the program: where it was thrown is of no interest, and under load there are many.
        super(message, null, false, false);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
