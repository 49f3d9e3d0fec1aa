package dev.drey.bench.learn;

import dev.drey.engine.Budget;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.engine.Values;
import dev.drey.engine.squirrel.SquirrelEngine;
import dev.drey.rules.Position;
import dev.drey.rules.squirrel.SquirrelWar;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** Measures the errors of estimates against exact values: of the evaluation alone, of searches to a depth, of selective searches. */
final class ErrorCheck {
    private static final long TABLE_BYTES = 256L << 20;
    private static final int[] EMPTY_CELLS = {12, 16, 20};
    private static final int[] DEPTHS = {2, 4, 6};

    private final PositionSampler sampler;
    private final int games;

    ErrorCheck(PositionSampler sampler, int games) {
        this.sampler = sampler;
        this.games = games;
    }

    void print(PrintStream out) {
        for (int empties : EMPTY_CELLS) {
            List<SolvedPosition> solved = sampler.sample(games, empties, empties);
            print(out, solved, "margin", position -> position.margin(position.toMove()));
            print(out, solved, "evaluation", position -> search(position, 0));
            for (int depth : DEPTHS) {
                print(out, solved, "depth " + depth, position -> search(position, depth));
            }
            print(out, solved, "selective search", ErrorCheck::estimate);
        }
    }

    private static void print(
            PrintStream out, List<SolvedPosition> solved, String name, ToDoubleFunction<Position> estimate) {
        Learn.rms(solved.stream()
                        .map(each -> estimate.applyAsDouble(each.position()) - each.value())
                        .toList())
                .ifPresent(rms -> out.printf(
                        Locale.ROOT,
                        "%d empty cells, %d positions: %s, rms error %.1f%n",
                        solved.get(0).empties(),
                        solved.size(),
                        name,
                        rms));
    }

    private static double search(Position position, int depth) {
        SquirrelEngine engine = engine(position);
        engine.prepareSearch(position);
        Search search = engine.search();
        return (double) search.value(position, depth, -Values.INFINITE, Values.INFINITE, Budget.unlimited())
                / Values.POINT;
    }

    private static double estimate(Position position) {
        SquirrelEngine engine = engine(position);
        engine.prepareProof(position);
        Solver solver = engine.solver().orElseThrow();
        int guess = (int) Math.round(search(position, DEPTHS[DEPTHS.length - 1]));
        for (int round = 0; round < solver.estimateRounds(position); round++) {
            guess = solver.estimate(position, round, guess, Budget.unlimited());
        }
        return guess;
    }

    private static SquirrelEngine engine(Position position) {
        return new SquirrelEngine((SquirrelWar) position.game(), TABLE_BYTES, 1);
    }
}
