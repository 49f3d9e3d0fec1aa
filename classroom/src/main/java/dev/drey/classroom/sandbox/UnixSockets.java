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
 * Finds the Unix domain sockets in the file system. A program can connect to them without a network, and even if they are read-only.
 *
 * <p>Not found are sockets created later, those of another network namespace, and those with a relative name whose owner belongs to
 * another user or has changed its working directory.
 */
final class UnixSockets {
    private static final Path PROC = Path.of("/proc");
    private static final Path TABLE = PROC.resolve("net/unix");
    /** The columns are address, count, protocol, flags, type, state, inode and path. */
    private static final int INODE_COLUMN = 6;

    private static final int PATH_COLUMN = 7;

    private final Set<Path> found = new LinkedHashSet<>();
    /** Relative socket names by the target of the owner's file descriptor link, such as {@code socket:[123]}. */
    private final Map<String, String> relativeNames = new HashMap<>();

    private UnixSockets() {}

    /** The real paths of all sockets with a name in the file system, for streams and datagrams. */
    static Set<Path> findAll() throws IOException {
        UnixSockets sockets = new UnixSockets();
        for (String line : Files.isReadable(TABLE) ? readTable() : List.<String>of()) {
            String[] columns = line.split(" +", PATH_COLUMN + 1);
            if (columns.length <= PATH_COLUMN || columns[PATH_COLUMN].startsWith("@")) {
                continue;
            }
            if (columns[PATH_COLUMN].startsWith("/")) {
                sockets.add(Path.of(columns[PATH_COLUMN]));
            } else {
                sockets.relativeNames.put("socket:[" + columns[INODE_COLUMN] + "]", columns[PATH_COLUMN]);
            }
        }
        if (!sockets.relativeNames.isEmpty()) {
            sockets.resolveRelativeNames();
        }
        return sockets.found;
    }

    private static List<String> readTable() throws IOException {
        String table = new String(Files.readAllBytes(TABLE), StandardCharsets.UTF_8);
        return table.lines().skip(1).filter(line -> line.indexOf('\0') < 0).toList();
    }

    private void add(Path path) {
        try {
            Path real = path.toRealPath();
            // Another file may have taken the name.
            if (Files.readAttributes(real, BasicFileAttributes.class).isOther()) {
                found.add(real);
            }
        } catch (IOException e) {
            // The socket is gone.
        }
    }

    /** Resolves relative names against the working directory of the owner. */
    private void resolveRelativeNames() {
        for (Path process : entries(PROC, "[1-9]*")) {
            for (Path open : entries(process.resolve("fd"), "*")) {
                try {
                    String name = relativeNames.get(Files.readSymbolicLink(open).toString());
                    if (name != null) {
                        add(Files.readSymbolicLink(process.resolve("cwd")).resolve(name));
                    }
                } catch (IOException e) {
                    // The file is closed, or may not be inspected.
                }
            }
        }
    }

    private static List<Path> entries(Path folder, String pattern) {
        List<Path> entries = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, pattern)) {
            stream.forEach(entries::add);
        } catch (IOException e) {
            // The process is gone, or may not be inspected.
        }
        return entries;
    }
}
