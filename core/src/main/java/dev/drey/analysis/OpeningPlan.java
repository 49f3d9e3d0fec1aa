package dev.drey.analysis;

import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.ProvenCache;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Decides which opening position to prove next, so that a game is soon played perfectly from its first move. A plan has no state: each
 * step follows from the proven results. The order is:
 *
 * <ol>
 *   <li>The start position. When its value and a best move are proven, the game is <em>solved</em>.
 *   <li>The positions after each first move, the best first moves first, so that the second side knows the best reply.
 *   <li>The positions after the best first move and each reply to it, the best replies first, so that the first side knows how to go on.
 * </ol>
 *
 * Later positions are left to the searches of the games that reach them: the fewer empty cells, the sooner these end with a proof.
 */
public final class OpeningPlan {
    private final Position start;

    /**
     * Creates a plan.
     *
     * @param start the start position; the game is not over
     */
    public OpeningPlan(Position start) {
        this.start = start;
    }

    /** {@return the start position} */
    public Position start() {
        return start;
    }

    /**
     * {@return the next position whose value and best move are to be proven; empty if the plan is finished}
     *
     * @param proofs the results so far
     */
    public Optional<Position> next(ProvenCache proofs) {
        Optional<AnalysisSnapshot> solution = solution(proofs);
        if (solution.isEmpty()) {
            return Optional.of(start);
        }
        return firstUnproven(solution.get(), proofs)
                .or(() -> after(solution.get(), solution.get().best().move(), proofs));
    }

    /** Returns the first unproven position after each reply to a move whose position is proven, if the game goes on there. */
    private static Optional<Position> after(AnalysisSnapshot known, Move move, ProvenCache proofs) {
        Position next = known.position().play(move);
        return next.isOver()
                ? Optional.empty()
                : proofs.findBestMove(next).flatMap(replies -> firstUnproven(replies, proofs));
    }

    private static Optional<Position> firstUnproven(AnalysisSnapshot known, ProvenCache proofs) {
        Function<Verdict, Stream<Position>> unproven = verdict -> Stream.of(
                        known.position().play(verdict.move()))
                .filter(next -> !next.isOver() && proofs.findBestMove(next).isEmpty());
        return known.verdicts().stream().flatMap(unproven).findFirst();
    }

    /**
     * {@return the proven value and best move of the start position; empty until the game is solved}
     *
     * @param proofs the results so far
     */
    public Optional<AnalysisSnapshot> solution(ProvenCache proofs) {
        return proofs.findBestMove(start);
    }
}
