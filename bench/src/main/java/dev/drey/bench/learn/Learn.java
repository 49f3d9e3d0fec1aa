package dev.drey.bench.learn;

import dev.drey.bench.solve.SuiteOptions;
import dev.drey.engine.Values;
import dev.drey.engine.squirrel.SquirrelEvaluator;
import dev.drey.engine.squirrel.SquirrelWeights;
import dev.drey.rules.squirrel.SquirrelPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Learns the weights of the evaluation of Squirrel War: {@code squirrel-war FILE [games=N] [seed=N]} writes them to a file, the same
 * bytes for the same seed. {@code check [games=N] [seed=N]} measures the errors of the weights in use.
 */
public final class Learn {
    private static final int GAMES = 15_000;
    private static final int SEED = 1;
    private static final int CHECKED_SEED = 1_000_001;
    private static final int CHECKED_GAMES = 100;
    private static final double PENALTY = 20_000;

    /** One game of this many is not learned from, but used to measure the error. */
    private static final int HELD_OUT = 8;

    /**
     * Positions to learn from. Those with more empty cells take longer to solve, so there are fewer of them.
     *
     * @param divisor the share of all games, as a divisor
     * @param fewest the least number of empty cells
     * @param most the greatest number of empty cells
     */
    record Stage(int divisor, int fewest, int most) {}

    private static final List<Stage> STAGES =
            List.of(new Stage(1, 4, 14), new Stage(20, 15, 18), new Stage(50, 19, SquirrelWeights.MOST));

    private Learn() {}

    public static void main(String[] args) throws IOException {
        List<String> words = List.of(args);
        if (words.size() >= 2 && words.get(0).equals("squirrel-war")) {
            learn(
                    Path.of(words.get(1)),
                    new SuiteOptions(words).number("games", GAMES),
                    new SuiteOptions(words).number("seed", SEED),
                    STAGES);
        } else if (!words.isEmpty() && words.get(0).equals("check")) {
            new ErrorCheck(
                            new PositionSampler(new SuiteOptions(words).number("seed", CHECKED_SEED)),
                            new SuiteOptions(words).number("games", CHECKED_GAMES))
                    .print(System.out);
        } else {
            System.err.println("what? squirrel-war FILE, or check; then perhaps games=N and seed=N");
            System.exit(2);
        }
    }

    static void learn(Path file, int games, int seed, List<Stage> stages) throws IOException {
        PositionSampler sampler = new PositionSampler(seed);
        List<SolvedPosition> positions = new ArrayList<>();
        for (Stage stage : stages) {
            long start = System.nanoTime();
            positions.addAll(sampler.sample(Math.max(HELD_OUT, games / stage.divisor()), stage.fewest(), stage.most()));
            System.err.printf(
                    Locale.ROOT,
                    "%,d positions after %.0f s more%n",
                    positions.size(),
                    (System.nanoTime() - start) / 1e9);
        }
        SquirrelWeights weights = new SquirrelWeights(fit(positions, 0), fit(positions, 1));
        List<String> lines = new ArrayList<>();
        lines.add(
                "# Weights of the evaluation of Squirrel War (SquirrelWeights), learned from exactly solved positions by");
        lines.add("#   bench/learn squirrel-war FILE games=" + games + " seed=" + seed);
        lines.addAll(errors(positions, weights));
        Files.writeString(file, String.join("\n", lines) + "\n" + weights.text());
    }

    private static boolean isHeldOut(SolvedPosition solved) {
        return solved.game() % HELD_OUT == 0;
    }

    /** Weight and growth of each feature, for an even (0) or odd (1) number of empty cells. */
    private static List<int[]> fit(List<SolvedPosition> positions, int parity) {
        int features = SquirrelEvaluator.FEATURES;
        int[][] single = singleFeatures();
        Regression regression = new Regression(2 * features);
        double[] values = new double[2 * features];
        for (SolvedPosition solved : positions) {
            int empties = solved.empties();
            if (isHeldOut(solved) || (empties & 1) != parity) {
                continue;
            }
            SquirrelPosition position = solved.position();
            int margin = position.margin(position.toMove());
            double x = SquirrelWeights.scaled(empties);
            SquirrelEvaluator evaluator = new SquirrelEvaluator(position.game().nuts(), single);
            for (int i = 0; i < features; i++) {
                // With a weight of one for a single feature, the evaluation is the margin and that feature.
                double value = (double) evaluator.evaluate(position.mine(), position.theirs(), single[i]) / Values.POINT
                        - margin;
                values[i] = value;
                values[features + i] = value * x;
            }
            regression.add(values, solved.value() - margin);
        }
        double[] weights = regression.solve(PENALTY);
        List<int[]> rounded = new ArrayList<>();
        for (int i = 0; i < features; i++) {
            rounded.add(new int[] {rounded(weights[i]), rounded(weights[features + i])});
        }
        return rounded;
    }

    private static int rounded(double weight) {
        return (int) Math.round(SquirrelEvaluator.UNIT * weight);
    }

    private static int[][] singleFeatures() {
        int[][] single = new int[SquirrelEvaluator.FEATURES][SquirrelEvaluator.FEATURES];
        for (int i = 0; i < single.length; i++) {
            single[i][i] = SquirrelEvaluator.UNIT;
        }
        return single;
    }

    private static double evaluate(SolvedPosition solved, int[][] weights) {
        SquirrelPosition position = solved.position();
        return (double) new SquirrelEvaluator(position.game().nuts(), weights)
                        .evaluate(position.mine(), position.theirs())
                / Values.POINT;
    }

    /** Comment lines with the errors at each number of empty cells, in games that were not learned from. */
    private static List<String> errors(List<SolvedPosition> positions, SquirrelWeights weights) {
        int[][] byEmptyCells = weights.byEmptyCells();
        List<String> lines = new ArrayList<>();
        for (int empties = 4; empties <= SquirrelWeights.MOST; empties++) {
            int wanted = empties;
            List<SolvedPosition> held = positions.stream()
                    .filter(solved -> isHeldOut(solved) && solved.empties() == wanted)
                    .toList();
            rms(held.stream()
                            .map(solved -> evaluate(solved, byEmptyCells) - solved.value())
                            .toList())
                    .ifPresent(rms -> lines.add(String.format(
                            Locale.ROOT,
                            "# %d empty cells: rms error %.1f of %d held-out positions",
                            wanted,
                            rms,
                            held.size())));
        }
        return lines;
    }

    static Optional<Double> rms(List<Double> errors) {
        return errors.isEmpty()
                ? Optional.empty()
                : Optional.of(Math.sqrt(
                        errors.stream().mapToDouble(e -> e * e).average().orElseThrow()));
    }
}
