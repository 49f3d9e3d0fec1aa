package dev.drey.cli;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.ProvenCache;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that limit the engine: time, nodes, depth, threads, memory, and whether it may use cached proofs. */
final class EngineOptions {
    private static final int MAX_THREADS = 256;
    private static final long BYTES_PER_MIB = 1L << 20;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            description = "Time limit in seconds; for 'drey review', the limit per move.")
    private @Nullable Double seconds;

    @Option(names = "--nodes", paramLabel = "N", description = "Stop after about N positions.")
    private @Nullable Long nodes;

    @Option(names = "--depth", paramLabel = "N", description = "Search at most N plies (moves of either side) ahead.")
    private @Nullable Integer depth;

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads. Default: number of cores.")
    private @Nullable Integer threads;

    @Option(
            names = "--memory",
            paramLabel = "MIB",
            description = "Maximum size of the transposition table in MiB. Default: a third of Java's memory.")
    private @Nullable Long memory;

    @Option(names = "--fresh", description = "Ignore cached proofs; prove everything again.")
    private boolean fresh;

    /** Returns the cache of proven results; it finds nothing with {@code --fresh}. */
    ProvenCache provenCache() {
        return fresh ? ProvenResults.writeOnly(ProvenResults.ofUser()) : ProvenResults.ofUser();
    }

    Oracle oracle() {
        int count = threads == null ? Oracle.defaultThreads() : threads;
        if (count < 1 || count > MAX_THREADS) {
            throw usageError("--threads " + count + "; it must be 1 to " + MAX_THREADS);
        }
        long maxMemory = Runtime.getRuntime().maxMemory() / BYTES_PER_MIB * 9 / 10;
        if (memory != null && (memory < 0 || memory > maxMemory)) {
            throw usageError("--memory " + memory + "; it must be 0 to " + maxMemory
                    + ". To give Java more memory, set DREY_JAVA_OPTS=-Xmx16g");
        }
        return new Oracle(count, memory == null ? Oracle.defaultTableBytes() : memory * BYTES_PER_MIB);
    }

    AnalysisRequest withDepthLimit(AnalysisRequest request) {
        if (depth != null && depth < 1) {
            throw usageError("--depth " + depth + "; it must be 1 or more");
        }
        return depth == null ? request : request.toDepth(depth);
    }

    /** Returns the budget of the options; without any limit, one of {@code defaultSeconds}. */
    Budget budget(double defaultSeconds) {
        requireLimits();
        boolean limited = seconds != null || nodes != null || depth != null;
        double maxSeconds = seconds != null ? seconds : limited ? Double.POSITIVE_INFINITY : defaultSeconds;
        long nanos = maxSeconds > 1e9 ? Long.MAX_VALUE : Math.round(maxSeconds * 1e9);
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

    /** Returns the time per position in nanoseconds; empty if nodes or depth limit the search instead. */
    OptionalLong nanosPerPosition(double defaultSeconds) {
        requireLimits();
        if (nodes != null || depth != null) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(Math.round((seconds == null ? defaultSeconds : Math.min(seconds, 1e9)) * 1e9));
    }

    private ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
