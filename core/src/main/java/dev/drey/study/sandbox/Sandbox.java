package dev.drey.study.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A way of running a program that nobody vouches for. */
public abstract sealed class Sandbox permits Bubblewrap, Unshared, Bare {
    private static final List<Sandbox> ALL = List.of(new Bubblewrap(), new Unshared(), new Bare());

    private final String name;
    private @Nullable Boolean works;

    Sandbox(String name) {
        this.name = name;
    }

    /** All ways, the best first; not all of them work everywhere. */
    public static List<Sandbox> all() {
        return ALL;
    }

    public static Optional<Sandbox> named(String name) {
        return ALL.stream().filter(sandbox -> sandbox.name.equals(name)).findFirst();
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
    public final String name() {
        return name;
    }

    /** Whether programs are kept away from everything but their own folder, and not only within limits. */
    public abstract boolean confined();

    /** Whether this way works here; found out once, by trying. */
    public final synchronized boolean works() throws InterruptedException {
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
     * Runs a program until it ends or goes beyond a limit. None of its processes is left afterwards. An interrupt ends it too.
     *
     * @param command the program and its words, which no shell reads
     * @param workDir an existing folder: where the program starts, and the only one of the system's that it may write to
     * @param hidden folders that look empty to it
     * @param shown folders within hidden ones, or in /tmp, that it may read all the same
     * @throws IOException if the sandbox could not be set up; a program that cannot be started is no exception
     */
    public final Run run(List<String> command, Path workDir, Limits limits, List<Path> hidden, List<Path> shown)
            throws IOException, InterruptedException {
        if (command.isEmpty() || command.get(0).isEmpty() || command.get(0).startsWith("-")) {
            throw new IllegalArgumentException(
                    "a command begins with the name of a program, not like this: " + command);
        }
        if (!Files.isDirectory(workDir)) {
            throw new IOException(workDir + " is no folder");
        }
        return start(
                new Task(List.copyOf(command), workDir.toRealPath(), limits, List.copyOf(hidden), List.copyOf(shown)));
    }

    abstract Run start(Task task) throws IOException, InterruptedException;

    /** All that a program finds in its environment. */
    static Map<String, String> environment(Limits limits, Path privateFolder) {
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("PATH", Optional.ofNullable(System.getenv("PATH")).orElse("/usr/local/bin:/usr/bin:/bin"));
        environment.put("LANG", "C.UTF-8");
        environment.put("HOME", privateFolder.toString());
        environment.put("TMPDIR", privateFolder.toString());
        // A Java program would otherwise go by the whole machine's memory, and collect its garbage too late for the
        // limit.
        environment.put("JAVA_TOOL_OPTIONS", "-Xmx" + Math.max(2, limits.memoryBytes() * 3 / 4 >> 20) + "m");
        return environment;
    }
}
