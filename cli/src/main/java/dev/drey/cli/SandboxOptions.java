package dev.drey.cli;

import dev.drey.classroom.sandbox.ResourceLimits;
import dev.drey.classroom.sandbox.Sandbox;
import java.time.Duration;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for the sandbox and its resource limits. */
final class SandboxOptions {
    private static final long MIB = 1 << 20;
    private static final double MAX_SECONDS = 86_400;
    private static final long MAX_MIB = 1 << 20;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--time", paramLabel = "SECONDS", description = "Time limit per case in seconds (default: 10).")
    private double seconds = 10;

    @Option(names = "--memory", paramLabel = "MIB", description = "Memory limit in MiB (default: 512).")
    private long memory = 512;

    @Option(
            names = "--sandbox",
            paramLabel = "NAME",
            completionCandidates = SandboxNames.class,
            description = "Isolation of programs: bwrap, unshare or none (default: the best one that works).")
    private @Nullable String name;

    /** The names of the sandboxes, for shell completion. */
    private static final class SandboxNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Sandbox.all().stream().map(Sandbox::name).iterator();
        }
    }

    ResourceLimits limits() {
        if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
            throw usageError("--time " + seconds + ": the time limit must be more than 0 and at most 86400 seconds");
        }
        if (memory < 1 || memory > MAX_MIB) {
            throw usageError("--memory " + memory + ": the memory limit must be 1 to " + MAX_MIB + " MiB");
        }
        return ResourceLimits.DEFAULT
                .withTime(Duration.ofMillis(Math.max(1, Math.round(seconds * 1000))))
                .withMemoryBytes(memory * MIB);
    }

    Sandbox sandbox() throws InterruptedException {
        if (name == null) {
            return Sandbox.best();
        }
        Optional<Sandbox> named = Sandbox.named(name);
        if (named.isEmpty()) {
            throw usageError("--sandbox " + name + ": unknown sandbox; expected one of "
                    + Sandbox.all().stream().map(Sandbox::name).collect(Collectors.joining(", ")));
        }
        if (!named.get().works()) {
            throw usageError("--sandbox " + name + ": does not work on this system");
        }
        return named.get();
    }

    private ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
