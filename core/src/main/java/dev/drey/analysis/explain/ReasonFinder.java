package dev.drey.analysis.explain;

import dev.drey.rules.Game;
import dev.drey.rules.claim.AdjacentClaim;
import dev.drey.rules.othello.Othello;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.shellos.ShellosShuffle;
import dev.drey.rules.squirrel.SquirrelWar;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds candidate reasons in one kind of game, the most important first. The streams are lazy, because finding may be expensive. */
interface ReasonFinder {
    /** Returns the finder of a game. A game without its own finder is explained by its final positions. */
    static ReasonFinder of(Game game) {
        if (game instanceof SquirrelWar) {
            return new SquirrelReasonFinder();
        }
        if (game instanceof Santorini) {
            return new SantoriniReasonFinder();
        }
        if (game instanceof AdjacentClaim) {
            return new ClaimReasonFinder();
        }
        if (game instanceof ShellosShuffle || game instanceof Othello) {
            return new DiscReasonFinder();
        }
        return new EndReasonFinder(MoveReason.Unit.CELLS);
    }

    /** Finds reasons why the worse move is a mistake. */
    Stream<ReasonCandidate> mistake(MoveComparison comparison);

    /** Finds reasons why the better move is better, to be shown before a move is played. */
    Stream<ReasonCandidate> hint(MoveComparison comparison);

    /** Creates one kind of candidate, if it applies. */
    interface CandidateFactory {
        Optional<ReasonCandidate> create(MoveComparison comparison);
    }

    static Stream<ReasonCandidate> candidates(MoveComparison comparison, CandidateFactory... factories) {
        return Stream.of(factories).flatMap(factory -> factory.create(comparison).stream());
    }
}
