package dev.drey.engine;

import dev.drey.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Plays at a level: it asks the oracle about every move and chooses at random, better moves more often, so that its mean loss is
 * that of its level. A level without loss plays the best move, or one of the best where the values of all moves are proven; in lost
 * positions of some games it looks for a {@link Swindle}.
 *
 * <p>The strongest level plays proven best moves without a search and keeps what it proves. The numbered levels do not, because
 * they must not profit from deeper searches of others.
 */
public final class LevelPlayer {
    /** Tolerance for rounding errors: moves whose values differ by no more are equally good. */
    private static final double TOLERANCE = 5e-5;

    /** Bonus per ply, in chances, for losing later or winning sooner. */
    private static final double PLY_BONUS = 1e-4;

    private static final int BISECTIONS = 40;

    /** Scale of chances with which the losses were calibrated; flatter than the measured one, so that small advantages count. */
    private static final double CHANCE_SCALE = 200;

    private final Level level;
    private final Oracle oracle;
    private final RandomGenerator random;
    private final ProvenCache proofs;
    private volatile Budget budget = Budget.unlimited();
    private Optional<AnalysisSnapshot> last = Optional.empty();

    /**
     * Creates a player without proven results.
     *
     * @param level its strength
     * @param oracle searches the moves
     * @param random decides between moves
     */
    public LevelPlayer(Level level, Oracle oracle, RandomGenerator random) {
        this(level, oracle, random, ProvenCache.none());
    }

    /**
     * Creates a player.
     *
     * @param level its strength
     * @param oracle searches the moves
     * @param random decides between moves
     * @param proofs the results that the strongest level starts from and adds to
     */
    public LevelPlayer(Level level, Oracle oracle, RandomGenerator random, ProvenCache proofs) {
        this.level = level;
        this.oracle = oracle;
        this.random = random;
        this.proofs = proofs;
    }

    /** {@return the level of this player} */
    public Level level() {
        return level;
    }

    /**
     * Chooses a move.
     *
     * @param position a position in which the game is not over
     * @return the verdict of the chosen move
     */
    public Verdict choose(Position position) {
        budget = Budget.of(Long.MAX_VALUE, level.nanos());
        return level.isStrongest()
                ? chooseStrongest(position)
                : level.loss() > 0 ? chooseByLoss(position) : chooseBest(position);
    }

    private Verdict chooseStrongest(Position position) {
        AnalysisSnapshot known = proofs.findBestMove(position).orElseGet(() -> searchFromProofs(position));
        last = Optional.of(known);
        return known.best();
    }

    private AnalysisSnapshot searchFromProofs(Position position) {
        AnalysisSnapshot found = oracle.newAnalysis(
                        AnalysisRequest.bestMove(position), searchBudget(), proofs.find(position))
                .run();
        proofs.keep(position, found.verdicts());
        return found;
    }

    private Verdict chooseByLoss(Position position) {
        return pick(oracle.analyse(AnalysisRequest.everyMove(position), searchBudget())
                .verdicts());
    }

    private Budget searchBudget() {
        return budget.partOfNodes(level.nodes());
    }

    /** A level without loss needs the best move only, so its nodes go further. */
    private Verdict chooseBest(Position position) {
        Budget search = searchBudget();
        AnalysisSnapshot known = oracle.analyse(AnalysisRequest.bestMove(position), search);
        Optional<Swindle> swindle = Swindle.in(known, oracle, budget, level.nodes());
        if (swindle.isPresent()) {
            return swindle.get().choose();
        }
        if (!known.complete()) {
            return known.best();
        }
        // The rest of the budget may prove which other moves are as good.
        AnalysisSnapshot all = oracle.newAnalysis(AnalysisRequest.everyMove(position), search, known.verdicts())
                .run();
        return all.complete() ? pick(all.verdicts()) : known.best();
    }

    /** {@return a remark about the move chosen last; only the strongest level makes one} */
    public Optional<String> remark() {
        return last.map(VerdictText::remark);
    }

    /** Makes a running {@link #choose} return soon; called from another thread. */
    public void moveNow() {
        budget.stop();
    }

    /** Without the moves that are proven to win later, or lose sooner, than another. */
    private static List<Verdict> candidates(List<Verdict> verdicts) {
        int quickest = verdicts.stream().mapToInt(v -> v.proven().lower()).max().orElseThrow();
        int slowest = verdicts.stream()
                .mapToInt(v -> v.proven().upper())
                .filter(most -> most < 0)
                .max()
                .orElse(0);
        return verdicts.stream()
                .filter(v -> v.scored()
                        || !v.proven().isDecided()
                        || v.proven().lower() == quickest && quickest > 0
                        || v.proven().upper() == slowest)
                .toList();
    }

    private Verdict pick(List<Verdict> all) {
        List<Verdict> verdicts = candidates(all);
        double[] losses = new double[verdicts.size()];
        double best = verdicts.stream().mapToDouble(LevelPlayer::value).max().orElseThrow();
        for (int i = 0; i < losses.length; i++) {
            losses[i] = best - value(verdicts.get(i));
        }
        double[] weights = level.loss() == 0 ? equalWeights(losses) : weights(losses, level.loss());
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

    private static double value(Verdict verdict) {
        if (verdict.scored()) {
            return verdict.expected();
        }
        Range proven = verdict.proven();
        double plies = proven.upper() < 0
                ? Values.plies(proven.upper())
                : proven.lower() > 0 ? -Values.plies(proven.lower()) : 0;
        double chance = proven.chance(Values.chance(verdict.estimate(), CHANCE_SCALE));
        return chance + PLY_BONUS * plies;
    }

    /** Equal weights for the best moves, none for the others. */
    private static double[] equalWeights(double[] losses) {
        double[] weights = new double[losses.length];
        for (int i = 0; i < losses.length; i++) {
            weights[i] = losses[i] <= TOLERANCE ? 1 : 0;
        }
        return weights;
    }

    /** Weights that fall exponentially with the loss, as steeply as the wanted mean loss requires. */
    private static double[] weights(double[] losses, double target) {
        double low = 0;
        double high = 1e6;
        if (meanLoss(losses, low) <= target) {
            return weightsOf(losses, low);
        }
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = Math.sqrt(Math.max(low, 1e-6) * high);
            if (meanLoss(losses, middle) > target) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return weightsOf(losses, high);
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
