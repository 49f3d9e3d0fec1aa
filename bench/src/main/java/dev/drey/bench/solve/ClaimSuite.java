package dev.drey.bench.solve;

import dev.drey.engine.Budget;
import dev.drey.engine.SearchStopped;
import dev.drey.engine.Solver;
import dev.drey.engine.claim.ClaimEngine;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Symmetry;
import dev.drey.rules.claim.AdjacentClaim;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Adjacent Claim from the empty board: what each opening is worth, one of those that are the same by symmetry; then the empty
 * board itself, asked only who wins. Words: sizes such as {@code 5x5 6x6 6x7 7x7} (these four if none is named), and
 * {@code threads=2}.
 */
final class ClaimSuite implements Suite {
    private static final int WIDE = 64;
    private static final int WARM_UPS = 5;
    private static final int RUNS = 5;
    private static final long TABLE_BYTES = 1L << 29;

    private record Target(String size, double seconds, boolean isExact) {}

    private static final List<Target> TARGETS = List.of(
            new Target("5x5", 0.1, true),
            new Target("6x6", 5, false),
            new Target("6x7", 30, false),
            new Target("7x7", 300, false));

    /** From the centre outwards, ring by ring. */
    private static final int[] VALUES_5X5 = {5, -5, -15};

    private record Answer(int value, long nodes) {}

    @Override
    public void run(List<String> words, PrintStream out) {
        int threads = words.contains("threads=2") ? 2 : 1;
        List<String> sizes =
                words.stream().filter(word -> word.matches("[3-8]x[3-8]")).toList();
        for (String size : sizes.isEmpty() ? TARGETS.stream().map(Target::size).toList() : sizes) {
            Optional<Target> target =
                    TARGETS.stream().filter(known -> known.size().equals(size)).findFirst();
            solve(AdjacentClaim.of(size.charAt(0) - '0', size.charAt(2) - '0'), target, threads, out);
        }
    }

    private static void solve(AdjacentClaim game, Optional<Target> target, int threads, PrintStream out) {
        ClaimEngine brain = new ClaimEngine(game, TABLE_BYTES, threads);
        brain.prepareProof(game.start());
        boolean isExact = target.map(Target::isExact).orElse(false);
        int window = isExact ? WIDE : 1;
        double[] openings = new double[RUNS];
        double[] winner = new double[RUNS];
        Map<Move, Answer> answers = Map.of();
        Answer start = new Answer(0, 0);
        for (int run = -WARM_UPS; run < RUNS; run++) {
            brain.clear();
            long begun = System.nanoTime();
            answers = openings(brain, game.start(), window, threads);
            long done = System.nanoTime();
            brain.clear();
            long begunAgain = System.nanoTime();
            start = solve(brain, game.start(), window, threads);
            if (run >= 0) {
                openings[run] = (done - begun) / 1e9;
                winner[run] = (System.nanoTime() - begunAgain) / 1e9;
            }
        }
        answers.forEach((move, answer) -> out.printf(
                "%s %-3s %s  %,d nodes%n",
                game.setup(), move.text(), isExact ? signed(answer.value()) : result(answer.value()), answer.nodes()));
        check(game, answers, start, isExact);
        String aim = target.map(known -> String.format("target %.1f s", known.seconds()))
                .orElse("no target");
        String what = isExact ? "exact" : "winner";
        long nodes = answers.values().stream().mapToLong(Answer::nodes).sum();
        out.printf(
                "%s every opening, %s: %.4f s (%s), %,d nodes, %d thread(s)%n",
                game.setup(), what, median(openings), aim, nodes, threads);
        out.printf(
                "%s empty board, %s: %.4f s (%s), %,d nodes: %s%n",
                game.setup(),
                what,
                median(winner),
                aim,
                start.nodes(),
                isExact ? signed(start.value()) : result(start.value()));
    }

    private static void check(AdjacentClaim game, Map<Move, Answer> answers, Answer start, boolean isExact) {
        int best = answers.values().stream().mapToInt(Answer::value).max().orElseThrow();
        if (Integer.signum(best) != Integer.signum(start.value()) || isExact && best != start.value()) {
            throw new IllegalStateException(game + ": openings say " + best + ", the empty board " + start.value());
        }
        if (!isExact || !game.setup().equals("5x5")) {
            return;
        }
        answers.forEach((move, answer) -> {
            int row = move.path().get(0).row();
            int col = move.path().get(0).col();
            int known = VALUES_5X5[Math.max(Math.abs(row - 2), Math.abs(col - 2))];
            if (answer.value() != known) {
                throw new IllegalStateException(game + " " + move.text() + ": " + answer.value() + " is not " + known);
            }
        });
    }

    /** Every opening but those that another is the same as; what they find is shared. */
    private static Map<Move, Answer> openings(ClaimEngine brain, Position start, int window, int threads) {
        Map<Move, Answer> answers = new LinkedHashMap<>();
        for (Move move : start.moves()) {
            boolean isFirst = Arrays.stream(Symmetry.values())
                    .filter(symmetry -> start.game().transform(symmetry).equals(start.game()))
                    .allMatch(symmetry -> start.game().transform(symmetry, move).code() >= move.code());
            if (isFirst) {
                Answer reply = solve(brain, start.play(move), window, threads);
                answers.put(move, new Answer(-reply.value(), reply.nodes()));
            }
        }
        return answers;
    }

    /** The first thread's answer stops the others. */
    private static Answer solve(ClaimEngine brain, Position position, int window, int threads) {
        Budget budget = Budget.unlimited();
        AtomicLong nodes = new AtomicLong();
        CompletableFuture<Integer> answer = new CompletableFuture<>();
        List<Thread> others = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            Thread thread = new Thread(() -> race(brain, position, window, budget, nodes, answer));
            others.add(thread);
            thread.start();
        }
        race(brain, position, window, budget, nodes, answer);
        for (Thread thread : others) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        return new Answer(answer.join(), nodes.get());
    }

    private static void race(
            ClaimEngine brain,
            Position position,
            int window,
            Budget budget,
            AtomicLong nodes,
            CompletableFuture<Integer> answer) {
        Solver solver = brain.solver().orElseThrow();
        try {
            answer.complete(solver.solve(position, -window, window, budget));
            budget.stop();
        } catch (SearchStopped e) {
            // Another thread was first.
        } catch (RuntimeException e) {
            answer.completeExceptionally(e);
            budget.stop();
        }
        nodes.addAndGet(solver.nodes());
    }

    private static String signed(int value) {
        return String.format("%+d", value);
    }

    private static String result(int value) {
        return value > 0 ? "wins" : value < 0 ? "loses" : "draws";
    }

    private static double median(double[] seconds) {
        double[] sorted = seconds.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
