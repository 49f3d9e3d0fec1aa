package dev.drey.cli;

import dev.drey.classroom.sandbox.Limits;
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

/** How a student's program is run, and how far it may go. */
final class SandboxOptions {
    private static final long MIB = 1 << 20;
    private static final double MOST_SECONDS = 86_400;
    private static final long MOST_MIB = 1 << 20;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            description = "A program may take so long for a case; 10 seconds if not said.")
    private double seconds = 10;

    @Option(
            names = "--memory",
            paramLabel = "MIB",
            description = "A program may use so many mebibytes; 512 if not said.")
    private long memory = 512;

    @Option(
            names = "--sandbox",
            paramLabel = "HOW",
            completionCandidates = Ways.class,
            description =
                    "Confine programs by bwrap or unshare, or not at all by none; the best that works if not said.")
    private @Nullable String name;

    /** For completion. */
    private static final class Ways implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Sandbox.all().stream().map(Sandbox::name).iterator();
        }
    }

    Limits limits() {
        if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
            throw wrong("--time " + seconds + "; it must be more than 0 seconds, and a day at most");
        }
        if (memory < 1 || memory > MOST_MIB) {
            throw wrong("--memory " + memory + "; it must be 1 to " + MOST_MIB);
        }
        return Limits.DEFAULT
                .withTime(Duration.ofMillis(Math.max(1, Math.round(seconds * 1000))))
                .withMemoryBytes(memory * MIB);
    }

    Sandbox sandbox() throws InterruptedException {
        if (name == null) {
            return Sandbox.best();
        }
        Optional<Sandbox> named = Sandbox.named(name);
        if (named.isEmpty()) {
            throw wrong("--sandbox " + name + "; expected one of "
                    + Sandbox.all().stream().map(Sandbox::name).collect(Collectors.joining(", ")));
        }
        if (!named.get().works()) {
            throw wrong("--sandbox " + name + " does not work on this system");
        }
        return named.get();
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
