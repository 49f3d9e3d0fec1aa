package dev.drey.server.search;

import dev.drey.engine.Analysis;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.ProvenCache;
import dev.drey.engine.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * An analysis that can be interrupted and resumed. It keeps the results of all runs, and the oracle's tables make each further run
 * faster.
 */
final class ResumableAnalysis {
    private final AnalysisRequest request;
    private final OraclePool oracles;
    private final ProvenCache proofs;
    private final LongSupplier clock;
    private long nanosLeft;
    private @Nullable Analysis running;
    private @Nullable AnalysisSnapshot earlier;

    /**
     * @param nanos total time of all runs
     * @param proofs the results that the first run starts from
     */
    ResumableAnalysis(AnalysisRequest request, long nanos, OraclePool oracles, ProvenCache proofs) {
        this(request, nanos, oracles, proofs, System::nanoTime);
    }

    /** @param clock time in nanoseconds */
    ResumableAnalysis(AnalysisRequest request, long nanos, OraclePool oracles, ProvenCache proofs, LongSupplier clock) {
        this.request = request;
        this.nanosLeft = nanos;
        this.oracles = oracles;
        this.proofs = proofs;
        this.clock = clock;
    }

    /**
     * Runs until the request is answered, the time is used up or the slice ends.
     *
     * @return whether the analysis is finished; false if the slice ended first
     */
    boolean resume(SearchTask.TimeSlice slice) {
        long started = clock.getAsLong();
        AnalysisSnapshot found = oracles.withOracle(request.position().game(), oracle -> {
            Analysis analysis = oracle.newAnalysis(request, Budget.nanos(nanosLeft), known());
            slice.onEnd(analysis::stop);
            start(analysis);
            return analysis.run();
        });
        nanosLeft -= clock.getAsLong() - started;
        return finish(found).complete() || nanosLeft <= 0 || !slice.isOver();
    }

    private List<Verdict> known() {
        synchronized (this) {
            if (earlier != null) {
                return earlier.verdicts();
            }
        }
        return proofs.find(request.position());
    }

    private synchronized void start(Analysis analysis) {
        running = analysis;
    }

    private synchronized AnalysisSnapshot finish(AnalysisSnapshot found) {
        running = null;
        earlier = earlier == null ? found : earlier.combinedWith(found, request.goal());
        return earlier;
    }

    /** Returns what is known so far, also while {@link #resume} is running; empty while nothing is known. */
    synchronized Optional<AnalysisSnapshot> snapshot() {
        Optional<AnalysisSnapshot> current = Optional.ofNullable(running)
                .map(Analysis::snapshot)
                // Before all moves were searched once, they all have the same value.
                .filter(found -> found.depth() > 0 || found.complete());
        Optional<AnalysisSnapshot> before = Optional.ofNullable(earlier);
        return current.isPresent() && before.isPresent()
                ? Optional.of(before.get().combinedWith(current.get(), request.goal()))
                : current.or(() -> before);
    }
}
