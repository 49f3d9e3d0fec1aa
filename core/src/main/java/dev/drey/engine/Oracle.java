package dev.drey.engine;

import dev.drey.rules.Game;
import java.util.List;
import java.util.Optional;

/**
 * The one place that knows what moves are worth: for hints, programs that play, reviews and whoever else asks. It answers one
 * question at a time and remembers what it found out about the game it was asked about last.
 */
public final class Oracle {
    /** Memory for the tables is this part of what Java may use, unless somebody says otherwise. */
    private static final int HEAP_SHARE = 3;

    private final int threads;
    private final long tableBytes;
    private Optional<Game> game = Optional.empty();
    private Optional<GameEngine> brain = Optional.empty();

    public Oracle(int threads, long tableBytes) {
        if (threads < 1 || tableBytes < 0) {
            throw new IllegalArgumentException(threads + " threads, " + tableBytes + " bytes");
        }
        this.threads = threads;
        this.tableBytes = tableBytes;
    }

    /** On that many threads, with as much memory as is sensible here. */
    public Oracle(int threads) {
        this(threads, usualTableBytes());
    }

    public static long usualTableBytes() {
        return Runtime.getRuntime().maxMemory() / HEAP_SHARE;
    }

    public static int usualThreads() {
        return Runtime.getRuntime().availableProcessors();
    }

    /** A question to be run and watched. */
    public Analysis inquire(AnalysisRequest question, Budget budget) {
        return inquire(question, budget, List.of());
    }

    /** The same, starting from proven ranges and lines that are known already: nothing is proven twice. */
    public Analysis inquire(AnalysisRequest question, Budget budget, List<Verdict> known) {
        return new Analysis(brain(question.position().game()), question, threads, budget, known);
    }

    /** What is known once all is answered or the budget is spent. */
    public AnalysisSnapshot ask(AnalysisRequest question, Budget budget) {
        return inquire(question, budget).run();
    }

    /** Forgets what it found out; the next answer is found anew. */
    public void forget() {
        Optional<GameEngine> known;
        synchronized (this) {
            known = brain;
        }
        known.ifPresent(Oracle::clear);
    }

    /** Waits for a question that is being answered. */
    private static void clear(GameEngine brain) {
        synchronized (brain) {
            brain.clear();
        }
    }

    private synchronized GameEngine brain(Game asked) {
        if (brain.isEmpty() || !game.equals(Optional.of(asked))) {
            // The old one goes first: two games' tables may not fit into memory together.
            brain = Optional.empty();
            game = Optional.of(asked);
            brain = Optional.of(GameEngines.of(asked, tableBytes, threads));
        }
        return brain.orElseThrow();
    }
}
