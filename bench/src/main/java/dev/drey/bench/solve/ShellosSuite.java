package dev.drey.bench.solve;

import dev.drey.engine.Budget;
import dev.drey.engine.ReferencePosition;
import dev.drey.engine.SearchStopped;
import dev.drey.engine.Solver;
import dev.drey.engine.shellos.ShellosEngine;
import dev.drey.rules.Position;
import dev.drey.rules.shellos.ShellosShuffle;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * Exact values of Shellos Shuffle positions from random play. Words: {@code 14}, {@code 16}, {@code 18} for how many cells are
 * empty (all three unless said), {@code threads=2}.
 */
final class ShellosSuite implements Suite {
    private static final ShellosShuffle GAME = new ShellosShuffle();
    private static final String THREADS = "threads=";
    private static final int WIDEST = 64;
    private static final int WARM_UPS = 20;

    @Override
    public void run(List<String> words, PrintStream out) {
        int threads = 1;
        List<Integer> groups = new ArrayList<>();
        for (String word : words) {
            if (word.startsWith(THREADS)) {
                threads = Integer.parseInt(word.substring(THREADS.length()));
            } else if (List.of("14", "16", "18").contains(word)) {
                groups.add(Integer.valueOf(word));
            } else {
                throw new IllegalArgumentException(word + ": shellos-shuffle knows 14, 16, 18 and threads=N");
            }
        }
        ShellosEngine brain = new ShellosEngine(GAME, Runtime.getRuntime().maxMemory() / 2, threads);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            references(14).stream().limit(WARM_UPS).forEach(reference -> reference(brain, reference));
            Timing timing = new Timing(brain, pool, threads);
            for (int empties : groups.isEmpty() ? List.of(14, 16, 18) : groups) {
                timing.group(empties, out);
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static void reference(ShellosEngine brain, ReferencePosition reference) {
        brain.prepareProof(reference.position());
        brain.clear();
        brain.solver().orElseThrow().solve(reference.position(), -WIDEST, WIDEST, Budget.unlimited());
    }

    private static List<ReferencePosition> references(int empties) {
        return ReferencePosition.read(empties == 18 ? "shellos-shuffle-18" : "shellos-shuffle").stream()
                .filter(reference -> reference.empty() == empties)
                .toList();
    }

    private static String target(int empties) {
        return switch (empties) {
            case 14 -> "0.1 s";
            case 16 -> "1.5 s";
            default -> "20 s, better 5 s";
        };
    }

    private record Timing(ShellosEngine brain, ExecutorService pool, int threads) {
        void group(int empties, PrintStream out) {
            List<ReferencePosition> references = references(empties);
            double[] seconds = new double[references.size()];
            for (int i = 0; i < seconds.length; i++) {
                ReferencePosition reference = references.get(i);
                brain.prepareProof(reference.position());
                brain.clear();
                List<Solver> solvers = new ArrayList<>();
                for (int thread = 0; thread < threads; thread++) {
                    solvers.add(brain.solver().orElseThrow());
                }
                long before = System.nanoTime();
                int value = first(solvers, reference.position());
                seconds[i] = (System.nanoTime() - before) / 1e9;
                long nodes = solvers.stream().mapToLong(Solver::nodes).sum();
                out.printf("%d  %+3d  %,12d nodes  %8.4f s%n", empties, value, nodes, seconds[i]);
                if (value != reference.value()) {
                    throw new IllegalStateException(reference.position() + " is worth " + reference.value());
                }
            }
            Arrays.sort(seconds);
            int half = seconds.length / 2;
            double median = seconds.length % 2 == 1 ? seconds[half] : (seconds[half - 1] + seconds[half]) / 2;
            out.printf(
                    "%d empty, %d positions, %d thread%s: median %.4f s, slowest %.4f s (target: median %s)%n",
                    empties,
                    seconds.length,
                    threads,
                    threads == 1 ? "" : "s",
                    median,
                    seconds[seconds.length - 1],
                    target(empties));
        }

        /** The answer of whichever is the first to know; the others are stopped. */
        private int first(List<Solver> solvers, Position position) {
            Budget budget = Budget.unlimited();
            ExecutorCompletionService<Integer> answers = new ExecutorCompletionService<>(pool);
            for (Solver solver : solvers) {
                answers.submit(() -> {
                    int value = solver.solve(position, -WIDEST, WIDEST, budget);
                    budget.stop();
                    return value;
                });
            }
            try {
                @Nullable Integer value = null;
                for (int i = 0; i < solvers.size(); i++) {
                    try {
                        value = answers.take().get();
                    } catch (ExecutionException e) {
                        if (!(e.getCause() instanceof SearchStopped)) {
                            throw new IllegalStateException(e.getCause());
                        }
                    }
                }
                if (value == null) {
                    throw new IllegalStateException("nobody answered");
                }
                return value;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
