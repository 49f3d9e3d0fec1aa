package dev.drey.engine;

import dev.drey.engine.ProofProgress.Phase;
import dev.drey.rules.Position;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * One run of the oracle: deepens estimates of all moves, then proves them. While it runs, any thread may read the results so
 * far, or stop it.
 */
public final class Analysis {
    /** Estimates that order the moves for a proof may take this share of its nodes, as a divisor. */
    private static final int ESTIMATE_SHARE = 16;

    private static final int MIN_DEPTH = 2;

    private final GameEngine engine;
    private final AnalysisRequest request;
    private final int threadCount;
    private final Budget budget;
    private final List<MoveAnalysis> moves;
    private final long started = System.nanoTime();
    private final SearchThreads threads;
    private volatile int depth;
    private volatile long ended;
    private volatile Optional<ProofPass> pass = Optional.empty();
    private volatile ProofProgress progress = ProofProgress.NONE;
    private boolean isPartOfProof;
    private long pauseNanos = Long.MAX_VALUE;
    private Optional<SavedProof> resumed = Optional.empty();

    /**
     * A pass of a proof by null windows over all moves.
     *
     * @param number counts the passes, from 1
     * @param bound the pass proves that the position is worth at least this, or less
     */
    public record ProofPass(int number, int bound) {}

    Analysis(GameEngine engine, AnalysisRequest request, int threadCount, Budget budget, List<Verdict> known) {
        this.engine = engine;
        this.request = request;
        this.threadCount = threadCount;
        this.budget = budget;
        Position position = request.position();
        int maxMargin = engine.maxMargin(position);
        this.moves = position.moves().stream()
                .map(move -> new MoveAnalysis(position, move, maxMargin))
                .toList();
        for (Verdict verdict : known) {
            moves.stream().filter(move -> move.move().equals(verdict.move())).forEach(move -> move.addKnown(verdict));
        }
        this.threads = new SearchThreads(engine, threadCount, budget);
    }

    /**
     * Announces that this analysis is only a part of a proof, which other analyses will continue: it proves even if the budget is
     * too small for the whole proof, and pauses from time to time so that it can be saved. Call it before {@link #run}.
     *
     * @param nanos the time after which a proof pauses and reports its results; {@link #save} may be called from there
     */
    public void proveInParts(long nanos) {
        isPartOfProof = true;
        pauseNanos = nanos;
    }

    /**
     * Continues a saved proof. Call it before {@link #run}, and do not run the analysis if it throws an exception.
     *
     * @param saved a proof of the same position; its goal may be another one
     * @throws BadSavedProof if the proof cannot be used
     */
    public void resume(SavedProof saved) throws BadSavedProof {
        Position position = request.position();
        SavedProof.State state = saved.state();
        if (!state.position().equals(position)) {
            throw new IllegalArgumentException("a proof of " + state.position() + ", not of " + position);
        }
        synchronized (engine) {
            try {
                engine.prepareProof(position);
                saved.loadInto(engine);
                restore(state.moves());
            } catch (BadSavedProof e) {
                // A file is used as a whole or not at all.
                engine.clear();
                throw e;
            }
        }
        resumed = Optional.of(saved);
        depth = state.depth();
        pass = state.pass();
        state.estimate().ifPresent(value -> progress = progress.withEstimate(value));
    }

    private void restore(List<Verdict> verdicts) throws BadSavedProof {
        try {
            for (Verdict verdict : verdicts) {
                moves.stream()
                        .filter(move -> move.move().equals(verdict.move()))
                        .forEach(move -> move.restore(verdict));
            }
        } catch (IllegalArgumentException e) {
            throw new BadSavedProof("contradicts what is known (" + e.getMessage() + ")");
        }
    }

    /**
     * Writes the state of the proof, so that another process can {@link #resume} it. Call it after {@link #run}, or from the
     * listener of a run, because no search may be running.
     *
     * @param out receives the state; it is not closed
     * @throws IOException if writing fails
     */
    public void save(OutputStream out) throws IOException {
        Position position = request.position();
        SavedProof.State state = new SavedProof.State(
                position,
                request.goal(),
                nodes(),
                progress.estimate().isPresent()
                        ? Optional.of(progress.estimate().getAsInt())
                        : Optional.empty(),
                pass,
                depth,
                moves.stream().map(MoveAnalysis::verdict).toList());
        synchronized (engine) {
            SavedProof.write(state, data -> engine.saveProof(position, data), out);
        }
    }

    /**
     * Runs until the request is answered or the budget is spent.
     *
     * @return the results
     */
    public AnalysisSnapshot run() {
        return run(snapshot -> {});
    }

    /**
     * Runs like {@link #run()}, reporting the results after each depth before each pass of a proof, and in
     * each pause (see {@link #proveInParts}).
     *
     * @param listener receives the results so far
     * @return the final results
     */
    public AnalysisSnapshot run(Consumer<AnalysisSnapshot> listener) {
        synchronized (engine) {
            engine.prepareSearch(request.position());
            try (threads) {
                if (!isComplete()) {
                    estimateAndProve(listener);
                }
            } catch (SearchStopped stopped) {
                // The results so far are returned.
            } finally {
                ended = System.nanoTime();
            }
        }
        return snapshot();
    }

    private void estimateAndProve(Consumer<AnalysisSnapshot> listener) {
        boolean solves = request.proves() && threads.first().solver().isPresent();
        IterativeDeepening deepening = new IterativeDeepening(moves, threads, request);
        int deepest = Math.min(request.maxDepth(), request.position().game().maxGameLength());
        for (int next = depth + 1; next <= deepest && !isComplete() && !(solves && isTimeToProve(next)); next++) {
            progress = progress.to(Phase.ESTIMATING_MOVES, next, 0);
            deepening.deepen(next);
            depth = next;
            deepening.addProvenLines();
            listener.accept(snapshot());
        }
        if (solves && !isComplete()) {
            progress = progress.to(Phase.PROVING_MOVES, 0, 0);
            // The results of a saved proof are in the tables already.
            if (resumed.isEmpty()) {
                engine.prepareProof(request.position());
            }
            OptionalInt bound = resumed.flatMap(saved -> saved.state().pass())
                    .map(saved -> OptionalInt.of(saved.bound()))
                    .orElse(OptionalInt.empty());
            new MoveProver(moves, threads, request, new ProgressPublisher(listener), pauseNanos, bound).run();
        }
    }

    /** Publishes the progress of a proof. */
    private final class ProgressPublisher implements ProofObserver {
        private final Consumer<AnalysisSnapshot> listener;
        private int passes;

        ProgressPublisher(Consumer<AnalysisSnapshot> listener) {
            this.listener = listener;
        }

        @Override
        public void estimating(int round, int rounds) {
            progress = progress.to(Phase.ESTIMATING_VALUE, round, rounds);
        }

        @Override
        public void estimated(int value) {
            progress = progress.withEstimate(value);
        }

        @Override
        public void passing(int bound) {
            boolean isRepeated = passes++ == 0 && pass.isPresent();
            int number = pass.map(ProofPass::number).orElse(0) + (isRepeated ? 0 : 1);
            pass = Optional.of(new ProofPass(number, bound));
            progress = progress.to(Phase.PASSES, number, 0);
            listener.accept(snapshot());
        }

        @Override
        public void provingMoves() {
            progress = progress.to(Phase.PROVING_MOVES, 0, 0);
        }

        @Override
        public void paused() {
            listener.accept(snapshot());
        }
    }

    /** Whether estimates are good enough to start a proof. Without time for a whole proof, better estimates are worth more. */
    private boolean isTimeToProve(int nextDepth) {
        long cost = engine.proofNodes(request.position());
        if (resumed.isPresent() && pass.isPresent()) {
            return true;
        }
        boolean isAffordable = isPartOfProof || budget.nodesLeft(engine.nodeRate() * threadCount) >= cost;
        return isAffordable && nextDepth > MIN_DEPTH && nodes() >= cost / ESTIMATE_SHARE;
    }

    /** The nodes of all runs together. */
    private long nodes() {
        return threads.nodes() + resumed.map(SavedProof::nodes).orElse(0L);
    }

    private boolean isComplete() {
        return AnalysisSnapshot.isAnswered(
                request.goal(), moves.stream().map(MoveAnalysis::proven).toList());
    }

    /** {@return the results so far} */
    public AnalysisSnapshot snapshot() {
        List<Verdict> verdicts = moves.stream().map(MoveAnalysis::verdict).toList();
        long until = ended == 0 ? System.nanoTime() : ended;
        return AnalysisSnapshot.of(request, verdicts, threads.nodes(), until - started, depth);
    }

    /** {@return the current or last pass of a proof by null windows; empty before the first and in games that need none} */
    public Optional<ProofPass> pass() {
        return pass;
    }

    /** {@return what the analysis is doing, or did last} */
    public ProofProgress progress() {
        return progress;
    }

    /** {@return the expected number of nodes of a proof of the position's value; empty if it is unknown} */
    public OptionalLong proofNodes() {
        long nodes = engine.proofNodes(request.position());
        return nodes == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(nodes);
    }

    /** {@return the position that is analysed} */
    public Position position() {
        return request.position();
    }

    /** Stops the analysis; {@link #run} returns soon. */
    public void stop() {
        budget.stop();
    }
}
