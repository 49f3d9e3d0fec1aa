package dev.drey.study.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Sockets in the file system. They are no network, and a read-only file system does not stop anyone from talking to them. */
final class Sockets {
    private static final Path TABLE = Path.of("/proc/net/unix");
    /** Columns: address, count, protocol, flags, type, state, inode, path. */
    private static final int FLAGS = 3;

    private static final int PATH = 7;
    private static final String LISTENS = "00010000";

    private Sockets() {}

    /** Those that somebody listens on and that can be found. */
    static Set<Path> listening() throws IOException {
        Set<Path> sockets = new LinkedHashSet<>();
        for (String line : Files.isReadable(TABLE) ? Files.readAllLines(TABLE) : List.<String>of()) {
            String[] columns = line.split(" +", PATH + 1);
            if (columns.length > PATH && columns[FLAGS].equals(LISTENS) && columns[PATH].startsWith("/")) {
                Path path = Path.of(columns[PATH]);
                if (Files.exists(path)) {
                    sockets.add(path.toRealPath());
                }
            }
        }
        return sockets;
    }
}
