package dev.drey.classroom.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Runs commands in a sandbox, in a workspace of its own. */
final class SandboxTrial implements AutoCloseable {
    static final long MIB = 1 << 20;

    private static final AtomicInteger SLEEP_COUNTER = new AtomicInteger();

    final Workspace workspace;
    private final Sandbox sandbox;
    private final List<Path> hidden = new ArrayList<>();
    private final List<Path> shown = new ArrayList<>();
    private ResourceLimits limits = ResourceLimits.DEFAULT;

    SandboxTrial(Sandbox sandbox) throws IOException {
        this.sandbox = sandbox;
        this.workspace = Workspace.create();
    }

    /** All sandboxes in a thorough run, the best one in an everyday run. */
    static List<Sandbox> allSandboxes() throws InterruptedException {
        return Boolean.getBoolean("drey.thorough") ? Sandbox.all() : List.of(Sandbox.best());
    }

    static Stream<Sandbox> confinedSandboxes() throws InterruptedException {
        return allSandboxes().stream().filter(Sandbox::isConfined);
    }

    SandboxTrial within(ResourceLimits limits) {
        this.limits = limits;
        return this;
    }

    SandboxTrial hiding(Path folder) {
        hidden.add(folder);
        return this;
    }

    SandboxTrial showing(Path folder) {
        shown.add(folder);
        return this;
    }

    RunResult sh(String script, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("sh", "-c", script, "sh"));
        command.addAll(List.of(arguments));
        return run(command);
    }

    RunResult run(List<String> command) throws IOException, InterruptedException {
        return sandbox.run(command, workspace.folder(), limits, hidden, shown);
    }

    String file(String name) throws IOException {
        try (var in = workspace.open(name, MIB)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** A number of seconds that no other process sleeps for, so that processes sleeping this long can be identified. */
    static String uniqueSleepSeconds() {
        return Long.toString(1_000_000 + ProcessHandle.current().pid() * 1_000 + SLEEP_COUNTER.incrementAndGet());
    }

    static long countSleeping(String seconds) {
        try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
            return processes.filter(process -> isSleeping(process, seconds)).count();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isSleeping(Path process, String seconds) {
        try {
            return Files.readString(process.resolve("cmdline"), StandardCharsets.ISO_8859_1)
                    .equals("sleep\0" + seconds + "\0");
        } catch (IOException e) {
            return false;
        }
    }

    static void await(Supplier<Boolean> condition) throws InterruptedException {
        long deadline = System.nanoTime() + Duration.ofMinutes(2).toNanos();
        while (!condition.get()) {
            assertThat(System.nanoTime()).as("time to wait").isLessThan(deadline);
            Thread.sleep(5);
        }
    }

    @Override
    public void close() throws IOException {
        workspace.close();
    }
}
