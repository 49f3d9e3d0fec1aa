package dev.drey.bench.solve;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.ReferencePosition;
import dev.drey.rules.othello.Othello;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The time to prove positions of the FFO test suite.
 *
 * <pre>
 *   45 46        these positions instead of 40 to 44
 *   threads=2    number of threads
 * </pre>
 */
final class OthelloSuite implements Suite {
    private static final List<String> DEFAULTS = List.of("40", "41", "42", "43", "44");
    private static final int FIRST = 40;
    private static final int WARM_UPS = 2;
    private static final long TABLE_BYTES = 1L << 29;

    @Override
    public void run(SuiteOptions options, PrintStream out) {
        int threads = options.number("threads", 1);
        List<ReferencePosition> references = ReferencePosition.of(new Othello());
        List<String> known = IntStream.range(FIRST, FIRST + references.size())
                .mapToObj(Integer::toString)
                .toList();
        List<String> numbers = options.groups(known, DEFAULTS);
        TimedOracle oracle = new TimedOracle(threads, TABLE_BYTES);
        for (int i = 0; i < WARM_UPS; i++) {
            prove(oracle, references.get(0));
        }
        double total = 0;
        for (String number : numbers) {
            ReferencePosition reference = references.get(known.indexOf(number));
            TimedOracle.Timed proof = prove(oracle, reference);
            total += proof.seconds();
            long nodes = proof.analysis().nodes();
            out.printf(
                    Locale.ROOT,
                    "FFO %s  %d empty  %+d  %,15d nodes  %5.1f M nodes/s  %7.2f s%n",
                    number,
                    reference.empty(),
                    proof.value(),
                    nodes,
                    nodes / proof.seconds() / 1e6,
                    proof.seconds());
            if (proof.value() != reference.value()) {
                throw new IllegalStateException("FFO " + number + " is worth " + reference.value());
            }
        }
        String target = numbers.equals(DEFAULTS) ? "  (must: 16 s on one thread, stretch: 7 s)" : "";
        out.printf(Locale.ROOT, "total %.2f s, %d thread%s%s%n", total, threads, threads == 1 ? "" : "s", target);
    }

    private static TimedOracle.Timed prove(TimedOracle oracle, ReferencePosition reference) {
        return oracle.analyseCleared(AnalysisRequest.bestMove(reference.position()), Budget.unlimited());
    }
}
