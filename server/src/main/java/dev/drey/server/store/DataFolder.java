package dev.drey.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Where the database lies. It holds the key that identities are signed with, so what is made here nobody else may read. */
record DataFolder(Path file, Path lock) {

    static DataFolder make(Path folder) {
        try {
            Files.createDirectories(folder.toAbsolutePath(), forOwnerAlone("rwx------"));
            Path real = folder.toRealPath();
            return new DataFolder(real.resolve(Store.FILE), real.resolve("drey.lock"));
        } catch (IOException e) {
            throw Failures.ofFiles("the folder " + folder + " cannot be made", e);
        }
    }

    /** Makes an empty file where there is none, which SQLite takes for a new database. */
    void makeFile() {
        Path journal = FileKeys.journal(file);
        try {
            if (isEmpty(file) && !isEmpty(journal)) {
                // SQLite would throw away such a journal.
                throw new StoreFailure(
                        StoreFailure.Kind.LOST,
                        "the database file " + file + " is gone, but its journal " + journal.getFileName()
                                + " is there; put the file back, or delete the journal to begin anew");
            }
            Files.createFile(file, forOwnerAlone("rw-------"));
        } catch (FileAlreadyExistsException e) {
            // The usual case.
        } catch (IOException e) {
            throw Failures.ofFiles("the database file " + file + " cannot be made", e);
        }
    }

    /** The file may be a link; then its journal lies beside what it leads to. */
    DataFolder settled() {
        try {
            return new DataFolder(file.toRealPath(), lock);
        } catch (IOException e) {
            throw Failures.lost(file);
        }
    }

    private static boolean isEmpty(Path file) throws IOException {
        return !Files.exists(file) || Files.size(file) == 0;
    }

    private static FileAttribute<?>[] forOwnerAlone(String permissions) {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
