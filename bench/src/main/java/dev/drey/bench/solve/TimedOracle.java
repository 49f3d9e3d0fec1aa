package dev.drey.bench.solve;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import java.util.Arrays;
import java.util.List;

/** An oracle whose analyses are timed. */
final class TimedOracle {
    private static final double NANOS_PER_SECOND = 1e9;

    private final Oracle oracle;

    TimedOracle(int threads, long tableBytes) {
        this.oracle = new Oracle(threads, tableBytes);
    }

    /** An analysis and its wall time. */
    record Timed(AnalysisSnapshot analysis, double seconds) {
        /** The proven value of the position. */
        int value() {
            if (!analysis.proven().isExact()) {
                throw new IllegalStateException(analysis.position() + " is only proven to be " + analysis.proven());
            }
            return analysis.proven().lower();
        }
    }

    /** Runs an analysis with empty tables. */
    Timed analyseCleared(AnalysisRequest request, Budget budget) {
        oracle.clear();
        return analyse(request, budget);
    }

    /** Runs an analysis with the table entries of earlier ones. */
    Timed analyse(AnalysisRequest request, Budget budget) {
        long start = System.nanoTime();
        AnalysisSnapshot analysis = oracle.analyse(request, budget);
        return new Timed(analysis, (System.nanoTime() - start) / NANOS_PER_SECOND);
    }

    static double median(List<Double> values) {
        double[] sorted = values.stream().mapToDouble(Double::doubleValue).toArray();
        Arrays.sort(sorted);
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }
}
