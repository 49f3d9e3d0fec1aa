package dev.drey.engine.squirrel;

import dev.drey.rules.squirrel.SquirrelKernel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Weights of the features of {@link SquirrelEvaluator}. For an odd and for an even number of empty cells, each weight is a linear
 * function of that number: the side that moves last profits from other things than its opponent.
 *
 * <p>As text: a line for each feature, with the weight at {@link #MIDDLE} empty cells and its growth over {@link #SCALE} cells, for
 * an even number and then for an odd number. Lines that begin with {@code #} are comments.
 *
 * @param even weight and growth of each feature for an even number of empty cells
 * @param odd the same for an odd number
 */
public record SquirrelWeights(List<int[]> even, List<int[]> odd) {
    /** The number of empty cells for which the first number is the weight. */
    public static final int MIDDLE = 13;

    /** The number of empty cells over which a weight grows by the second number. */
    public static final int SCALE = 4;

    /** Weights of more empty cells than this were not learned; they are those of this number, or one less. */
    public static final int MOST = 20;

    /**
     * Copies the lists.
     *
     * @param even weight and growth of each feature for an even number of empty cells
     * @param odd the same for an odd number
     */
    public SquirrelWeights {
        even = List.copyOf(even);
        odd = List.copyOf(odd);
        if (even.size() != SquirrelEvaluator.FEATURES || odd.size() != even.size()) {
            throw new IllegalArgumentException("there must be " + SquirrelEvaluator.FEATURES + " features, not "
                    + even.size() + " and " + odd.size());
        }
    }

    /**
     * {@return the position of a number of empty cells on the scale of weights}
     *
     * @param empties the number of empty cells
     */
    public static double scaled(int empties) {
        int learned = empties <= MOST ? empties : MOST - (empties - MOST & 1);
        return (double) (learned - MIDDLE) / SCALE;
    }

    /**
     * Parses weights.
     *
     * @param lines the lines of the text
     * @return the weights
     */
    public static SquirrelWeights parse(List<String> lines) {
        List<int[]> even = new ArrayList<>();
        List<int[]> odd = new ArrayList<>();
        for (String line : lines) {
            if (!line.startsWith("#")) {
                int[] numbers = Arrays.stream(line.split(" ", -1))
                        .mapToInt(Integer::parseInt)
                        .toArray();
                even.add(Arrays.copyOfRange(numbers, 0, 2));
                odd.add(Arrays.copyOfRange(numbers, 2, 4));
            }
        }
        return new SquirrelWeights(even, odd);
    }

    /** {@return the weights as text, without comments} */
    public String text() {
        return IntStream.range(0, even.size())
                .mapToObj(i -> even.get(i)[0] + " " + even.get(i)[1] + " " + odd.get(i)[0] + " " + odd.get(i)[1])
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** {@return the weights of all features, by number of empty cells} */
    public int[][] byEmptyCells() {
        int[][] weights = new int[SquirrelKernel.CELLS + 1][];
        for (int empties = 0; empties < weights.length; empties++) {
            double x = scaled(empties);
            List<int[]> lines = (empties & 1) == 0 ? even : odd;
            weights[empties] = lines.stream()
                    .mapToInt(line -> (int) Math.round(line[0] + x * line[1]))
                    .toArray();
        }
        return weights;
    }
}
