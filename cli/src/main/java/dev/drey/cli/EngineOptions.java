package dev.drey.cli;

import dev.drey.analysis.ProvenCache;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How much the engine may use: time, nodes, depth, threads, memory, and what was proven before. */
final class EngineOptions {
    private static final int MAX_THREADS = 256;
    private static final long MEBI = 1L << 20;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            description = "Stop after so many seconds (review: for each move).")
    private @Nullable Double seconds;

    @Option(names = "--nodes", paramLabel = "N", description = "Stop after about so many positions.")
    private @Nullable Long nodes;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "Look N moves ahead and no further; prove nothing beyond.")
    private @Nullable Integer depth;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Work on N threads; as many as there are cores if not said.")
    private @Nullable Integer threads;

    @Option(
            names = "--memory",
            paramLabel = "MIB",
            description = "Remember positions in at most so many mebibytes; a third of Java's memory if not said.")
    private @Nullable Long memory;

    @Option(names = "--fresh", description = "Do not use what was proven before; prove it again.")
    private boolean fresh;

    /** What was proven before, and where to keep what is proven now. */
    ProvenCache provenCache() {
        return fresh ? ProvenResults.writeOnly(ProvenResults.ofUser()) : ProvenResults.ofUser();
    }

    Oracle oracle() {
        int count = threads == null ? Oracle.usualThreads() : threads;
        if (count < 1 || count > MAX_THREADS) {
            throw usageError("--threads " + count + "; it must be 1 to " + MAX_THREADS);
        }
        long most = Runtime.getRuntime().maxMemory() / MEBI * 9 / 10;
        if (memory != null && (memory < 0 || memory > most)) {
            throw usageError(
                    "--memory " + memory + "; Java has " + Runtime.getRuntime().maxMemory() / MEBI
                            + " MiB in all here. More, if the machine has it: DREY_JAVA_OPTS=-Xmx16g");
        }
        return new Oracle(count, memory == null ? Oracle.usualTableBytes() : memory * MEBI);
    }

    AnalysisRequest withDepthLimit(AnalysisRequest question) {
        if (depth != null && depth < 1) {
            throw usageError("--depth " + depth + "; it must be 1 or more");
        }
        return depth == null ? question : question.toDepth(depth);
    }

    /** What was asked for; with no limit given, so many seconds. */
    Budget budget(double usualSeconds) {
        requireLimits();
        boolean limited = seconds != null || nodes != null || depth != null;
        double most = seconds != null ? seconds : limited ? Double.POSITIVE_INFINITY : usualSeconds;
        long nanos = most > 1e9 ? Long.MAX_VALUE : Math.round(most * 1e9);
        return Budget.of(nodes == null ? Long.MAX_VALUE : nodes, nanos);
    }

    private void requireLimits() {
        if (seconds != null && !(seconds > 0)) {
            throw usageError("--time " + seconds + "; it must be more than 0 seconds");
        }
        if (nodes != null && nodes < 1) {
            throw usageError("--nodes " + nodes + "; it must be 1 or more");
        }
    }

    /** The time for each position in nanoseconds; empty where nodes or depth limit the search instead. */
    OptionalLong nanosPerPosition(double usualSeconds) {
        requireLimits();
        if (nodes != null || depth != null) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(Math.round((seconds == null ? usualSeconds : Math.min(seconds, 1e9)) * 1e9));
    }

    private ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
