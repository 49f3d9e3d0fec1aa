package dev.drey.classroom.sandbox;

import dev.drey.classroom.sandbox.ProcessTable.Entry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Measures open files that have no name any more, or never had one: they are in no folder, and their memory is attributed to no
 * process unless it is mapped. Each file counts once, however many processes hold it open.
 *
 * <p>Not found are files held only by a thread with its own file descriptor table, files in transit through a socket, and System V
 * shared memory.
 */
final class UnlinkedFiles {
    private static final String DELETED_SUFFIX = " (deleted)";
    private static final String MEMFD_PREFIX = "/memfd:";

    /** Whether a device is a file system in memory, by device number. */
    private final Map<Long, Boolean> memoryDevices = new HashMap<>();

    /**
     * The total sizes of the files.
     *
     * @param memoryBytes the size of files in memory
     * @param diskBytes the size of all other files
     */
    record Sizes(long memoryBytes, long diskBytes) {}

    private record FileId(long device, long inode) {}

    Sizes measure(List<Entry> processes) {
        Set<FileId> seen = new HashSet<>();
        long memory = 0;
        long disk = 0;
        for (Entry process : processes) {
            try (DirectoryStream<Path> open = Files.newDirectoryStream(ProcessTable.procPath(process.pid(), "fd"))) {
                for (Path link : open) {
                    String name = target(link);
                    if (!name.endsWith(DELETED_SUFFIX)) {
                        continue;
                    }
                    Map<String, Object> attributes = attributes(link);
                    long device = number(attributes, "dev");
                    // The name of an existing file may also end with the suffix.
                    boolean unlinked = !attributes.isEmpty() && number(attributes, "nlink") == 0;
                    if (!unlinked || !seen.add(new FileId(device, number(attributes, "ino")))) {
                        continue;
                    }
                    if (name.startsWith(MEMFD_PREFIX) || isInMemory(device, process)) {
                        memory += number(attributes, "size");
                    } else {
                        disk += number(attributes, "size");
                    }
                }
            } catch (IOException e) {
                // The process has just ended.
            }
        }
        return new Sizes(memory, disk);
    }

    private static String target(Path link) {
        try {
            return Files.readSymbolicLink(link).toString();
        } catch (IOException e) {
            return "";
        }
    }

    /** The attributes of the open file behind a link in /proc; empty if it has been closed. */
    private static Map<String, Object> attributes(Path link) {
        try {
            return Files.readAttributes(link, "unix:dev,ino,nlink,size");
        } catch (IOException e) {
            return Map.of();
        }
    }

    private static long number(Map<String, Object> attributes, String name) {
        return attributes.get(name) instanceof Number number ? number.longValue() : 0;
    }

    private boolean isInMemory(long device, Entry process) {
        return memoryDevices.computeIfAbsent(device, unknown -> isMountedInMemory(device, process));
    }

    /** Searches the process's mounts for a line such as {@code 36 35 0:42 / /tmp rw shared:1 - tmpfs tmpfs rw}. */
    private static boolean isMountedInMemory(long device, Entry process) {
        String number = " " + major(device) + ":" + minor(device) + " ";
        try {
            Path mounts = ProcessTable.procPath(process.pid(), "mountinfo");
            return Files.readAllLines(mounts, StandardCharsets.ISO_8859_1).stream()
                    .anyMatch(line -> line.contains(number) && line.contains(" - tmpfs "));
        } catch (IOException e) {
            return false;
        }
    }

    private static long major(long device) {
        return device >> 8 & 0xfff | device >> 32 & ~0xfffL;
    }

    private static long minor(long device) {
        return device & 0xff | device >> 12 & ~0xffL & 0xffffffffL;
    }
}
