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
 * Open files that have no name any more, or never had one: no folder shows them and, while nobody maps them, no process
 * seems to have their memory. A file counts once, with its size, by however many processes it is held. Not seen are those
 * that only a thread with open files of its own holds, those on their way through a socket, and the shared memory of System V.
 */
final class LooseFiles {
    private static final String NAMELESS = " (deleted)";
    private static final String IN_MEMORY = "/memfd:";

    /** By the device's number. */
    private final Map<Long, Boolean> heldInMemory = new HashMap<>();

    /**
     * @param memoryBytes of those that are held in memory
     * @param diskBytes of all others
     */
    record Sizes(long memoryBytes, long diskBytes) {}

    private record File(long device, long inode) {}

    Sizes of(List<Entry> processes) {
        Set<File> seen = new HashSet<>();
        long memory = 0;
        long disk = 0;
        for (Entry process : processes) {
            try (DirectoryStream<Path> open = Files.newDirectoryStream(ProcessTable.folder(process.pid(), "fd"))) {
                for (Path link : open) {
                    String name = name(link);
                    if (!name.endsWith(NAMELESS)) {
                        continue;
                    }
                    Map<String, Object> facts = facts(link);
                    long device = number(facts, "dev");
                    // Somebody may have given a file such a name.
                    boolean nameless = !facts.isEmpty() && number(facts, "nlink") == 0;
                    if (!nameless || !seen.add(new File(device, number(facts, "ino")))) {
                        continue;
                    }
                    if (name.startsWith(IN_MEMORY) || isHeldInMemory(device, process)) {
                        memory += number(facts, "size");
                    } else {
                        disk += number(facts, "size");
                    }
                }
            } catch (IOException e) {
                // It has just ended.
            }
        }
        return new Sizes(memory, disk);
    }

    private static String name(Path link) {
        try {
            return Files.readSymbolicLink(link).toString();
        } catch (IOException e) {
            return "";
        }
    }

    /** Of the file behind the link, which the system finds without its name; none if it has been closed. */
    private static Map<String, Object> facts(Path link) {
        try {
            return Files.readAttributes(link, "unix:dev,ino,nlink,size");
        } catch (IOException e) {
            return Map.of();
        }
    }

    private static long number(Map<String, Object> facts, String name) {
        return facts.get(name) instanceof Number number ? number.longValue() : 0;
    }

    private boolean isHeldInMemory(long device, Entry process) {
        return heldInMemory.computeIfAbsent(device, unknown -> mountedInMemory(device, process));
    }

    /** By lines such as {@code 36 35 0:42 / /tmp rw shared:1 - tmpfs tmpfs rw}, as the process sees its mounts. */
    private static boolean mountedInMemory(long device, Entry process) {
        String number = " " + major(device) + ":" + minor(device) + " ";
        try {
            Path mounts = ProcessTable.folder(process.pid(), "mountinfo");
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
