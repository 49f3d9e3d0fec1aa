package dev.drey.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Proves the values of moves of a game with scores. */
final class MoveProver {
    private final List<MoveAnalysis> moves;
    private final SearchThreads threads;
    private final AnalysisRequest.Goal goal;

    MoveProver(List<MoveAnalysis> moves, SearchThreads threads, AnalysisRequest request) {
        this.moves = moves;
        this.threads = threads;
        this.goal = request.goal();
    }

    /**
     * Proves what the goal asks for.
     *
     * @throws SearchStopped if the budget is spent; what is proven by then stays
     */
    void run() {
        List<MoveAnalysis> order = new ArrayList<>(moves);
        order.sort((a, b) -> Integer.compare(b.value(), a.value()));
        switch (goal) {
            case EVERY_MOVE -> proveEvery(order);
            case BEST_MOVE -> proveBest(order);
            case WINNER -> proveWinner(order);
        }
    }

    /** All threads prove the best move, which takes longest; then each thread proves one move after the other. */
    private void proveEvery(List<MoveAnalysis> order) {
        MoveAnalysis first = order.get(0);
        proveTogether(first, first.proven().lower() - 1, first.proven().upper() + 1);
        Deque<MoveAnalysis> open = new ArrayDeque<>(order);
        threads.shareTasks(() -> {
            synchronized (open) {
                return Optional.ofNullable(open.poll()).map(move -> worker -> prove(move, worker));
            }
        });
    }

    private void prove(MoveAnalysis move, SearchThreads.Worker worker) {
        int alpha = move.proven().lower() - 1;
        int beta = move.proven().upper() + 1;
        if (!move.isExact()) {
            int value = -worker.requireSolver().solve(move.after(), -beta, -alpha, worker.budget());
            record(move, value, alpha, beta);
        }
        addLine(move, worker);
    }

    private void proveBest(List<MoveAnalysis> order) {
        int best = Integer.MIN_VALUE;
        for (MoveAnalysis move : order) {
            Range proven = move.proven();
            if (proven.upper() > best) {
                int beta = proven.upper() + 1;
                int alpha = Math.max(best, proven.lower() - 1);
                boolean nullWindow = best > Integer.MIN_VALUE && beta - alpha > 1;
                int value = proveTogether(move, alpha, nullWindow ? alpha + 1 : beta);
                if (nullWindow && value > alpha) {
                    proveTogether(move, value - 1, beta);
                }
            }
            best = Math.max(best, move.proven().lower());
        }
        int value = best;
        for (MoveAnalysis move : order) {
            if (move.isExact() && move.proven().lower() == value) {
                addLine(move, threads.first());
                return;
            }
        }
    }

    private void proveWinner(List<MoveAnalysis> order) {
        for (MoveAnalysis move : order) {
            if (!move.proven().isDecided()) {
                proveTogether(move, -1, 1);
            }
            if (move.proven().lower() > 0) {
                return;
            }
        }
    }

    private int proveTogether(MoveAnalysis move, int alpha, int beta) {
        if (move.isExact()) {
            return move.proven().lower();
        }
        int value = -threads.race(worker -> worker.requireSolver().solve(move.after(), -beta, -alpha, worker.budget()));
        record(move, value, alpha, beta);
        return value;
    }

    private static void record(MoveAnalysis move, int value, int alpha, int beta) {
        if (value > alpha) {
            move.proveAtLeast(value);
        }
        if (value < beta) {
            move.proveAtMost(value);
        }
    }

    private static void addLine(MoveAnalysis move, SearchThreads.Worker worker) {
        if (!move.hasWholeLine()) {
            move.setWholeLine(
                    PrincipalVariation.proven(move.after(), -move.proven().lower(), worker));
        }
    }
}
