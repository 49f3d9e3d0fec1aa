package dev.drey.bench.solve;

import dev.drey.engine.Budget;
import dev.drey.engine.GameEngine;
import dev.drey.engine.Search;
import dev.drey.engine.SearchStopped;
import dev.drey.engine.Values;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Looks at a position deeper and deeper until its value is decided or the budget is spent. */
final class SantoriniDeepening implements AutoCloseable {
    private static final int DEEPEST = 100;

    private final GameEngine brain;
    private final Search[] searches;
    private final ExecutorService pool;

    SantoriniDeepening(GameEngine brain, int threads) {
        this.brain = brain;
        this.pool = Executors.newFixedThreadPool(Math.max(1, threads - 1));
        this.searches = new Search[threads];
        for (int i = 0; i < threads; i++) {
            searches[i] = brain.search();
        }
    }

    /**
     * @param move the best found
     * @param value what it is worth to the side that makes it
     * @param depth the last depth that was looked at in full
     */
    record Found(Move move, int value, int depth) {}

    long nodes() {
        long nodes = 0;
        for (Search search : searches) {
            nodes += search.nodes();
        }
        return nodes;
    }

    Found look(Position position, Budget budget) {
        brain.prepareProof(position);
        List<Move> moves = new ArrayList<>(position.moves());
        Found found = new Found(moves.get(0), 0, -1);
        for (int depth = 0; depth < DEEPEST && !Values.isDecided(found.value); depth++) {
            Found partly = found;
            try {
                int best = -Values.INFINITE;
                for (Move move : List.copyOf(moves)) {
                    int value = value(position.play(move), depth, best, budget);
                    if (value > best) {
                        best = value;
                        partly = new Found(move, value, depth - 1);
                        moves.remove(move);
                        moves.add(0, move);
                    }
                }
                found = new Found(partly.move, best, depth);
            } catch (SearchStopped halt) {
                // A move that was found better stays found better; the first of a depth is the best of the depth
                // before.
                return partly;
            }
        }
        return found;
    }

    /** A move's value if it is more than the best so far, else something that is not. */
    private int value(Position next, int depth, int best, Budget budget) {
        if (best != -Values.INFINITE) {
            int value = -search(next, depth, -best - 1, -best, budget);
            if (value <= best) {
                return value;
            }
        }
        return later(-search(next, depth, -Values.INFINITE, Values.INFINITE, budget));
    }

    /** The first thread's answer; the others search the same meanwhile, so that it finds more in the table. */
    private int search(Position position, int depth, int alpha, int beta, Budget budget) {
        Budget untilAnswered = Budget.unlimited();
        List<Future<?>> others = new ArrayList<>();
        for (int i = 1; i < searches.length; i++) {
            Search other = searches[i];
            others.add(pool.submit(() -> help(other, position, depth, alpha, beta, untilAnswered)));
        }
        try {
            return searches[0].value(position, depth, alpha, beta, budget);
        } finally {
            untilAnswered.stop();
            others.forEach(SantoriniDeepening::await);
        }
    }

    private static void help(Search search, Position position, int depth, int alpha, int beta, Budget budget) {
        try {
            search.value(position, depth, alpha, beta, budget);
        } catch (SearchStopped halt) {
            // It was stopped because the answer is there.
        }
    }

    private static void await(Future<?> other) {
        try {
            other.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        pool.shutdown();
    }

    private static int later(int value) {
        return !Values.isDecided(value) ? value : value > 0 ? value - 1 : value + 1;
    }
}
