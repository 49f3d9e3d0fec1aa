package dev.drey.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Estimates all moves of a position to one depth after the other. */
final class IterativeDeepening {
    private static final int MAX_LINE = 12;
    private static final Range FULL_WINDOW = new Range(-Values.INFINITE, Values.INFINITE);

    private final List<MoveAnalysis> moves;
    private final SearchThreads threads;
    private final boolean scored;
    private final boolean everyMove;

    IterativeDeepening(List<MoveAnalysis> moves, SearchThreads threads, AnalysisRequest request) {
        this.moves = moves;
        this.threads = threads;
        this.scored = request.position().game().scored();
        this.everyMove = request.goal() == AnalysisRequest.Goal.EVERY_MOVE;
    }

    /**
     * Estimates all moves to a depth.
     *
     * @throws SearchStopped if the budget is spent; the estimates of the depth before stay
     */
    void deepen(int depth) {
        if (depth == 1) {
            // Depth 1 takes no time, and an analysis without any estimate is useless: it runs without a limit.
            SearchThreads.Worker unlimited = threads.first().withBudget(Budget.unlimited());
            moves.stream().filter(move -> !move.isExact()).forEach(move -> estimate(move, 1, unlimited));
        } else if (everyMove) {
            Deque<MoveAnalysis> open = new ArrayDeque<>(
                    moves.stream().filter(move -> !move.isExact()).toList());
            threads.shareTasks(() -> {
                synchronized (open) {
                    return Optional.ofNullable(open.poll()).map(move -> worker -> estimate(move, depth, worker));
                }
            });
        } else {
            estimateBest(depth);
        }
        for (MoveAnalysis move : moves) {
            if (!move.isExact()) {
                move.publishEstimate(depth);
                // Beyond the searched depth, the table has only leftovers of other searches.
                move.setLikelyLine(PrincipalVariation.likely(
                        move.after(), threads.first().search(), Math.min(MAX_LINE, depth) - 1));
            }
        }
    }

    /**
     * Finds the lines of proven moves that have none. This may take long where moves were proven by an earlier analysis, so it
     * comes after the estimates of a depth are published.
     *
     * @throws SearchStopped if the budget is spent
     */
    void addProvenLines() {
        for (MoveAnalysis move : moves) {
            if (!scored && move.isExact() && !move.hasWholeLine()) {
                move.setWholeLine(PrincipalVariation.proven(
                        move.after(), -later(move.proven().lower()), threads.first()));
            }
        }
    }

    private void estimate(MoveAnalysis move, int depth, SearchThreads.Worker worker) {
        search(move, depth, window(move.proven(), depth), worker);
        settle(move, depth, window -> search(move, depth, window, worker));
    }

    private int search(MoveAnalysis move, int depth, Range window, SearchThreads.Worker worker) {
        int value = -worker.search()
                .value(move.after(), depth - 1, -later(window.upper()), -later(window.lower()), worker.budget());
        return record(move, depth, value, window.lower(), window.upper());
    }

    /**
     * The window for a move. If a win or loss is proven already, the window covers only sooner ones, because with a wider
     * window the search would return its table entry.
     */
    private Range window(Range proven, int depth) {
        if (scored || !proven.isDecided()) {
            return FULL_WINDOW;
        }
        int sooner = proven.lower() > 0
                ? Values.winIn(Math.min(depth, Values.plies(proven.lower()) - 1))
                : Values.lossIn(Math.min(depth + 1, Values.plies(proven.upper())));
        return new Range(sooner - 1, sooner);
    }

    /** Searches again as long as this depth can tell whether a win or loss comes sooner than is proven. */
    private void settle(MoveAnalysis move, int depth, Consumer<Range> search) {
        Range before;
        do {
            before = move.proven();
            if (scored || before.isExact() || !before.isDecided()) {
                return;
            }
            search.accept(window(before, depth));
        } while (!move.proven().equals(before));
    }

    /** Estimates the best move exactly, and for each other move an upper bound that is no better. */
    private void estimateBest(int depth) {
        int best = -Values.INFINITE;
        List<MoveAnalysis> order = new ArrayList<>(moves);
        order.sort((a, b) -> Integer.compare(b.value(), a.value()));
        for (MoveAnalysis move : order) {
            if (move.isExact()) {
                best = Math.max(best, move.value());
                continue;
            }
            Range window = window(move.proven(), depth);
            if (window.equals(FULL_WINDOW) && best > -Values.INFINITE) {
                window = new Range(best, best + 1);
            }
            int value = search(move, depth, window);
            if (value > best && value >= window.upper() && window.lower() == best) {
                value = search(move, depth, new Range(value - 1, Values.INFINITE));
            }
            settle(move, depth, narrow -> search(move, depth, narrow));
            best = Math.max(best, move.clamp(value));
        }
    }

    private int search(MoveAnalysis move, int depth, Range window) {
        return threads.race(worker -> search(move, depth, window, worker));
    }

    /**
     * Records a search result: up to {@code alpha} it is an upper bound, from {@code beta} on a lower one.
     *
     * @return the value, counted from the position before the move
     */
    private int record(MoveAnalysis move, int depth, int result, int alpha, int beta) {
        int value = scored ? result : Values.earlier(result);
        // An upper bound may equal the best value by chance; the move must not be listed before the best.
        move.setNextEstimate(value <= alpha ? Math.min(value, alpha - 1) : value);
        if (scored) {
            return value;
        }
        // An undecided value was searched to this depth; a decided one may come from the table.
        int fullWidth = threads.first().search().fullWidthPlies(depth - 1) + 1;
        boolean isLow = value < beta;
        boolean isHigh = value > alpha;
        boolean isUndecided = !Values.isDecided(value);
        if (isLow && value < 0 && !isUndecided) {
            move.proveAtMost(value);
        } else if (isLow && fullWidth > 1 && (isUndecided || !isHigh)) {
            move.proveAtMost(Math.max(value, Values.winIn(fullWidth + 1)));
        }
        if (isHigh && value > 0 && !isUndecided) {
            move.proveAtLeast(value);
        } else if (isHigh && fullWidth > 1 && (isUndecided || !isLow)) {
            move.proveAtLeast(Math.min(value, Values.lossIn(fullWidth + 1)));
        }
        return value;
    }

    /** Converts a bound of a move to a bound of the position after it. */
    private int later(int bound) {
        return scored ? bound : Values.later(bound);
    }
}
