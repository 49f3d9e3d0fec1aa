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

/** All living processes of the system: from /proc where there is one, else as far as Java knows them. */
final class ProcessTable {
    private static final Path PROC = Path.of("/proc");
    private static final boolean LINUX = Files.isReadable(PROC.resolve("self/stat"));
    private static final long PAGE = LINUX ? pageBytes() : 0;

    /**
     * @param session the process that leads its session, 0 if unknown
     * @param start when it was started, in whatever unit: with the id it tells processes apart
     * @param memoryBytes resident, pages shared with others included; 0 if unknown
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
            // Whatever was not read this time is read the next.
        }
        return entries;
    }

    private static Entry entry(ProcessHandle handle) {
        long parent = handle.parent().map(ProcessHandle::pid).orElse(0L);
        long start = handle.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
        return new Entry(handle.pid(), parent, 0, start, 0);
    }

    /** A line such as {@code 7 (any name) S 1 7 7 …}; null if it is dead or gone. */
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
                    Long.parseLong(fields[21]) * PAGE);
        } catch (IOException e) {
            return null;
        }
    }

    /** What a process was started with; empty if it is just being started, null if that is not ours to see. */
    static @Nullable String environment(long pid) {
        try {
            return new String(Files.readAllBytes(PROC.resolve(pid + "/environ")), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return null;
        }
    }

    /** Where the system tells something about a process. */
    static Path folder(long pid, String name) {
        return PROC.resolve(Long.toString(pid)).resolve(name);
    }

    /**
     * A process's part of the memory, where a page that several have counts for each in part.
     *
     * @param fileBytes how much of it belongs to files that are held in memory
     */
    record Share(long bytes, long fileBytes) {}

    /** All its resident memory if the share is unknown. */
    static Share share(Entry entry) {
        long bytes = entry.memoryBytes();
        long fileBytes = 0;
        try {
            for (String line : Files.readAllLines(folder(entry.pid(), "smaps_rollup"))) {
                if (line.startsWith("Pss:")) {
                    bytes = kibibytes(line);
                } else if (line.startsWith("Pss_Shmem:")) {
                    fileBytes = kibibytes(line);
                }
            }
        } catch (IOException e) {
            // Gone, or not ours to look at.
        }
        return new Share(bytes, fileBytes);
    }

    private static long pageBytes() {
        try (Stream<String> lines = Files.lines(PROC.resolve("self/smaps"))) {
            return lines.filter(line -> line.startsWith("KernelPageSize:"))
                    .findFirst()
                    .map(ProcessTable::kibibytes)
                    .orElse(4096L);
        } catch (IOException | UncheckedIOException e) {
            return 4096;
        }
    }

    /** Bytes, from a line such as {@code Pss:   12 kB}. */
    private static long kibibytes(String line) {
        return Long.parseLong(line.replaceAll("[^0-9]", "")) << 10;
    }
}
