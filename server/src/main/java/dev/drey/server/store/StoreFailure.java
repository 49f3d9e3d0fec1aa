package dev.drey.server.store;

import org.jspecify.annotations.Nullable;

/**
 * The store could not do what it was asked to. The message is for who runs the server: it names files.
 *
 * <p>A write that fails was almost always not written; but if the file vanished in the instant of the commit, nobody can
 * know. Whoever goes on after a failure reads the game again first.
 */
public final class StoreFailure extends RuntimeException {
    /** What is wrong. The names are stable: clients and operators see them. */
    public enum Kind {
        /** No space left on the disk. */
        FULL("full"),
        /** Another program keeps the database locked. */
        LOCKED("locked"),
        /** The database file is not where it was. */
        LOST("lost"),
        /** The file or its folder may not be written. */
        READ_ONLY("read-only"),
        /** The file is no database, or a damaged one. */
        CORRUPT("corrupt"),
        /** More is asked for than the store can do; try later. */
        OVERLOADED("overloaded"),
        /** Anything else that went wrong with the database. */
        FAILED("failed"),
        /** The database's rules forbid this one change; nothing is wrong with the store. */
        REFUSED("refused"),
        /** Another server uses the folder. */
        IN_USE("in-use"),
        /** A newer Drey has written the database. */
        NEWER("newer"),
        /** The store has been closed. */
        CLOSED("closed");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    private final Kind kind;

    StoreFailure(Kind kind, String message) {
        this(kind, message, null);
    }

    StoreFailure(Kind kind, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    /** The reason, never null. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}
