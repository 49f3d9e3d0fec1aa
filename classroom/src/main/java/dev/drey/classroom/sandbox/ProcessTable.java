package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The living processes of the system, read from /proc where available, else from {@link ProcessHandle}. */
final class ProcessTable {
    private static final Path PROC = Path.of("/proc");
    private static final boolean LINUX = Files.isReadable(PROC.resolve("self/stat"));
    private static final long PAGE_BYTES = LINUX ? readPageSize() : 0;

    /**
     * A process.
     *
     * @param session the ID of the process's session leader; 0 if unknown
     * @param start the start time in an unspecified unit; identifies a process together with its ID, since IDs are reused
     * @param memoryBytes the resident memory including shared pages; 0 if unknown
     */
    record Entry(long pid, long parent, long session, long start, long memoryBytes) {}

    private ProcessTable() {}

    static List<Entry> read() {
        List<Entry> entries = new ArrayList<>();
        if (!LINUX) {
            ProcessHandle.allProcesses().forEach(handle -> entries.add(entry(handle)));
            return entries;
        }
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(PROC, "[1-9]*")) {
            for (Path folder : folders) {
                Entry entry = entry(folder);
                if (entry != null) {
                    entries.add(entry);
                }
            }
        } catch (IOException e) {
            // The next call will read the rest.
        }
        return entries;
    }

    private static Entry entry(ProcessHandle handle) {
        long parent = handle.parent().map(ProcessHandle::pid).orElse(0L);
        long start = handle.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
        return new Entry(handle.pid(), parent, 0, start, 0);
    }

    /** Parses a line such as {@code 7 (any name) S 1 7 7 …}; null if the process is dead or gone. */
    private static @Nullable Entry entry(Path folder) {
        try {
            String line = new String(Files.readAllBytes(folder.resolve("stat")), StandardCharsets.ISO_8859_1);
            int name = line.indexOf('(');
            String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
            char state = fields[0].charAt(0);
            if (state == 'Z' || state == 'X') {
                return null;
            }
            return new Entry(
                    Long.parseLong(line.substring(0, name - 1)),
                    Long.parseLong(fields[1]),
                    Long.parseLong(fields[3]),
                    Long.parseLong(fields[19]),
                    Long.parseLong(fields[21]) * PAGE_BYTES);
        } catch (IOException e) {
            return null;
        }
    }

    /** The initial environment of a process; empty if it is just being started, null if it may not be read. */
    static @Nullable String environment(long pid) {
        try {
            return new String(Files.readAllBytes(PROC.resolve(pid + "/environ")), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return null;
        }
    }

    /** The path of a file or folder about a process in /proc. */
    static Path procPath(long pid, String name) {
        return PROC.resolve(Long.toString(pid)).resolve(name);
    }

    /**
     * A process's share of memory. A page that several processes share counts in part for each of them (proportional set size).
     *
     * @param fileBytes the part that belongs to files in memory
     */
    record MemoryShare(long bytes, long fileBytes) {}

    /** The memory share of a process, or all its resident memory if the share is unknown. */
    static MemoryShare memoryShare(Entry entry) {
        long bytes = entry.memoryBytes();
        long fileBytes = 0;
        try {
            for (String line : Files.readAllLines(procPath(entry.pid(), "smaps_rollup"))) {
                if (line.startsWith("Pss:")) {
                    bytes = parseKibibytes(line);
                } else if (line.startsWith("Pss_Shmem:")) {
                    fileBytes = parseKibibytes(line);
                }
            }
        } catch (IOException e) {
            // The process is gone, or may not be inspected.
        }
        return new MemoryShare(bytes, fileBytes);
    }

    private static long readPageSize() {
        try (Stream<String> lines = Files.lines(PROC.resolve("self/smaps"))) {
            return lines.filter(line -> line.startsWith("KernelPageSize:"))
                    .findFirst()
                    .map(ProcessTable::parseKibibytes)
                    .orElse(4096L);
        } catch (IOException | UncheckedIOException e) {
            return 4096;
        }
    }

    /** The number of bytes in a line such as {@code Pss:   12 kB}. */
    private static long parseKibibytes(String line) {
        return Long.parseLong(line.replaceAll("[^0-9]", "")) << 10;
    }
}
