package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A new temporary folder for a program to work in. Its contents are untrusted: they are read with care and can always be deleted. */
public final class Workspace implements AutoCloseable {
    private final Path folder;
    private final @Nullable Object identity;

    private Workspace(Path folder) throws IOException {
        this.folder = folder;
        this.identity = attributes(folder).fileKey();
    }

    /** Creates an empty folder in the system's folder for temporary files, accessible only to its owner. */
    public static Workspace create() throws IOException {
        return ShutdownCleanup.createWorkspace(
                () -> new Workspace(Files.createTempDirectory("drey-").toRealPath()));
    }

    public Path folder() {
        return folder;
    }

    /**
     * Opens a file that the program has written. To be called only after the program ended.
     *
     * @param name the name of a file directly in the folder
     * @param maxBytes the maximum size of the file
     * @throws NoSuchFileException if the file does not exist
     * @throws IOException also if it is too large, or a link, a pipe, a folder or anything else but a plain file
     */
    public InputStream open(String name, long maxBytes) throws IOException {
        Path file = folder.resolve(name);
        if (!folder.equals(file.getParent()) || !file.normalize().equals(file)) {
            throw new IllegalArgumentException("not a plain file name: " + name);
        }
        if (!isUnchanged()) {
            throw new IOException("the program has moved its folder away");
        }
        BasicFileAttributes found;
        try {
            found = attributes(file);
        } catch (NoSuchFileException e) {
            throw new NoSuchFileException(name);
        }
        if (!found.isRegularFile()) {
            String kind = found.isSymbolicLink() ? "a link" : found.isDirectory() ? "a folder" : "a device or a pipe";
            throw new IOException(name + " is " + kind + ", not a plain file");
        }
        if (found.size() > maxBytes) {
            throw new IOException(name + " has " + found.size() + " bytes, more than " + maxBytes);
        }
        return Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static BasicFileAttributes attributes(Path file) throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    }

    private boolean isUnchanged() throws IOException {
        BasicFileAttributes found = attributes(folder);
        return found.isDirectory() && Objects.equals(found.fileKey(), identity);
    }

    /** Deletes the folder and its contents. Does not follow links. */
    @Override
    public synchronized void close() throws IOException {
        if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS) && isUnchanged()) {
            deleteContents();
            Files.delete(folder);
        }
        ShutdownCleanup.unregister(this);
    }

    /** Moves nested folders up before deleting them, because their paths can be too long to be used. */
    private void deleteContents() throws IOException {
        int moved = 0;
        for (List<Path> top = entries(folder); !top.isEmpty(); top = entries(folder)) {
            for (Path entry : top) {
                if (attributes(entry).isDirectory()) {
                    for (Path inner : entries(entry)) {
                        if (attributes(inner).isDirectory()) {
                            makeAccessible(inner);
                            Files.move(inner, unusedName(moved++));
                        } else {
                            Files.delete(inner);
                        }
                    }
                }
                Files.delete(entry);
            }
        }
    }

    private Path unusedName(int number) {
        Path name = folder.resolve(".moved-" + number);
        for (int i = 0; Files.exists(name, LinkOption.NOFOLLOW_LINKS); i++) {
            name = folder.resolve(".moved-" + number + "-" + i);
        }
        return name;
    }

    private static List<Path> entries(Path folder) throws IOException {
        makeAccessible(folder);
        List<Path> entries = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            stream.forEach(entries::add);
        }
        return entries;
    }

    /** Restores the permissions of a folder, which the program may have removed. */
    private static void makeAccessible(Path folder) throws IOException {
        if (!Files.isWritable(folder) || !Files.isReadable(folder) || !Files.isExecutable(folder)) {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        }
    }
}
