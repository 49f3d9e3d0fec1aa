package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs untrusted programs. There is one sandbox for each isolation method. */
public final class Sandbox {
    private static final int MAX_ATTEMPTS = 10;

    private static final List<Sandbox> ALL =
            IsolationMethod.BEST_FIRST.stream().map(Sandbox::new).toList();

    private final IsolationMethod method;
    private @Nullable Boolean works;

    private Sandbox(IsolationMethod method) {
        this.method = method;
    }

    /** All sandboxes, the best one first. Some may not work on this system. */
    public static List<Sandbox> all() {
        return ALL;
    }

    public static Optional<Sandbox> named(String name) {
        return ALL.stream().filter(sandbox -> sandbox.name().equals(name)).findFirst();
    }

    /** The best sandbox that works on this system. */
    public static Sandbox best() throws InterruptedException {
        for (Sandbox sandbox : ALL) {
            if (sandbox.works()) {
                return sandbox;
            }
        }
        throw new IllegalStateException("no program can be run on this system, because sh does not work");
    }

    /** The name of the isolation method: bwrap, unshare or none. */
    public String name() {
        return method.name();
    }

    /** Whether programs are isolated from files, processes and network, in addition to the resource limits. */
    public boolean isConfined() {
        return method.isConfined();
    }

    /** Whether this sandbox works on this system. Determined once, by a trial run. */
    public synchronized boolean works() throws InterruptedException {
        if (works == null) {
            works = tryOut();
        }
        return works;
    }

    private boolean tryOut() throws InterruptedException {
        String test = isConfined() ? "test ! -w / && test -w . && test -w /tmp" : "test -w .";
        try (Workspace workspace = Workspace.create()) {
            return run(List.of("sh", "-c", test), workspace.folder(), ResourceLimits.DEFAULT, List.of(), List.of())
                    .succeeded();
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Runs a program until it ends or exceeds a limit. An interrupt of the calling thread ends it too.
     *
     * <p>If this sandbox is {@linkplain #isConfined() confined}, none of the program's processes survives. Otherwise a process can escape
     * if it leaves its parents and its session and clears its environment before it is noticed.
     *
     * <p>Limits are checked from outside, many times a second, so a program can exceed one for a moment.
     *
     * @param command the program and its arguments, which are not interpreted by a shell
     * @param workDir an existing folder: the program's working directory, and the only folder of the system that it may write to
     * @param hidden folders that appear empty to the program
     * @param shown folders within hidden ones or in /tmp that the program may read; in /tmp it may also read the folders of files that
     *     the command names
     * @throws IOException if the sandbox could not be set up or the virtual machine is shutting down; a program that cannot be started
     *     is reported in the result instead
     */
    public RunResult run(List<String> command, Path workDir, ResourceLimits limits, List<Path> hidden, List<Path> shown)
            throws IOException, InterruptedException {
        if (command.isEmpty() || command.get(0).isEmpty() || command.get(0).startsWith("-")) {
            throw new IllegalArgumentException("a command begins with the name of a program; found " + command);
        }
        if (!Files.isDirectory(workDir)) {
            throw new IOException("no such folder: " + workDir);
        }
        SandboxedCommand sandboxed = new SandboxedCommand(
                List.copyOf(command), workDir.toRealPath(), limits, List.copyOf(hidden), List.copyOf(shown));
        for (int attempt = 1; ; attempt++) {
            try {
                return method.run(sandboxed);
            } catch (Execution.SetupException e) {
                // A file to be masked, such as another program's socket, may have disappeared meanwhile.
                if (attempt == MAX_ATTEMPTS) {
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
