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
        FULL("full", "the disk is full"),
        /** Another program keeps the database locked. */
        LOCKED("locked", "another program keeps the database locked"),
        /** The database file is not where it was. */
        LOST("lost", "the database is not where it was"),
        /** The file or its folder may not be written. */
        READ_ONLY("read-only", "the database cannot be written to"),
        /** The file is no database, or a damaged one. */
        CORRUPT("corrupt", "the database is damaged"),
        /** More is asked for than the store can do; try later. */
        OVERLOADED("overloaded", "more is to be written than the storage can take"),
        /** Anything else that went wrong with the database. */
        FAILED("failed", "the database does not work"),
        /** The database's rules forbid this one change; nothing is wrong with the store. */
        REFUSED("refused", "the database does not allow this change"),
        /** Another server uses the folder. */
        IN_USE("in-use", "another server uses the games' folder"),
        /** A newer Drey has written the database. */
        NEWER("newer", "the database is a newer Drey's"),
        /** The store has been closed. */
        CLOSED("closed", "the storage is closed");

        private final String text;
        private final String sentence;

        Kind(String text, String sentence) {
            this.text = text;
            this.sentence = sentence;
        }

        /** For anybody: it names no files. */
        public String sentence() {
            return sentence;
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
