package dev.drey.analysis;

import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.EstimateErrors;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Assigns marks to moves. Everything that shows marks uses this scale.
 *
 * <ol>
 *   <li>The loss as a share of the stake (the points on the board; without scores, the game itself) gives the mark by the game's
 *       thresholds.
 *   <li>If the results of the best move and of this one are proven, they take precedence: two steps down (win to loss) is a
 *       blunder, one step at least a mistake, and an unchanged result at most a mistake.
 *   <li>Without an estimate of a move, only the proven part of its loss counts.
 *   <li>An estimated loss counts only if it exceeds the measured error of estimates ({@link EstimateErrors#lossError}), and is a
 *       blunder only if it costs at least half a win.
 * </ol>
 */
public final class MarkScale {
    /**
     * Minimum loss of each mark, as a share of the stake.
     *
     * @param inaccuracy minimum loss of an inaccuracy; in Squirrel War, about one average cell
     * @param mistake minimum loss of a mistake
     * @param blunder minimum loss of a blunder
     */
    public record Thresholds(double inaccuracy, double mistake, double blunder) {}

    private static final Map<String, Thresholds> THRESHOLDS = Map.of(
            "squirrel-war", new Thresholds(0.04, 0.10, 0.20),
            "adjacent-claim", new Thresholds(0.08, 0.20, 0.40),
            "shellos-shuffle", new Thresholds(0.04, 0.10, 0.20),
            "othello", new Thresholds(0.04, 0.10, 0.20),
            "santorini", new Thresholds(0.10, 0.25, 0.50));

    private static final Thresholds DEFAULT_THRESHOLDS = new Thresholds(0.05, 0.15, 0.30);

    private static final double EVEN_CHANCE = 0.5;

    /** Below this chance of winning, a position counts as lost. */
    private static final double LOST_CHANCE = 0.35;

    /** Losses below this are rounding errors. */
    private static final double EPSILON = 1e-6;

    private MarkScale() {}

    /**
     * {@return the thresholds of a kind of game}
     *
     * @param kind the id of the kind of game
     */
    public static Thresholds thresholds(String kind) {
        return THRESHOLDS.getOrDefault(kind, DEFAULT_THRESHOLDS);
    }

    /**
     * {@return every move of a position with its mark, the best first}
     *
     * @param analysis the analysis of the position
     */
    public static List<MarkedMove> of(AnalysisSnapshot analysis) {
        return analysis.verdicts().stream()
                .map(verdict -> of(analysis, verdict))
                .toList();
    }

    /**
     * {@return one move of a position with its mark}
     *
     * @param analysis the analysis of the position
     * @param verdict the verdict of the move
     */
    public static MarkedMove of(AnalysisSnapshot analysis, Verdict verdict) {
        Position position = analysis.position();
        Verdict best = analysis.best();
        double chance = verdict.chance();
        double bestChance = best.chance();
        double loss = verdict.scored() ? pointsLost(best, verdict) : bestChance - chance;
        double positive = loss < EPSILON ? 0 : loss;
        boolean sure = isSure(analysis, verdict);
        double error =
                verdict.scored() && !verdict.proven().isExact() ? EstimateErrors.error(position, verdict.depth()) : 0;
        Optional<Mark> mark = positive == 0
                ? Optional.empty()
                : sure
                        ? proven(position, best, verdict, positive)
                        : estimated(position, best, verdict, positive, bestChance - chance);
        return new MarkedMove(verdict, positive, sure, mark, chance, error);
    }

    private static double pointsLost(Verdict best, Verdict verdict) {
        boolean isEstimated = verdict.depth() > 0 || verdict.proven().isExact();
        return best.expected()
                - (isEstimated ? verdict.expected() : verdict.proven().upper());
    }

    private static boolean isSure(AnalysisSnapshot analysis, Verdict verdict) {
        Range position = analysis.proven();
        if (verdict.scored() && verdict.proven().isExact() && position.isExact()) {
            return true;
        }
        Optional<Integer> before = position.result();
        Optional<Integer> after = verdict.proven().result();
        return before.isPresent() && after.isPresent() && (!verdict.scored() || !before.equals(after));
    }

    private static Optional<Mark> proven(Position position, Verdict best, Verdict verdict, double loss) {
        int before = best.proven().result().orElse(0);
        int after = verdict.proven().result().orElse(0);
        Optional<Mark> byShare = byShare(position, loss);
        return switch (before - after) {
            case 0 -> byShare.map(mark -> min(mark, Mark.MISTAKE));
            case 1 -> Optional.of(byShare.filter(mark -> mark == Mark.BLUNDER).orElse(Mark.MISTAKE));
            default -> Optional.of(Mark.BLUNDER);
        };
    }

    private static Optional<Mark> estimated(
            Position position, Verdict best, Verdict verdict, double loss, double chanceLost) {
        int depth = Math.min(depth(best), depth(verdict));
        if (depth < Integer.MAX_VALUE && loss <= EstimateErrors.lossError(position, depth)) {
            return Optional.empty();
        }
        return byShare(position, loss).map(mark -> chanceLost >= EVEN_CHANCE ? mark : min(mark, Mark.MISTAKE));
    }

    /** Returns the depth of an estimate; {@link Integer#MAX_VALUE} for a proven value, which has no error. */
    private static int depth(Verdict verdict) {
        return verdict.proven().isExact()
                        || !verdict.scored() && verdict.proven().isDecided()
                ? Integer.MAX_VALUE
                : verdict.depth();
    }

    private static Optional<Mark> byShare(Position position, double loss) {
        double share = loss / EstimateErrors.stake(position.game());
        Thresholds from = thresholds(position.game().kind().id());
        return share >= from.blunder()
                ? Optional.of(Mark.BLUNDER)
                : share >= from.mistake()
                        ? Optional.of(Mark.MISTAKE)
                        : share >= from.inaccuracy() ? Optional.of(Mark.INACCURACY) : Optional.empty();
    }

    private static Mark min(Mark one, Mark other) {
        return one.compareTo(other) > 0 ? other : one;
    }

    /** Returns whether a value is not lost, by proof or by estimate. */
    static boolean isNotLost(Verdict verdict) {
        return verdict.proven().result().map(result -> result >= 0).orElse(verdict.chance() >= EVEN_CHANCE);
    }

    static boolean isLost(Verdict verdict) {
        return verdict.proven().result().map(result -> result < 0).orElse(verdict.chance() < LOST_CHANCE);
    }
}
