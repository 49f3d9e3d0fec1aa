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
 * Decides what to search next while a game is reviewed. A plan has no state: each step follows from the contents of the store and the
 * search time spent, so a review can be interrupted and continued at any time, also by another requester. The order is:
 *
 * <ol>
 *   <li>Search the position the user looks at (the focus) for a moment.
 *   <li>Prove positions from the end of the game backwards as far as the solver reaches: later positions are cheaper, and their proofs
 *       help with earlier ones. A position needs no search if the best move and the move played are proven.
 *   <li>Estimate the positions before those, also backwards.
 *   <li>Check estimated mistakes: search the position after the better move as long as the position after the move played.
 *   <li>Explain marked moves.
 *   <li>Search the focus for the rest of its time and explain its best move.
 * </ol>
 */
public final class ReviewPlan {
    /** Search time of the focus before the rest of the game. */
    private static final long FIRST_LOOK_NANOS = 400_000_000L;

    /** Multiple of the usual time for the first unproven position, because its proof may be within reach. */
    private static final int PROOF_FACTOR = 8;

    private final List<Position> positions;
    private final GameRecord record;
    private final Optional<Position> focus;
    private final long focusNanos;
    private final long nanosPerMove;

    /**
     * Creates a plan.
     *
     * @param record the game to review
     * @param focus the position the user is looking at
     * @param focusNanos total search time of the focus, in nanoseconds
     * @param nanosPerMove search time of each position of the game, in nanoseconds
     */
    public ReviewPlan(GameRecord record, Optional<Position> focus, long focusNanos, long nanosPerMove) {
        this.record = record;
        this.positions = Review.positions(record);
        this.focus = focus.filter(position -> !position.isOver());
        this.focusNanos = focusNanos;
        this.nanosPerMove = nanosPerMove;
    }

    /** One search or explanation. */
    public sealed interface Step {
        /** {@return a new budget for the step; stopping it interrupts the step} */
        Budget budget();

        /**
         * Executes the step as far as the budget allows and adds the results to the store.
         *
         * @param store the store with the results so far
         * @param oracle searches the positions
         * @param budget limits the search
         * @param started receives the running analysis, to observe it
         */
        void run(AnalysisStore store, Oracle oracle, Budget budget, Consumer<Analysis> started);
    }

    private record SearchStep(AnalysisRequest request, long nanos) implements Step {
        @Override
        public Budget budget() {
            return Budget.nanos(nanos);
        }

        @Override
        public void run(AnalysisStore store, Oracle oracle, Budget budget, Consumer<Analysis> started) {
            store.search(oracle, request, budget, started);
        }
    }

    /** Explains why a move is a mistake, or why the best one is best. */
    private record ExplainStep(Position position, Move move) implements Step {
        private static final long MAX_NODES = 2_000_000;
        private static final long MAX_NODES_PER_POSITION = 500_000;

        /** Nodes limit this step. With a time limit it might never be done. */
        @Override
        public Budget budget() {
            return Budget.unlimited();
        }

        @Override
        public void run(AnalysisStore store, Oracle oracle, Budget budget, Consumer<Analysis> started) {
            store.find(position).ifPresent(analysis -> explain(analysis, store, oracle, budget));
        }

        private void explain(AnalysisSnapshot analysis, AnalysisStore store, Oracle oracle, Budget budget) {
            OracleProber prober = new OracleProber(oracle, MAX_NODES, MAX_NODES_PER_POSITION);
            Prober checks = changed -> budget.isSpent() ? Optional.empty() : prober.prove(changed);
            Explainer explainer = new Explainer();
            Verdict best = analysis.best();
            MarkedMove marked = MarkScale.of(analysis, analysis.of(move));
            List<MoveReason> reasons = move.equals(best.move())
                    ? explainer.hint(position, best, analysis.verdicts(), checks)
                    : explainer.mistake(position, marked.verdict(), best, checks);
            if (!budget.isSpent()) {
                store.addReasons(position, move, best.move(), marked.sure(), reasons);
            }
        }
    }

    /** {@return the game of the record} */
    public Game game() {
        return record.game();
    }

    /**
     * {@return the next step; empty if the review is finished}
     *
     * @param store the store with the results so far
     */
    public Optional<Step> next(AnalysisStore store) {
        return searchFocus(store, Math.min(FIRST_LOOK_NANOS, focusNanos))
                .or(() -> explainFocus(store))
                .or(() -> backwards(store))
                .or(() -> checkAndExplain(store))
                .or(() -> searchFocus(store, focusNanos))
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

    /** Returns the step that explains a move of a known position; empty if that was done. */
    static Optional<Step> explain(AnalysisStore store, AnalysisSnapshot analysis, Verdict verdict) {
        boolean sure = MarkScale.of(analysis, verdict).sure();
        return store.isExplained(analysis.position(), verdict.move(), sure)
                ? Optional.empty()
                : Optional.of(new ExplainStep(analysis.position(), verdict.move()));
    }

    private Optional<Step> searchFocus(AnalysisStore store, long nanos) {
        return focus.flatMap(position -> searchStep(store, position, nanos));
    }

    private Optional<Step> backwards(AnalysisStore store) {
        boolean proving = record.game().scored();
        for (int i = positions.size() - 1; i >= 0; i--) {
            Position position = positions.get(i);
            if (isLossProven(store, position, record.moves().get(i))) {
                continue;
            }
            Optional<Step> step = searchStep(store, position, proving ? nanosPerMove * PROOF_FACTOR : nanosPerMove);
            if (step.isPresent()) {
                return step;
            }
            proving &= isComplete(store, position);
        }
        return Optional.empty();
    }

    /** Returns whether the values of the best move and of the move played are proven, so that a review needs no other. */
    private static boolean isLossProven(AnalysisStore store, Position position, Move played) {
        return store.find(position)
                .filter(known ->
                        known.bestIsPerfect() && known.of(played).proven().isExact())
                .isPresent();
    }

    /** Returns the step that searches the better move as long as the move played, which makes their estimates comparable. */
    private Optional<Step> check(AnalysisStore store, ReviewedMove move) {
        Position better = move.position().play(move.best().move());
        return move.marked().sure() || better.isOver() ? Optional.empty() : searchStep(store, better, nanosPerMove);
    }

    private static Optional<Step> searchStep(AnalysisStore store, Position position, long nanos) {
        long left = nanos - store.nanosSpent(position);
        return left <= 0 || isComplete(store, position)
                ? Optional.empty()
                : Optional.of(new SearchStep(AnalysisRequest.everyMove(position), left));
    }

    private static boolean isComplete(AnalysisStore store, Position position) {
        return store.find(position).map(AnalysisSnapshot::complete).orElse(false);
    }
}
