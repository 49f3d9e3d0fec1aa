package dev.drey.engine;

import dev.drey.rules.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToIntFunction;

/** Proves the values of moves of a game with scores. */
final class MoveProver {
    /** Up to this width, in steps, a proven range needs no estimate. It is about the error of an estimate, up or down. */
    private static final int NARROW_STEPS = 6;

    private final List<MoveAnalysis> moves;
    private final SearchThreads threads;
    private final Position position;
    private final AnalysisRequest.Goal goal;
    private final int windowStep;
    private final ProofObserver observer;
    private final long pauseNanos;
    private final OptionalInt resumedBound;

    /**
     * Creates a prover.
     *
     * @param pauseNanos the time after which to pause a search; {@link Long#MAX_VALUE} for never
     * @param resumedBound the bound of the first pass; empty to estimate it
     */
    MoveProver(
            List<MoveAnalysis> moves,
            SearchThreads threads,
            AnalysisRequest request,
            ProofObserver observer,
            long pauseNanos,
            OptionalInt resumedBound) {
        this.moves = moves;
        this.threads = threads;
        this.position = request.position();
        this.goal = request.goal();
        this.windowStep = threads.first().requireSolver().windowStep();
        this.observer = observer;
        this.pauseNanos = pauseNanos;
        this.resumedBound = resumedBound;
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
            case BEST_MOVE -> {
                if (windowStep > 0) {
                    narrow(order);
                } else {
                    proveBest(order);
                }
                addLineOfBest(order);
            }
            case WINNER -> proveWinner(order);
        }
    }

    /** All threads prove the best move, which takes longest; then each thread proves one move after the other. */
    private void proveEvery(List<MoveAnalysis> order) {
        MoveAnalysis first = order.get(0);
        if (windowStep > 0) {
            narrow(List.of(first));
        } else {
            proveTogether(first, first.proven().lower() - 1, first.proven().upper() + 1);
        }
        observer.provingMoves();
        while (!order.stream().allMatch(MoveAnalysis::hasWholeLine)) {
            Budget whole = threads.first().budget();
            Budget budget = pauseNanos == Long.MAX_VALUE ? whole : whole.part(pauseNanos);
            Deque<MoveAnalysis> open = new ArrayDeque<>(order);
            threads.shareTasks(() -> {
                synchronized (open) {
                    return Optional.ofNullable(open.poll())
                            .map(move -> worker -> prove(move, worker.withBudget(budget)));
                }
            });
            if (pauseNanos < Long.MAX_VALUE) {
                observer.paused();
            }
        }
    }

    /** Runs a search on all threads, with pauses in which no thread searches. Afterwards the tables let it go on. */
    private int race(ToIntFunction<SearchThreads.Worker> search) {
        while (true) {
            try {
                return threads.race(search, pauseNanos);
            } catch (SearchStopped stopped) {
                if (threads.first().budget().isSpent()) {
                    throw stopped;
                }
                observer.paused();
            }
        }
    }

    private void prove(MoveAnalysis move, SearchThreads.Worker worker) {
        if (windowStep > 0) {
            int bound = firstBound(move);
            while (!move.isExact()) {
                prove(move, bound - 1, bound, worker);
                bound = nextBound(move.proven(), bound);
            }
        } else if (!move.isExact()) {
            prove(move, move.proven().lower() - 1, move.proven().upper() + 1, worker);
        }
        addLine(move, worker);
    }

    /**
     * Narrows the range of the best of some moves to its value by null windows. Each pass proves that a move reaches a bound, or
     * that none does.
     */
    private void narrow(List<MoveAnalysis> some) {
        List<MoveAnalysis> order = new ArrayList<>(some);
        int bound = resumedBound.orElseGet(() -> firstBound(order));
        for (Range range = rangeOf(order); !range.isExact(); ) {
            int tested = Math.max(range.lower() + 1, Math.min(range.upper(), bound));
            observer.passing(tested);
            Set<MoveAnalysis> busy = ConcurrentHashMap.newKeySet();
            race(worker -> pass(order, tested, busy, worker));
            range = rangeOf(order);
            bound = nextBound(range, tested);
            // A move that reached the bound goes to the front.
            order.sort((a, b) -> Integer.compare(b.proven().lower(), a.proven().lower()));
        }
    }

    /** An estimate of the value, or the middle of its range if so much is proven that an estimate adds little. */
    private int firstBound(List<MoveAnalysis> order) {
        Range range = rangeOf(order);
        boolean isNarrow = range.upper() - range.lower() <= NARROW_STEPS * windowStep;
        return isNarrow ? Math.floorDiv(range.lower() + range.upper() + 1, 2) : estimate(firstBound(order.get(0)));
    }

    /** A good first bound saves more time than its estimation takes. */
    private int estimate(int guess) {
        int estimate = guess;
        int rounds = threads.first().requireSolver().estimateRounds(position);
        for (int i = 0; i < rounds; i++) {
            int round = i;
            int before = estimate;
            observer.estimating(i + 1, rounds);
            estimate = race(worker -> worker.requireSolver().estimate(position, round, before, worker.budget()));
            observer.estimated(estimate);
        }
        return estimate;
    }

    private static Range rangeOf(List<MoveAnalysis> moves) {
        return Range.ofBest(moves.stream().map(MoveAnalysis::proven).toList());
    }

    /** One thread's part of a pass. It searches moves that another thread is searching only after all others. */
    private static int pass(List<MoveAnalysis> order, int bound, Set<MoveAnalysis> busy, SearchThreads.Worker worker) {
        for (boolean defers : new boolean[] {true, false}) {
            for (MoveAnalysis move : order) {
                if (move.proven().upper() < bound) {
                    continue;
                }
                if (move.proven().lower() >= bound) {
                    return bound;
                }
                boolean isFree = busy.add(move);
                try {
                    if (isFree || !defers || move == order.get(0)) {
                        prove(move, bound - 1, bound, worker);
                    }
                } finally {
                    if (isFree) {
                        busy.remove(move);
                    }
                }
                if (move.proven().lower() >= bound) {
                    return bound;
                }
            }
        }
        return bound - 1;
    }

    private static void prove(MoveAnalysis move, int alpha, int beta, SearchThreads.Worker worker) {
        int value = -worker.requireSolver().solve(move.after(), -beta, -alpha, worker.budget());
        record(move, value, alpha, beta);
    }

    private int firstBound(MoveAnalysis move) {
        Range proven = move.proven();
        return Math.max(proven.lower() + 1, Math.min(proven.upper(), Math.floorDiv(move.value(), Values.POINT)));
    }

    /** The bound after a proof with another: a step on, or half the range if that is less. */
    private int nextBound(Range proven, int before) {
        int step = Math.min(windowStep, (proven.upper() - proven.lower() + 1) / 2);
        return proven.lower() >= before ? proven.lower() + step : proven.upper() - step + 1;
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
    }

    private void addLineOfBest(List<MoveAnalysis> order) {
        int value = rangeOf(order).lower();
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
        int value = -race(worker -> worker.requireSolver().solve(move.after(), -beta, -alpha, worker.budget()));
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
