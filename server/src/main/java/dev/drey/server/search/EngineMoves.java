package dev.drey.server.search;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Level;
import dev.drey.engine.LevelPlayer;
import dev.drey.engine.ProvenCache;
import dev.drey.engine.VerdictText;
import dev.drey.rules.Position;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/** Chooses the moves of engine seats. No method blocks; searches run on the threads of the {@link SearchQueue}. */
public final class EngineMoves {
    /** Delay after which a rejected move may be requested again. */
    public static final Duration RETRY = Duration.ofMillis(500);

    /** Expected search time of a numbered level per node. */
    private static final long NANOS_PER_NODE = 150;

    private final SearchQueue queue;
    private final OraclePool levelOracles;
    private final OraclePool strongestOracles;
    private final ProvenCache proofs;
    private final RandomGenerator random;
    private final Executor callbacks;

    /**
     * @param levelOracles for the numbered levels only: they must not profit from deeper searches of others
     * @param proofs the results that the strongest player starts from and adds to
     * @param callbacks where futures are completed; must not reject tasks
     */
    EngineMoves(
            SearchQueue queue,
            OraclePool levelOracles,
            OraclePool strongestOracles,
            ProvenCache proofs,
            RandomGenerator random,
            Executor callbacks) {
        this.queue = queue;
        this.levelOracles = levelOracles;
        this.strongestOracles = strongestOracles;
        this.proofs = proofs;
        this.random = random;
        this.callbacks = callbacks;
    }

    /**
     * Chooses a move of the given level. If several strongest players wait for a thread, each thinks for a shorter time.
     *
     * <p>Cancel the returned future itself when the move is no longer wanted. The future fails with {@link SearchRejected} (reason
     * BUSY) if too many moves are waiting: try again after {@link #RETRY}. It fails with a
     * {@link java.util.concurrent.CancellationException} if the server stops. Any other failure is a fault.
     *
     * @throws IllegalArgumentException if the game is over
     */
    public CompletableFuture<ChosenMove> choose(MoveRequest request) {
        Position position = request.position();
        Level level = request.level();
        if (position.isOver()) {
            throw new IllegalArgumentException("the game is over: " + position.text());
        }
        if (position.moves().size() == 1) {
            return CompletableFuture.completedFuture(
                    new ChosenMove(position.moves().get(0), Optional.empty()));
        }
        CompletableFuture<ChosenMove> choice = new CompletableFuture<>();
        Level limited = new Level(
                level.name(),
                level.loss(),
                level.nodes(),
                Math.min(level.nanos(), request.maxTime().toNanos()));
        MoveTask task = level.isStrongest()
                ? new StrongestMove(position, limited, choice)
                : new LevelMove(position, limited, choice);
        try {
            SearchJob job = queue.submit(priority(request), request.owner(), task);
            CompletableFuture<ChosenMove> unused = choice.whenComplete((chosen, failure) -> {
                if (choice.isCancelled()) {
                    queue.cancel(job);
                }
            });
        } catch (SearchRejected rejected) {
            choice.completeExceptionally(rejected);
        }
        return choice;
    }

    private static SearchPriority priority(MoveRequest request) {
        if (!request.personWaits()) {
            return SearchPriority.ENGINE_GAME_MOVE;
        }
        return request.level().isStrongest() ? SearchPriority.STRONGEST_MOVE : SearchPriority.LEVEL_MOVE;
    }

    /** Completes a future with the move of an engine. */
    private abstract class MoveTask implements SearchTask {
        final Position position;
        final Level level;
        private final CompletableFuture<ChosenMove> choice;

        MoveTask(Position position, Level level, CompletableFuture<ChosenMove> choice) {
            this.position = position;
            this.level = level;
            this.choice = choice;
        }

        final boolean complete(ChosenMove chosen) {
            callbacks.execute(() -> choice.complete(chosen));
            return true;
        }

        @Override
        public final void abort(Throwable cause) {
            callbacks.execute(() -> choice.completeExceptionally(cause));
        }
    }

    /** The move of a numbered level, chosen in one time slice. */
    private final class LevelMove extends MoveTask {
        private final RandomGenerator moveRandom;

        LevelMove(Position position, Level level, CompletableFuture<ChosenMove> choice) {
            super(position, level, choice);
            // Each move has its own generator, because generators need not be thread-safe.
            synchronized (random) {
                this.moveRandom = new SplittableRandom(random.nextLong());
            }
        }

        @Override
        public boolean run(TimeSlice slice) {
            ChosenMove chosen = levelOracles.withOracle(position.game(), oracle -> {
                LevelPlayer player = new LevelPlayer(level, oracle, moveRandom);
                slice.onEnd(player::moveNow);
                return new ChosenMove(player.choose(position).move(), Optional.empty());
            });
            // A move chosen after the slice ended was hurried: it is discarded.
            return !slice.isOver() && complete(chosen);
        }

        @Override
        public long expectedNanos() {
            return level.nodes() * NANOS_PER_NODE;
        }

        /** An interrupted move would have to start again. */
        @Override
        public boolean isResumable() {
            return false;
        }
    }

    /** The move of the strongest player, with a remark on how certain it is. A proven best move needs no search. */
    private final class StrongestMove extends MoveTask {
        private final ResumableAnalysis analysis;

        StrongestMove(Position position, Level level, CompletableFuture<ChosenMove> choice) {
            super(position, level, choice);
            this.analysis =
                    new ResumableAnalysis(AnalysisRequest.bestMove(position), level.nanos(), strongestOracles, proofs);
        }

        @Override
        public boolean run(TimeSlice slice) {
            Optional<AnalysisSnapshot> proven = proofs.findBestMove(position);
            if (proven.isPresent()) {
                return complete(proven.get());
            }
            if (!analysis.resume(slice) && !slice.isLast()) {
                return false;
            }
            AnalysisSnapshot known = analysis.snapshot().orElseThrow();
            proofs.keep(position, known.verdicts());
            return complete(known);
        }

        private boolean complete(AnalysisSnapshot known) {
            return complete(new ChosenMove(known.best().move(), Optional.of(VerdictText.remark(known))));
        }

        @Override
        public long maxNanos() {
            return level.nanos();
        }
    }
}
