package dev.drey.engine.squirrel;

import dev.drey.engine.Evaluator;
import dev.drey.engine.Values;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelKernel;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Estimates the final margin as the sum of the nuts of each cell times the weight of the pattern around it, which stands for the
 * chance that the cell will belong to the side to move in the end. Further features are the best gains of each side, and the number
 * of its cells.
 *
 * <ul>
 *   <li>A taken cell: its owner, its empty neighbours, those of them where the other side can raid at once, and whether it has
 *       neighbours of either side. A taken cell without an empty neighbour counts fully.
 *   <li>An empty cell: its neighbours of each side and its empty neighbours, and whether any of the neighbours of each side can be
 *       raided at once.
 * </ul>
 *
 * <p>The weights were learned from exactly solved positions; see docs/training.md. They depend on the number of empty cells.
 */
public final class SquirrelEvaluator implements Evaluator {
    /** Units of a weight: a cell with this weight counts with all its nuts. */
    public static final int UNIT = 1000;

    private static final String RESOURCE = "evaluation.txt";
    private static final int CELLS = SquirrelKernel.CELLS;

    // Features: patterns of taken cells, patterns of empty cells, gains, counts.
    private static final int OWNERS = 2;
    private static final int MAX_EMPTY_AROUND_TAKEN = 3;
    private static final int MAX_EMPTY_AROUND_EMPTY = 3;
    private static final int MAX_NEIGHBOURS = 2;
    private static final int TAKEN_PATTERNS = MAX_EMPTY_AROUND_TAKEN * (MAX_NEIGHBOURS + 1) * OWNERS * 4;
    private static final int EMPTY_PATTERNS =
            (MAX_NEIGHBOURS + 1) * (MAX_NEIGHBOURS + 1) * (MAX_EMPTY_AROUND_EMPTY + 1) * 4;
    private static final int HOTTEST = TAKEN_PATTERNS + EMPTY_PATTERNS;
    private static final int BEST_OF_MOVER = HOTTEST + 4;
    private static final int BEST_OF_OPPONENT = BEST_OF_MOVER + 3;
    private static final int ALL_OF_MOVER = BEST_OF_OPPONENT + 3;
    private static final int ALL_OF_OPPONENT = ALL_OF_MOVER + 1;
    private static final int CELLS_OF_MOVER = ALL_OF_OPPONENT + 1;
    private static final int CELLS_OF_OPPONENT = CELLS_OF_MOVER + 1;
    private static final int MEAN = CELLS_OF_OPPONENT + 1;

    /** Number of features. */
    public static final int FEATURES = MEAN + 1;

    /** The learned weights by number of empty cells, read when the first game needs them. */
    private static final class Learned {
        private static final int[][] WEIGHTS = read();

        private static int[][] read() {
            try (InputStream in = SquirrelEvaluator.class.getResourceAsStream(RESOURCE)) {
                if (in == null) {
                    throw new IllegalStateException("missing resource " + RESOURCE);
                }
                return SquirrelWeights.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                                .lines()
                                .toList())
                        .byEmptyCells();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private final NutSums sums;
    private final int[][] weights;
    private final int mean;

    /**
     * Creates an evaluator.
     *
     * @param nuts the nut map
     * @param weights the weights of all features in {@link #UNIT}s, by number of empty cells
     */
    public SquirrelEvaluator(NutMap nuts, int[][] weights) {
        this(new NutSums(nuts), weights);
    }

    private SquirrelEvaluator(NutSums sums, int[][] weights) {
        this.sums = sums;
        this.weights = weights;
        this.mean = sums.of(CanonicalPosition.BOARD) / CELLS;
    }

    /** Creates an evaluator with the learned weights. */
    SquirrelEvaluator(NutSums sums) {
        this(sums, Learned.WEIGHTS);
    }

    @Override
    public int evaluate(long mine, long theirs) {
        return evaluate(mine, theirs, weights[SquirrelKernel.CELLS - Long.bitCount(mine | theirs)]);
    }

    /**
     * {@return the estimate with other weights, in hundredths of a nut}
     *
     * @param mine the cells of the side to move
     * @param theirs the cells of the opponent
     * @param weight the weights of all features in {@link #UNIT}s
     */
    public int evaluate(long mine, long theirs, int[] weight) {
        int own = (int) mine;
        int others = (int) theirs;
        int empty = CanonicalPosition.empty(own, others);
        int margin = UNIT * (sums.of(own) - sums.of(others));
        // Taken cells count with their weight instead of fully.
        int value = margin
                + taken(own, others, empty, weight)
                + around(own, others, empty, weight)
                + gains(own, others, empty, weight)
                + mean
                        * (weight[CELLS_OF_MOVER] * Integer.bitCount(own)
                                + weight[CELLS_OF_OPPONENT] * Integer.bitCount(others)
                                + weight[MEAN]);
        return value / (UNIT / Values.POINT);
    }

    /** The difference that the weights make for taken cells with empty neighbours. */
    private int taken(int own, int others, int empty, int[] weight) {
        int raidsOfOthers = empty & CanonicalPosition.neighbours(others);
        int raidsOfOwn = empty & CanonicalPosition.neighbours(own);
        int value = 0;
        for (int rest = CanonicalPosition.neighbours(empty) & ~empty; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int neighbours = CanonicalPosition.neighboursOf(cell);
            boolean isOwn = (own >>> cell & 1) != 0;
            int open = Math.min(MAX_EMPTY_AROUND_TAKEN, Integer.bitCount(neighbours & empty)) - 1;
            int raids = Math.min(MAX_NEIGHBOURS, Integer.bitCount(neighbours & (isOwn ? raidsOfOthers : raidsOfOwn)));
            int friends = (neighbours & (isOwn ? own : others)) != 0 ? 2 : 0;
            int enemies = (neighbours & (isOwn ? others : own)) != 0 ? 1 : 0;
            int pattern = ((open * (MAX_NEIGHBOURS + 1) + raids) * OWNERS + (isOwn ? 0 : 1)) * 4 + friends + enemies;
            value += weight[pattern] * sums.at(cell);
        }
        return value;
    }

    private int around(int own, int others, int empty, int[] weight) {
        int inDanger = CanonicalPosition.neighbours(empty & CanonicalPosition.neighbours(others)) & own;
        int inReach = CanonicalPosition.neighbours(empty & CanonicalPosition.neighbours(own)) & others;
        int value = 0;
        for (int rest = empty; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int neighbours = CanonicalPosition.neighboursOf(cell);
            int owned = Math.min(MAX_NEIGHBOURS, Integer.bitCount(neighbours & own));
            int foreign = Math.min(MAX_NEIGHBOURS, Integer.bitCount(neighbours & others));
            int open = Math.min(MAX_EMPTY_AROUND_EMPTY, Integer.bitCount(neighbours & empty));
            int pattern = ((owned * (MAX_NEIGHBOURS + 1) + foreign) * (MAX_EMPTY_AROUND_EMPTY + 1) + open) * 4
                    + ((neighbours & inReach) != 0 ? 2 : 0)
                    + ((neighbours & inDanger) != 0 ? 1 : 0);
            value += weight[TAKEN_PATTERNS + pattern] * sums.at(cell);
        }
        return value;
    }

    /** The greatest gains of a single move: of both sides together, of the side to move, and of its opponent. */
    private int gains(int own, int others, int empty, int[] weight) {
        int hottest = 0;
        int hot2 = 0;
        int hot3 = 0;
        int hot4 = 0;
        int best = 0;
        int best2 = 0;
        int best3 = 0;
        int worst = 0;
        int worst2 = 0;
        int worst3 = 0;
        int all = 0;
        int allOthers = 0;
        for (int rest = empty; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int gain = sums.gain(own, others, cell);
            int loss = sums.gain(others, own, cell);
            all += gain;
            allOthers += loss;
            int less = Math.min(best, gain);
            best = Math.max(best, gain);
            best3 = Math.max(best3, Math.min(best2, less));
            best2 = Math.max(best2, less);
            less = Math.min(worst, loss);
            worst = Math.max(worst, loss);
            worst3 = Math.max(worst3, Math.min(worst2, less));
            worst2 = Math.max(worst2, less);
            int heat = gain + loss;
            less = Math.min(hottest, heat);
            hottest = Math.max(hottest, heat);
            int lesser = Math.min(hot2, less);
            hot2 = Math.max(hot2, less);
            hot4 = Math.max(hot4, Math.min(hot3, lesser));
            hot3 = Math.max(hot3, lesser);
        }
        return weight[HOTTEST] * hottest
                + weight[HOTTEST + 1] * hot2
                + weight[HOTTEST + 2] * hot3
                + weight[HOTTEST + 3] * hot4
                + weight[BEST_OF_MOVER] * best
                + weight[BEST_OF_MOVER + 1] * best2
                + weight[BEST_OF_MOVER + 2] * best3
                + weight[BEST_OF_OPPONENT] * worst
                + weight[BEST_OF_OPPONENT + 1] * worst2
                + weight[BEST_OF_OPPONENT + 2] * worst3
                + weight[ALL_OF_MOVER] * all
                + weight[ALL_OF_OPPONENT] * allOthers;
    }
}
