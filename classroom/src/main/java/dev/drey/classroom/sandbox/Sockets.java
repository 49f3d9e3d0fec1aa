package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Sockets in the file system. They are no network, and a read-only file system does not stop anyone from talking to them.
 *
 * <p>Not found are those that are made after somebody has looked, those of another network namespace, and those with a
 * relative name whose owner is another user's or has moved to another folder since.
 */
final class Sockets {
    private static final Path PROC = Path.of("/proc");
    private static final Path TABLE = PROC.resolve("net/unix");
    /** Columns: address, count, protocol, flags, type, state, inode, path. */
    private static final int INODE = 6;

    private static final int PATH = 7;

    private final Set<Path> found = new LinkedHashSet<>();
    /** The names as links to open files have them, such as {@code socket:[123]}, and the sockets' own. */
    private final Map<String, String> relative = new HashMap<>();

    private Sockets() {}

    /** Those that have a name, whether somebody waits for a connection or for a letter. */
    static Set<Path> all() throws IOException {
        Sockets sockets = new Sockets();
        // Names need not be text in any encoding.
        for (String line : Files.isReadable(TABLE) ? lines() : List.<String>of()) {
            String[] columns = line.split(" +", PATH + 1);
            if (columns.length <= PATH || columns[PATH].startsWith("@")) {
                continue;
            }
            if (columns[PATH].startsWith("/")) {
                sockets.add(Path.of(columns[PATH]));
            } else {
                sockets.relative.put("socket:[" + columns[INODE] + "]", columns[PATH]);
            }
        }
        if (!sockets.relative.isEmpty()) {
            sockets.askOwners();
        }
        return sockets.found;
    }

    private static List<String> lines() throws IOException {
        String table = new String(Files.readAllBytes(TABLE), StandardCharsets.UTF_8);
        return table.lines().skip(1).filter(line -> line.indexOf('\0') < 0).toList();
    }

    private void add(Path path) {
        try {
            Path real = path.toRealPath();
            // A file of another kind may have taken its place.
            if (Files.readAttributes(real, BasicFileAttributes.class).isOther()) {
                found.add(real);
            }
        } catch (IOException e) {
            // It is gone: then nobody can reach it.
        }
    }

    /** A relative name is one in the folder that its owner was in. */
    private void askOwners() {
        for (Path process : entries(PROC, "[1-9]*")) {
            for (Path open : entries(process.resolve("fd"), "*")) {
                try {
                    String name = relative.get(Files.readSymbolicLink(open).toString());
                    if (name != null) {
                        add(Files.readSymbolicLink(process.resolve("cwd")).resolve(name));
                    }
                } catch (IOException e) {
                    // Closed, or not ours to look at.
                }
            }
        }
    }

    private static List<Path> entries(Path folder, String pattern) {
        List<Path> entries = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, pattern)) {
            stream.forEach(entries::add);
        } catch (IOException e) {
            // Gone, or not ours to look at.
        }
        return entries;
    }
}
