package dev.drey.server.store;

/**
 * Limits of unfinished games. The store checks them in the transaction that would exceed them, so concurrent requests cannot.
 *
 * @param openPerPlayer maximum unfinished games that a player created or plays
 * @param enginesPerPlayer maximum running games between engines that a player created
 * @param enginesPerAddress maximum running games between engines that were created from an address
 */
public record GameLimits(int openPerPlayer, int enginesPerPlayer, int enginesPerAddress) {
    public static final GameLimits NONE = new GameLimits(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);

    /** The subject of a limit. */
    public enum Kind {
        OPEN_PER_PLAYER,
        ENGINES_PER_PLAYER,
        ENGINES_PER_ADDRESS
    }

    /** Thrown if a game would exceed a limit. Nothing is written. */
    public static final class Reached extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final Kind kind;
        private final int limit;

        Reached(Kind kind, int limit) {
            // No stack trace: this is not a fault, and in an attack it is thrown often.
            super(kind + ": " + limit, null, false, false);
            this.kind = kind;
            this.limit = limit;
        }

        public Kind kind() {
            return kind;
        }

        public int limit() {
            return limit;
        }
    }
}
