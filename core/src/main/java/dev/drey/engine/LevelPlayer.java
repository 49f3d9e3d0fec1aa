package dev.drey.engine;

import dev.drey.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Plays at a level: asks the oracle about every move and chooses among them by chance, the better ones more often, so that it
 * gives away on average what its level allows. A level that gives away nothing chooses among the best.
 */
public final class LevelPlayer {
    /** Less than any difference that means something: rounding. */
    private static final double AS_GOOD = 5e-5;

    /** Of two moves that lose, the one that holds out a ply longer is worth this much more, in chances. */
    private static final double PLY = 1e-4;

    private static final int HALVINGS = 40;

    /** By what the losses of the levels were set; flatter than real chances, so that no level is blind to small advantages. */
    private static final double CHANCE_SCALE = 200;

    private final Level level;
    private final Oracle oracle;
    private final RandomGenerator random;
    private volatile Budget budget = Budget.unlimited();
    private Optional<AnalysisSnapshot> last = Optional.empty();

    public LevelPlayer(Level level, Oracle oracle, RandomGenerator random) {
        this.level = level;
        this.oracle = oracle;
        this.random = random;
    }

    public Level level() {
        return level;
    }

    /** What it plays, and what it knows about it. */
    public Verdict choose(Position position) {
        budget = Budget.of(level.nodes(), level.nanos());
        AnalysisRequest question =
                level.isStrongest() ? AnalysisRequest.bestMove(position) : AnalysisRequest.everyMove(position);
        AnalysisSnapshot known = oracle.ask(question, budget);
        last = Optional.of(known);
        return level.isStrongest() ? known.best() : pick(known.verdicts());
    }

    /** What it says about the move it chose last: only the strongest level says how sure it is. */
    public Optional<String> remark() {
        return last.filter(known -> level.isStrongest()).map(VerdictText::remark);
    }

    /** Tells it to make up its mind; from another thread, while it thinks. */
    public void moveNow() {
        budget.stop();
    }

    /** Of moves that are sure to win only the quickest, and of those that are sure to lose only the slowest are of interest. */
    private static List<Verdict> sensible(List<Verdict> verdicts) {
        int quickest = verdicts.stream().mapToInt(v -> v.proven().least()).max().orElseThrow();
        int slowest = verdicts.stream()
                .mapToInt(v -> v.proven().most())
                .filter(most -> most < 0)
                .max()
                .orElse(0);
        return verdicts.stream()
                .filter(v -> v.scored()
                        || !v.proven().isDecided()
                        || v.proven().least() == quickest && quickest > 0
                        || v.proven().most() == slowest)
                .toList();
    }

    private Verdict pick(List<Verdict> all) {
        List<Verdict> verdicts = sensible(all);
        double[] losses = new double[verdicts.size()];
        double best = verdicts.stream().mapToDouble(LevelPlayer::worth).max().orElseThrow();
        for (int i = 0; i < losses.length; i++) {
            losses[i] = best - worth(verdicts.get(i));
        }
        double[] weights = level.loss() == 0 ? equals(losses) : weights(losses, level.loss());
        double total = 0;
        for (double weight : weights) {
            total += weight;
        }
        double drawn = random.nextDouble() * total;
        for (int i = 0; i < weights.length; i++) {
            drawn -= weights[i];
            if (drawn < 0) {
                return verdicts.get(i);
            }
        }
        return verdicts.get(0);
    }

    private static double worth(Verdict verdict) {
        if (verdict.scored()) {
            return verdict.expected();
        }
        Range proven = verdict.proven();
        double lasting = proven.most() < 0
                ? Values.plies(proven.most())
                : proven.least() > 0 ? -Values.plies(proven.least()) : 0;
        double chance = proven.chance(Values.chance(verdict.estimate(), CHANCE_SCALE));
        return chance + PLY * lasting;
    }

    private static double[] equals(double[] losses) {
        double[] weights = new double[losses.length];
        for (int i = 0; i < losses.length; i++) {
            weights[i] = losses[i] <= AS_GOOD ? 1 : 0;
        }
        return weights;
    }

    /** Weights that fall with the loss, as fast as it takes for the mean loss to be the one wanted. */
    private static double[] weights(double[] losses, double wanted) {
        double gentle = 0;
        double steep = 1e6;
        if (meanLoss(losses, gentle) <= wanted) {
            return weightsOf(losses, gentle);
        }
        for (int i = 0; i < HALVINGS; i++) {
            double middle = Math.sqrt(Math.max(gentle, 1e-6) * steep);
            if (meanLoss(losses, middle) > wanted) {
                gentle = middle;
            } else {
                steep = middle;
            }
        }
        return weightsOf(losses, steep);
    }

    private static double[] weightsOf(double[] losses, double steepness) {
        double[] weights = new double[losses.length];
        for (int i = 0; i < losses.length; i++) {
            weights[i] = Math.exp(-losses[i] * steepness);
        }
        return weights;
    }

    private static double meanLoss(double[] losses, double steepness) {
        double[] weights = weightsOf(losses, steepness);
        double total = 0;
        double sum = 0;
        for (int i = 0; i < losses.length; i++) {
            total += weights[i];
            sum += weights[i] * losses[i];
        }
        return sum / total;
    }
}
