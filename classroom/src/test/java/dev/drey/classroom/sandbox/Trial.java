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

/** A shell script to be run in a sandbox. */
final class Trial implements AutoCloseable {
    static final long MIB = 1 << 20;

    private static final AtomicInteger NAPS = new AtomicInteger();

    final Workspace workspace;
    private final Sandbox sandbox;
    private final List<Path> hidden = new ArrayList<>();
    private final List<Path> shown = new ArrayList<>();
    private Limits limits = Limits.DEFAULT;

    Trial(Sandbox sandbox) throws IOException {
        this.sandbox = sandbox;
        this.workspace = Workspace.create();
    }

    static List<Sandbox> everyWay() {
        return Sandbox.all();
    }

    static Stream<Sandbox> confinedWays() {
        return Sandbox.all().stream().filter(Sandbox::confined);
    }

    Trial within(Limits limits) {
        this.limits = limits;
        return this;
    }

    Trial hiding(Path folder) {
        hidden.add(folder);
        return this;
    }

    Trial showing(Path folder) {
        shown.add(folder);
        return this;
    }

    Run sh(String script, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("sh", "-c", script, "sh"));
        command.addAll(List.of(words));
        return run(command);
    }

    Run run(List<String> command) throws IOException, InterruptedException {
        return sandbox.run(command, workspace.folder(), limits, hidden, shown);
    }

    String file(String name) throws IOException {
        try (var in = workspace.open(name, MIB)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** A number of seconds that no other process sleeps for, so that those who do can be found. */
    static String nap() {
        return Long.toString(1_000_000 + ProcessHandle.current().pid() * 1_000 + NAPS.incrementAndGet());
    }

    static long sleepers(String nap) {
        try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
            return processes.filter(process -> sleeps(process, nap)).count();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean sleeps(Path process, String nap) {
        try {
            return Files.readString(process.resolve("cmdline"), StandardCharsets.ISO_8859_1)
                    .equals("sleep\0" + nap + "\0");
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
