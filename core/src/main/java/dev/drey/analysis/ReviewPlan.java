package dev.drey.analysis;

import dev.drey.analysis.explain.Explainer;
import dev.drey.analysis.explain.MoveReason;
import dev.drey.analysis.explain.OracleProber;
import dev.drey.analysis.explain.Prober;
import dev.drey.engine.Analysis;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Verdict;
import dev.drey.record.GameRecord;
import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Decides what to search next while a game is studied. It has no state of its own: everything follows from what the store knows
 * and how long it was searched for, so that a study can be left and taken up at any moment, by anybody.
 *
 * <ol>
 *   <li>The position somebody looks at, for a moment.
 *   <li>From the end of the game backwards, positions are proven for as far as the solver reaches: later positions are cheaper,
 *       and what is proven about them helps with earlier ones.
 *   <li>The positions before those are estimated, also backwards.
 *   <li>An estimated mistake is checked: what the better move leads to is searched as long as what the move played led to.
 *   <li>Marked moves are explained.
 *   <li>The position somebody looks at gets the rest of its time, and its best move is explained.
 * </ol>
 */
public final class ReviewPlan {
    /** How long somebody who looks at a position waits before the rest of the game goes on. */
    private static final long GLANCE_NANOS = 400_000_000L;

    /** The first position that is not proven gets this many times the usual effort: it may be in reach. */
    private static final int PROOF_FACTOR = 8;

    private final List<Position> positions;
    private final GameRecord record;
    private final Optional<Position> focus;
    private final long focusNanos;
    private final long nanosEach;

    /**
     * @param focus the position somebody looks at
     * @param focusNanos how long to search it in all
     * @param nanosEach how long to search each position of the game
     */
    public ReviewPlan(GameRecord record, Optional<Position> focus, long focusNanos, long nanosEach) {
        this.record = record;
        this.positions = Review.positions(record);
        this.focus = focus.filter(position -> !position.isOver());
        this.focusNanos = focusNanos;
        this.nanosEach = nanosEach;
    }

    /** Something to do. */
    public sealed interface Step {
        /** How much it may spend; stop it to interrupt the step. */
        Budget budget();

        /**
         * Takes the step, or as much of it as the budget allows, and puts what is found into the store.
         *
         * @param started is handed a search that runs, to look at it meanwhile
         */
        void run(AnalysisStore store, Oracle oracle, Budget budget, Consumer<Analysis> started);
    }

    private record Search(AnalysisRequest question, long nanos) implements Step {
        @Override
        public Budget budget() {
            return Budget.nanos(nanos);
        }

        @Override
        public void run(AnalysisStore store, Oracle oracle, Budget budget, Consumer<Analysis> started) {
            store.deepen(oracle, question, budget, started);
        }
    }

    /** Finds out why a move is a mistake, or why the best one is best. */
    private record Explain(Position position, Move move) implements Step {
        private static final long NODES = 2_000_000;
        private static final long NODES_EACH = 500_000;

        /** It is the number of nodes that limits it: with a limit in time it might never be done. */
        @Override
        public Budget budget() {
            return Budget.unlimited();
        }

        @Override
        public void run(AnalysisStore store, Oracle oracle, Budget budget, Consumer<Analysis> started) {
            store.find(position).ifPresent(analysis -> explain(analysis, store, oracle, budget));
        }

        private void explain(AnalysisSnapshot analysis, AnalysisStore store, Oracle oracle, Budget budget) {
            OracleProber prober = new OracleProber(oracle, NODES, NODES_EACH);
            Prober checks = asked -> budget.isSpent() ? Optional.empty() : prober.prove(asked);
            Explainer explainer = new Explainer();
            Verdict best = analysis.best();
            MarkedMove marked = MarkScale.of(analysis, analysis.of(move));
            List<MoveReason> reasons = move.equals(best.move())
                    ? explainer.hint(position, best, analysis.verdicts(), checks)
                    : explainer.mistake(position, marked.verdict(), best, checks);
            if (!budget.isSpent()) {
                store.explain(position, move, best.move(), marked.sure(), reasons);
            }
        }
    }

    public Game game() {
        return record.game();
    }

    /** The next step; empty if there is nothing left to do. */
    public Optional<Step> next(AnalysisStore store) {
        return look(store, Math.min(GLANCE_NANOS, focusNanos))
                .or(() -> explainFocus(store))
                .or(() -> backwards(store))
                .or(() -> checkAndExplain(store))
                .or(() -> look(store, focusNanos))
                .or(() -> explainFocus(store));
    }

    private Optional<Step> explainFocus(AnalysisStore store) {
        return focus.flatMap(store::find).flatMap(analysis -> explain(store, analysis, analysis.best()));
    }

    private Optional<Step> checkAndExplain(AnalysisStore store) {
        List<ReviewedMove> marked = Review.of(record, store.snapshot(positions)).moves().stream()
                .filter(move -> move.mark().isPresent())
                .toList();
        return first(marked, move -> check(store, move))
                .or(() -> first(marked, move -> explain(store, move.analysis(), move.played())));
    }

    private static Optional<Step> first(List<ReviewedMove> moves, Function<ReviewedMove, Optional<Step>> steps) {
        return moves.stream().flatMap(move -> steps.apply(move).stream()).findFirst();
    }

    /** Finds out why a move of a known position is a mistake or, of its best move, why it is best; empty if that was done. */
    static Optional<Step> explain(AnalysisStore store, AnalysisSnapshot analysis, Verdict verdict) {
        boolean sure = MarkScale.of(analysis, verdict).sure();
        return store.isExplained(analysis.position(), verdict.move(), sure)
                ? Optional.empty()
                : Optional.of(new Explain(analysis.position(), verdict.move()));
    }

    private Optional<Step> look(AnalysisStore store, long nanos) {
        return focus.flatMap(position -> step(store, position, nanos));
    }

    private Optional<Step> backwards(AnalysisStore store) {
        boolean proving = record.game().scored();
        for (int i = positions.size() - 1; i >= 0; i--) {
            Position position = positions.get(i);
            Optional<Step> step = step(store, position, proving ? nanosEach * PROOF_FACTOR : nanosEach);
            if (step.isPresent()) {
                return step;
            }
            proving &= isComplete(store, position);
        }
        return Optional.empty();
    }

    /** Estimates compare best where both moves were looked at as long. */
    private Optional<Step> check(AnalysisStore store, ReviewedMove move) {
        Position better = move.position().play(move.best().move());
        return move.marked().sure() || better.isOver() ? Optional.empty() : step(store, better, nanosEach);
    }

    private static Optional<Step> step(AnalysisStore store, Position position, long nanos) {
        long left = nanos - store.nanosSpent(position);
        return left <= 0 || isComplete(store, position)
                ? Optional.empty()
                : Optional.of(new Search(AnalysisRequest.everyMove(position), left));
    }

    private static boolean isComplete(AnalysisStore store, Position position) {
        return store.find(position).map(AnalysisSnapshot::complete).orElse(false);
    }
}
