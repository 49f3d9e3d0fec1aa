package dev.drey.analysis.explain;

import dev.drey.analysis.explain.MoveReason.Kind;
import dev.drey.analysis.explain.ReasonCandidate.Subject;
import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.santorini.SantoriniPosition;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Finds reasons in Santorini: steps onto level 3, and attacks that cannot be answered ({@link SantoriniAttack}). Most reasons are found
 * and checked by trying all moves, which proves them.
 */
final class SantoriniReasonFinder implements ReasonFinder {
    @Override
    public Stream<ReasonCandidate> mistake(MoveComparison comparison) {
        return ReasonFinder.candidates(
                comparison,
                SantoriniReasonFinder::winAllowed,
                allowed(SantoriniAttack::stuckAtOnce),
                allowed(SantoriniAttack::doubleThreat),
                allowed(SantoriniAttack::chain),
                SantoriniReasonFinder::win,
                missed(SantoriniAttack::stuckAtOnce),
                missed(SantoriniAttack::doubleThreat),
                missed(SantoriniAttack::chain),
                allowed(SantoriniAttack::stuckInTheEnd),
                allowed(SantoriniAttack::climb),
                missed(SantoriniAttack::stuckInTheEnd),
                missed(SantoriniAttack::climb),
                allowed(SantoriniAttack::threat),
                missed(SantoriniAttack::threat));
    }

    @Override
    public Stream<ReasonCandidate> hint(MoveComparison comparison) {
        return ReasonFinder.candidates(
                comparison,
                SantoriniReasonFinder::win,
                SantoriniReasonFinder::towerKilled,
                missed(SantoriniAttack::stuckAtOnce),
                missed(SantoriniAttack::doubleThreat),
                missed(SantoriniAttack::chain),
                missed(SantoriniAttack::stuckInTheEnd),
                missed(SantoriniAttack::climb),
                missed(SantoriniAttack::threat));
    }

    private static CandidateFactory allowed(Function<SantoriniAttack, Optional<ReasonCandidate>> factory) {
        return comparison -> SantoriniAttack.allowed(comparison).flatMap(factory);
    }

    private static CandidateFactory missed(Function<SantoriniAttack, Optional<ReasonCandidate>> factory) {
        return comparison -> SantoriniAttack.missed(comparison).flatMap(factory);
    }

    /** The reply steps onto level 3, and the better move would have stopped that. */
    private static Optional<ReasonCandidate> winAllowed(MoveComparison comparison) {
        List<Move> wins = SantoriniThreats.winningSteps(at(comparison.afterPlayed()));
        if (wins.isEmpty()) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.WIN_ALLOWED, comparison.opponent())
                .withMove(wins.get(0).text())
                .withCells(comparison.names(SantoriniThreats.summits(wins)));
        List<Move> defences = defences(comparison.before());
        Move best = comparison.best().move();
        boolean bestWins = comparison.afterBest().isOver();
        MoveReason complete = bestWins
                ? reason
                : reason.withBetter(best.text())
                        .asOnly(isOnlyDefence(best, comparison.before(), SantoriniThreats.summits(wins)));
        return Optional.of(new ReasonCandidate(complete, Subject.REPLY, () -> defences.contains(best)));
    }

    /** Returns the moves after which the other side cannot step onto level 3. */
    private static List<Move> defences(Position before) {
        return before.moves().stream()
                .filter(move -> !SantoriniThreats.canWin(at(before.play(move))))
                .toList();
    }

    /** Returns whether after every other move the other side can step onto one of these cells. */
    private static boolean isOnlyDefence(Move best, Position before, List<Cell> summits) {
        return before.moves().stream().filter(move -> !move.equals(best)).allMatch(move -> {
            List<Move> wins = SantoriniThreats.winningSteps(at(before.play(move)));
            return SantoriniThreats.summits(wins).stream().anyMatch(summits::contains);
        });
    }

    /** The better move steps onto level 3. */
    private static Optional<ReasonCandidate> win(MoveComparison comparison) {
        Move best = comparison.best().move();
        List<Move> wins = SantoriniThreats.winningSteps(at(comparison.before()));
        if (!wins.contains(best) || wins.contains(comparison.played().move())) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.WIN, comparison.mover())
                .withMove(best.text())
                .withCells(List.of(comparison.name(best.path().get(1))));
        return Optional.of(new ReasonCandidate(reason, Subject.BETTER, () -> true));
    }

    /**
     * The other side threatens to step onto level 3; the better move builds there first, and the worse one does not stop it. Building is
     * the only defence: a worker that could occupy the cell would win by that step.
     */
    private static Optional<ReasonCandidate> towerKilled(MoveComparison comparison) {
        SantoriniPosition before = at(comparison.before());
        List<Cell> threatened = SantoriniThreats.threatened(before);
        Move best = comparison.best().move();
        Cell built = best.path().get(best.path().size() - 1);
        if (!threatened.equals(List.of(built)) || !before.effect(best).verb().equals("kill")) {
            return Optional.empty();
        }
        List<Move> defences = defences(before);
        MoveReason reason = MoveReason.of(Kind.TOWER_KILLED, comparison.opponent())
                .withCells(comparison.names(threatened))
                .withBetter(best.text())
                .asOnly(isOnlyDefence(best, before, threatened));
        return Optional.of(new ReasonCandidate(
                reason,
                Subject.REPLY,
                () -> defences.contains(best)
                        && !defences.contains(comparison.played().move())));
    }

    private static SantoriniPosition at(Position position) {
        return (SantoriniPosition) position;
    }
}
