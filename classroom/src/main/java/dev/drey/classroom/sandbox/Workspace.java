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

/** A fresh folder for a program to work in, read afterwards with care and deleted in the end, whatever is in it. */
public final class Workspace implements AutoCloseable {
    private final Path folder;
    private final @Nullable Object identity;

    private Workspace(Path folder) throws IOException {
        this.folder = folder;
        this.identity = look(folder).fileKey();
    }

    /** An empty folder among the system's temporary files, for its owner alone. */
    public static Workspace create() throws IOException {
        return Leftovers.create(
                () -> new Workspace(Files.createTempDirectory("drey-").toRealPath()));
    }

    public Path folder() {
        return folder;
    }

    /**
     * Opens a file that the program has left. Only for when it has ended.
     *
     * @param name of a file directly in the folder
     * @param mostBytes what is larger is refused
     * @throws NoSuchFileException if there is none
     * @throws IOException also if it is a link, a pipe, a folder or anything else but a plain file
     */
    public InputStream open(String name, long mostBytes) throws IOException {
        Path file = folder.resolve(name);
        if (!folder.equals(file.getParent()) || !file.normalize().equals(file)) {
            throw new IllegalArgumentException("not the name of a file: " + name);
        }
        if (!isStillThere()) {
            throw new IOException("the program has moved its folder away");
        }
        BasicFileAttributes found;
        try {
            found = look(file);
        } catch (NoSuchFileException e) {
            throw new NoSuchFileException(name);
        }
        if (!found.isRegularFile()) {
            String kind = found.isSymbolicLink() ? "a link" : found.isDirectory() ? "a folder" : "a device or a pipe";
            throw new IOException(name + " is " + kind + ", not a plain file");
        }
        if (found.size() > mostBytes) {
            throw new IOException(name + " has " + found.size() + " bytes, more than " + mostBytes);
        }
        return Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static BasicFileAttributes look(Path file) throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    }

    private boolean isStillThere() throws IOException {
        BasicFileAttributes found = look(folder);
        return found.isDirectory() && Objects.equals(found.fileKey(), identity);
    }

    /** Deletes the folder and all that is in it; follows no link. */
    @Override
    public synchronized void close() throws IOException {
        if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS) && isStillThere()) {
            empty();
            Files.delete(folder);
        }
        Leftovers.deleted(this);
    }

    /** Folders in folders are moved up first, so that no depth is too much and no name too long. */
    private void empty() throws IOException {
        int moved = 0;
        for (List<Path> top = entries(folder); !top.isEmpty(); top = entries(folder)) {
            for (Path entry : top) {
                if (look(entry).isDirectory()) {
                    for (Path inner : entries(entry)) {
                        if (look(inner).isDirectory()) {
                            unlock(inner);
                            Files.move(inner, freshName(moved++));
                        } else {
                            Files.delete(inner);
                        }
                    }
                }
                Files.delete(entry);
            }
        }
    }

    private Path freshName(int number) {
        Path name = folder.resolve(".moved-" + number);
        for (int i = 0; Files.exists(name, LinkOption.NOFOLLOW_LINKS); i++) {
            name = folder.resolve(".moved-" + number + "-" + i);
        }
        return name;
    }

    private static List<Path> entries(Path folder) throws IOException {
        unlock(folder);
        List<Path> entries = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            stream.forEach(entries::add);
        }
        return entries;
    }

    /** The program may have taken everybody's rights to its folders away, even its own. */
    private static void unlock(Path folder) throws IOException {
        if (!Files.isWritable(folder) || !Files.isReadable(folder) || !Files.isExecutable(folder)) {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        }
    }
}
