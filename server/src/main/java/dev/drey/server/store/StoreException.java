package dev.drey.server.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * A failure of the store. The message is for the operator and names files.
 *
 * <p>A failed write was almost certainly not written, but if the file vanished during the commit this is unknown. Read the game
 * again before continuing after a failure.
 */
public final class StoreException extends RuntimeException {
    /** The kind of failure. The texts are stable, because clients and operators see them. */
    public enum Kind {
        /** The disk is full. */
        FULL("full", "the disk is full"),
        /** Another program has locked the database. */
        LOCKED("locked", "another program has locked the database"),
        /** The database file was moved or deleted. */
        LOST("lost", "the database file is missing"),
        /** The file or its folder is read-only. */
        READ_ONLY("read-only", "the database is read-only"),
        /** The file is damaged, or not a database. */
        CORRUPT("corrupt", "the database is damaged"),
        /** Too many reads or writes are waiting. */
        OVERLOADED("overloaded", "the storage is overloaded"),
        /** Any other failure of the database. */
        FAILED("failed", "the database failed"),
        /** A constraint forbids this change; the store itself works. */
        CONSTRAINT_VIOLATED("refused", "the database rejected the change"),
        /** Another server uses the data folder. */
        IN_USE("in-use", "another server uses the folder of the games"),
        /** The database was written by a newer version of Drey. */
        NEWER("newer", "the database was written by a newer Drey"),
        /** The store is closed. */
        CLOSED("closed", "the storage is closed");

        private final String text;
        private final String publicMessage;

        Kind(String text, String publicMessage) {
            this.text = text;
            this.publicMessage = publicMessage;
        }

        /** The message for clients; names no files. */
        public String publicMessage() {
            return publicMessage;
        }

        public String text() {
            return text;
        }
    }

    /** The free bytes that SQLite needs to write a page and its index. */
    private static final long MIN_FREE_BYTES = 64 * 1024;

    private final Kind kind;

    StoreException(Kind kind, String message) {
        this(kind, message, null);
    }

    StoreException(Kind kind, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    /** The message, never null. */
    public String reason() {
        return String.valueOf(getMessage());
    }

    /** Converts any exception of a database operation. */
    static StoreException of(Throwable thrown, Path file) {
        for (@Nullable Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof StoreException failure) {
                return failure;
            }
            if (cause instanceof SQLiteException sqlite) {
                return of(sqlite.getResultCode(), thrown, file);
            }
            if (cause instanceof SQLException sql) {
                return failed(String.valueOf(sql.getMessage()), thrown, file);
            }
        }
        return new StoreException(Kind.CONSTRAINT_VIOLATED, "the change could not be written", thrown);
    }

    /** Converts an exception while opening the file, when no change can be the cause. */
    static StoreException ofOpening(Exception thrown, Path file) {
        StoreException failure = of(thrown, file);
        if (failure.kind() != Kind.CONSTRAINT_VIOLATED) {
            return failure;
        }
        String reason = String.valueOf(thrown.getMessage()).lines().findFirst().orElse("");
        return new StoreException(Kind.FAILED, "cannot open the database " + file + ": " + reason, thrown);
    }

    private static StoreException of(SQLiteErrorCode code, Throwable thrown, Path file) {
        // The names of extended codes begin with the name of the basic code.
        String name = code.name();
        if (name.startsWith("SQLITE_FULL")) {
            return full(thrown, file);
        }
        if (name.startsWith("SQLITE_BUSY") || name.startsWith("SQLITE_LOCKED")) {
            return new StoreException(
                    Kind.LOCKED, "another program has locked the database " + file + "; close that program", thrown);
        }
        if (name.equals("SQLITE_READONLY_DBMOVED")) {
            return lost(file);
        }
        if (name.startsWith("SQLITE_READONLY") || name.startsWith("SQLITE_PERM")) {
            return readOnly(thrown, file);
        }
        if (name.startsWith("SQLITE_CORRUPT") || name.startsWith("SQLITE_NOTADB")) {
            return new StoreException(
                    Kind.CORRUPT, file + " is damaged or not a database; restore it from a backup", thrown);
        }
        if (name.startsWith("SQLITE_IOERR") || name.startsWith("SQLITE_CANTOPEN")) {
            return ofIoError(name, thrown, file);
        }
        if (name.startsWith("SQLITE_CONSTRAINT")
                || name.startsWith("SQLITE_MISMATCH")
                || name.startsWith("SQLITE_TOOBIG")) {
            return new StoreException(
                    Kind.CONSTRAINT_VIOLATED, "the database rejected the change: " + code.message, thrown);
        }
        return failed(name, thrown, file);
    }

    /** Finds the reason of an I/O error, which SQLite does not report, by looking at the file and the disk. */
    private static StoreException ofIoError(String name, Throwable thrown, Path file) {
        try {
            if (!Files.exists(file)) {
                return lost(file);
            }
            FileStore disk = Files.getFileStore(file);
            if (disk.isReadOnly()
                    || !Files.isWritable(file)
                    || !Files.isWritable(file.toAbsolutePath().getParent())) {
                return readOnly(thrown, file);
            }
            if (disk.getUsableSpace() < MIN_FREE_BYTES) {
                return full(thrown, file);
            }
        } catch (IOException e) {
            thrown.addSuppressed(e);
        }
        return failed(name, thrown, file);
    }

    /** Converts an exception while creating files. */
    static StoreException ofFileAccess(String action, IOException thrown) {
        if (thrown instanceof AccessDeniedException) {
            return new StoreException(Kind.READ_ONLY, action + ": permission denied", thrown);
        }
        if (thrown instanceof FileAlreadyExistsException) {
            return new StoreException(Kind.FAILED, action + ": a file with that name exists", thrown);
        }
        @Nullable String reason = thrown instanceof FileSystemException named ? named.getReason() : thrown.getMessage();
        return new StoreException(Kind.FAILED, reason == null ? action : action + ": " + reason, thrown);
    }

    /** The database file is missing. */
    static StoreException lost(Path file) {
        return new StoreException(Kind.LOST, "the database file " + file + " is missing; restore it");
    }

    private static StoreException full(Throwable thrown, Path file) {
        return new StoreException(Kind.FULL, "the disk of " + file + " is full; free some space", thrown);
    }

    private static StoreException readOnly(Throwable thrown, Path file) {
        return new StoreException(
                Kind.READ_ONLY, "the database " + file + " or its folder is read-only; make it writable", thrown);
    }

    private static StoreException failed(String name, Throwable thrown, Path file) {
        return new StoreException(Kind.FAILED, "the database " + file + " failed (" + name + ")", thrown);
    }
}
