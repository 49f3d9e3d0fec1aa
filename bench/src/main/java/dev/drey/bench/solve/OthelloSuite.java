package dev.drey.bench.solve;

import dev.drey.engine.Budget;
import dev.drey.engine.ReferencePosition;
import dev.drey.engine.SearchStopped;
import dev.drey.engine.Solver;
import dev.drey.engine.othello.OthelloEngine;
import dev.drey.rules.othello.Othello;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The FFO positions 40 to 44, or those whose numbers are given: the time to prove the value, from cleared tables.
 *
 * <pre>
 *   45 46        these instead
 *   threads=2    with so many threads
 * </pre>
 */
final class OthelloSuite implements Suite {
    private static final List<Integer> USUAL = List.of(40, 41, 42, 43, 44);
    private static final int FIRST = 40;
    private static final int WARM_UPS = 2;
    private static final long TABLE_BYTES = 1L << 29;
    private static final int WIDEST = 64;
    private static final String THREADS = "threads=";

    private record Solved(int value, long nodes, double seconds) {}

    @Override
    public void run(List<String> words, PrintStream out) {
        int threads = 1;
        List<Integer> numbers = new ArrayList<>();
        for (String word : words) {
            if (word.startsWith(THREADS)) {
                threads = Integer.parseInt(word.substring(THREADS.length()));
            } else {
                numbers.add(Integer.parseInt(word));
            }
        }
        List<Integer> chosen = numbers.isEmpty() ? USUAL : numbers;
        List<ReferencePosition> references = ReferencePosition.of(new Othello());
        OthelloEngine brain = new OthelloEngine(new Othello(), TABLE_BYTES, threads);
        for (int i = 0; i < WARM_UPS; i++) {
            solve(brain, references.get(0), threads);
        }
        double total = 0;
        for (int number : chosen) {
            ReferencePosition reference = references.get(number - FIRST);
            Solved solved = solve(brain, reference, threads);
            total += solved.seconds();
            out.printf(
                    Locale.ROOT,
                    "FFO %d  %d empty  %+d  %,15d nodes  %5.1f M nodes/s  %7.2f s%n",
                    number,
                    reference.empty(),
                    solved.value(),
                    solved.nodes(),
                    solved.nodes() / solved.seconds() / 1e6,
                    solved.seconds());
            if (solved.value() != reference.value()) {
                throw new IllegalStateException("FFO " + number + " is worth " + reference.value());
            }
        }
        String target = chosen.equals(USUAL) ? "  (must: 16 s on one thread, stretch: 7 s)" : "";
        out.printf(Locale.ROOT, "total %.2f s, %d thread%s%s%n", total, threads, threads == 1 ? "" : "s", target);
    }

    /** Every thread is after the same value; the first to have it stops the others. */
    private static Solved solve(OthelloEngine brain, ReferencePosition reference, int threads) {
        brain.prepareProof(reference.position());
        brain.clear();
        Budget budget = Budget.unlimited();
        List<Solver> solvers = new ArrayList<>();
        List<CompletableFuture<Optional<Integer>>> answers = new ArrayList<>();
        long begin = System.nanoTime();
        for (int i = 0; i < threads; i++) {
            Solver solver = brain.solver().orElseThrow();
            solvers.add(solver);
            answers.add(CompletableFuture.supplyAsync(() -> value(solver, reference, budget), OthelloSuite::start));
        }
        int value = answers.stream()
                .map(CompletableFuture::join)
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
        double seconds = (System.nanoTime() - begin) / 1e9;
        return new Solved(value, solvers.stream().mapToLong(Solver::nodes).sum(), seconds);
    }

    /** A thread of its own, as the common pool has one fewer than there are cores. */
    private static void start(Runnable work) {
        new Thread(work, "solver").start();
    }

    private static Optional<Integer> value(Solver solver, ReferencePosition reference, Budget budget) {
        try {
            int value = solver.solve(reference.position(), -WIDEST, WIDEST, budget);
            budget.stop();
            return Optional.of(value);
        } catch (SearchStopped stopped) {
            return Optional.empty();
        }
    }
}
