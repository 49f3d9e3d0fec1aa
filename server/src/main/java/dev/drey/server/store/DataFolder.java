package dev.drey.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** The folder of the database. New files are readable by the owner only, because the database holds the signing key. */
record DataFolder(Path file, Path lock) {
    static final String LOCK_FILE = "drey.lock";

    static DataFolder create(Path folder) {
        try {
            Files.createDirectories(folder.toAbsolutePath(), ownerOnly("rwx------"));
            Path real = folder.toRealPath();
            return new DataFolder(real.resolve(Store.DATABASE_FILE), real.resolve(LOCK_FILE));
        } catch (IOException e) {
            throw StoreException.ofFileAccess("cannot create the folder " + folder, e);
        }
    }

    /** Creates an empty file if there is none; SQLite treats it as a new database. */
    void createFile() {
        Path journal = FileKeys.journal(file);
        try {
            if (isEmpty(file) && !isEmpty(journal)) {
                // SQLite would delete the journal.
                throw new StoreException(
                        StoreException.Kind.LOST,
                        "the database file " + file + " is missing, but its journal " + journal.getFileName()
                                + " exists; restore the file, or delete the journal to start with an empty database");
            }
            Files.createFile(file, ownerOnly("rw-------"));
        } catch (FileAlreadyExistsException e) {
            // The usual case: the database exists.
        } catch (IOException e) {
            throw StoreException.ofFileAccess("cannot create the database file " + file, e);
        }
    }

    /** The database file with links resolved, because the journal is in the folder of the real file. */
    Path realFile() {
        try {
            return file.toRealPath();
        } catch (IOException e) {
            throw StoreException.lost(file);
        }
    }

    private static boolean isEmpty(Path file) throws IOException {
        return !Files.exists(file) || Files.size(file) == 0;
    }

    private static FileAttribute<?>[] ownerOnly(String permissions) {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
