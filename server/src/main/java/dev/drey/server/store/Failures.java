package dev.drey.server.store;

import dev.drey.server.store.StoreFailure.Kind;
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

/** What went wrong, told so that whoever runs the server knows what to do. */
final class Failures {
    /** With less than this SQLite cannot write a page and its index. */
    private static final long NO_SPACE = 64 * 1024;

    private Failures() {}

    static StoreFailure of(Throwable thrown, Path file) {
        for (@Nullable Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof StoreFailure failure) {
                return failure;
            }
            if (cause instanceof SQLiteException sqlite) {
                return of(sqlite.getResultCode(), thrown, file);
            }
            if (cause instanceof SQLException sql) {
                return failed(String.valueOf(sql.getMessage()), thrown, file);
            }
        }
        return new StoreFailure(Kind.REFUSED, "the change could not be written", thrown);
    }

    /** The same for a file that could not be opened: then it is no change that is to blame. */
    static StoreFailure ofOpening(Exception thrown, Path file) {
        StoreFailure failure = of(thrown, file);
        if (failure.kind() != Kind.REFUSED) {
            return failure;
        }
        String reason = String.valueOf(thrown.getMessage()).lines().findFirst().orElse("");
        return new StoreFailure(Kind.FAILED, "the database " + file + " cannot be opened: " + reason, thrown);
    }

    private static StoreFailure of(SQLiteErrorCode code, Throwable thrown, Path file) {
        // Extended codes begin with the name of what they extend.
        String name = code.name();
        if (name.startsWith("SQLITE_FULL")) {
            return full(thrown, file);
        }
        if (name.startsWith("SQLITE_BUSY") || name.startsWith("SQLITE_LOCKED")) {
            return new StoreFailure(
                    Kind.LOCKED, "another program keeps the database " + file + " locked; it must let go", thrown);
        }
        if (name.equals("SQLITE_READONLY_DBMOVED")) {
            return lost(file);
        }
        if (name.startsWith("SQLITE_READONLY") || name.startsWith("SQLITE_PERM")) {
            return readOnly(thrown, file);
        }
        if (name.startsWith("SQLITE_CORRUPT") || name.startsWith("SQLITE_NOTADB")) {
            return new StoreFailure(
                    Kind.CORRUPT, file + " is not a database or is damaged; put a good copy in its place", thrown);
        }
        if (name.startsWith("SQLITE_IOERR") || name.startsWith("SQLITE_CANTOPEN")) {
            return ofDisk(name, thrown, file);
        }
        if (name.startsWith("SQLITE_CONSTRAINT")
                || name.startsWith("SQLITE_MISMATCH")
                || name.startsWith("SQLITE_TOOBIG")) {
            return new StoreFailure(Kind.REFUSED, "the database refuses the change: " + code.message, thrown);
        }
        return failed(name, thrown, file);
    }

    /** SQLite tells only that reading or writing failed; the disk may tell why. */
    private static StoreFailure ofDisk(String name, Throwable thrown, Path file) {
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
            if (disk.getUsableSpace() < NO_SPACE) {
                return full(thrown, file);
            }
        } catch (IOException e) {
            thrown.addSuppressed(e);
        }
        return failed(name, thrown, file);
    }

    static StoreFailure ofFiles(String what, IOException thrown) {
        if (thrown instanceof AccessDeniedException) {
            return new StoreFailure(Kind.READ_ONLY, what + ": that is not allowed", thrown);
        }
        if (thrown instanceof FileAlreadyExistsException) {
            return new StoreFailure(Kind.FAILED, what + ": there is a file of that name", thrown);
        }
        @Nullable String reason = thrown instanceof FileSystemException named ? named.getReason() : thrown.getMessage();
        return new StoreFailure(Kind.FAILED, reason == null ? what : what + ": " + reason, thrown);
    }

    static StoreFailure lost(Path file) {
        return new StoreFailure(Kind.LOST, "the database file " + file + " is gone; put it back");
    }

    private static StoreFailure full(Throwable thrown, Path file) {
        return new StoreFailure(Kind.FULL, "there is no space left on the disk of " + file + "; make some", thrown);
    }

    private static StoreFailure readOnly(Throwable thrown, Path file) {
        return new StoreFailure(
                Kind.READ_ONLY, "the database " + file + " or its folder may not be written; allow it", thrown);
    }

    private static StoreFailure failed(String name, Throwable thrown, Path file) {
        return new StoreFailure(Kind.FAILED, "the database " + file + " failed (" + name + ")", thrown);
    }
}
