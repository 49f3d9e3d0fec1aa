package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A way of running a program that nobody vouches for. */
public final class Sandbox {
    private static final int MOST_ATTEMPTS = 10;

    private static final List<Sandbox> ALL = Stream.of(new Bubblewrap(), new Unshared(), new Bare())
            .map(Sandbox::new)
            .toList();

    private final Way way;
    private @Nullable Boolean works;

    private Sandbox(Way way) {
        this.way = way;
    }

    /** All ways, the best first; not all of them work everywhere. */
    public static List<Sandbox> all() {
        return ALL;
    }

    public static Optional<Sandbox> named(String name) {
        return ALL.stream().filter(sandbox -> sandbox.name().equals(name)).findFirst();
    }

    /** The best way that works here. */
    public static Sandbox best() throws InterruptedException {
        for (Sandbox sandbox : ALL) {
            if (sandbox.works()) {
                return sandbox;
            }
        }
        throw new IllegalStateException("no program can be run here: is there no sh?");
    }

    /** bwrap, unshare or none. */
    public String name() {
        return way.name();
    }

    /** Whether programs are kept away from everything but their own folder, and not only within limits. */
    public boolean confined() {
        return way.confined();
    }

    /** Whether this way works here; found out once, by trying. */
    public synchronized boolean works() throws InterruptedException {
        if (works == null) {
            works = tries();
        }
        return works;
    }

    private boolean tries() throws InterruptedException {
        String test = confined() ? "test ! -w / && test -w . && test -w /tmp" : "test -w .";
        try (Workspace workspace = Workspace.create()) {
            return run(List.of("sh", "-c", test), workspace.folder(), Limits.DEFAULT, List.of(), List.of())
                    .succeeded();
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Runs a program until it ends or goes beyond a limit. An interrupt ends it too. None of its processes is left afterwards if
     * this way is {@linkplain #confined() confined}. If it is not, one can escape that leaves its parents and its session and
     * clears its environment before anybody has seen it.
     *
     * <p>Limits are watched from outside, many times a second, so a program can be beyond one for a moment.
     *
     * @param command the program and its words, which no shell reads
     * @param workDir an existing folder: where the program starts, and the only one of the system's that it may write to
     * @param hidden folders that look empty to it
     * @param shown folders within hidden ones, or in /tmp, that it may read all the same, as it may those of files in /tmp
     *     that the command names
     * @throws IOException if the sandbox could not be set up, or the virtual machine is ending; a program that cannot be started is no exception
     */
    public Run run(List<String> command, Path workDir, Limits limits, List<Path> hidden, List<Path> shown)
            throws IOException, InterruptedException {
        if (command.isEmpty() || command.get(0).isEmpty() || command.get(0).startsWith("-")) {
            throw new IllegalArgumentException(
                    "a command begins with the name of a program, not like this: " + command);
        }
        if (!Files.isDirectory(workDir)) {
            throw new IOException(workDir + " is no folder");
        }
        Task task =
                new Task(List.copyOf(command), workDir.toRealPath(), limits, List.copyOf(hidden), List.copyOf(shown));
        for (int attempt = 1; ; attempt++) {
            try {
                return way.run(task);
            } catch (SetUpFailed e) {
                // A file to be covered, such as another program's socket, may have disappeared meanwhile.
                if (attempt == MOST_ATTEMPTS) {
                    throw e;
                }
            }
        }
    }

    @Override
    public String toString() {
        return name();
    }
}
