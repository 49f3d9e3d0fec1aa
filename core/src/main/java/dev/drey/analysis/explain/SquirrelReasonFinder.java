package dev.drey.analysis.explain;

import dev.drey.analysis.explain.MoveReason.Kind;
import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.analysis.explain.ReasonCandidate.Subject;
import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds reasons in Squirrel War: raids, valuable cells and the final owners. */
final class SquirrelReasonFinder implements ReasonFinder {
    private final ReasonFinder end = new EndReasonFinder(Unit.NUTS);

    @Override
    public Stream<ReasonCandidate> mistake(MoveComparison comparison) {
        return Stream.concat(
                ReasonFinder.candidates(comparison, this::raidAllowed, this::cellLeft, this::raid, this::cell),
                end.mistake(comparison));
    }

    @Override
    public Stream<ReasonCandidate> hint(MoveComparison comparison) {
        return Stream.concat(
                ReasonFinder.candidates(comparison, this::raid, this::cell, this::raidPrevented), end.hint(comparison));
    }

    private Optional<ReasonCandidate> raidAllowed(MoveComparison comparison) {
        Captures captures = new Captures(comparison);
        return raidOfReply(Kind.RAID_ALLOWED, comparison, captures)
                .map(reason -> Captures.canBeTaken(comparison.afterBest(), captures.takenByReply())
                        ? reason
                        : reason.withBetter(comparison.best().move().text()))
                .map(reason -> new ReasonCandidate(reason, Subject.REPLY, captures::isReplyTheReason));
    }

    /** The better move prevents a raid that is possible before it and not after it. */
    private Optional<ReasonCandidate> raidPrevented(MoveComparison comparison) {
        Captures captures = new Captures(comparison);
        return raidOfReply(Kind.RAID_PREVENTED, comparison, captures)
                .filter(reason -> isThreat(comparison, captures.takenByReply()))
                .filter(reason -> !Captures.canBeTaken(comparison.afterBest(), captures.takenByReply()))
                .map(reason -> reason.withBetter(comparison.best().move().text()))
                .map(reason -> new ReasonCandidate(reason, Subject.REPLY, captures::isReplyTheReason));
    }

    private static boolean isThreat(MoveComparison comparison, List<Cell> cells) {
        Position passed = Counterfactual.withPass(comparison.before());
        Move raid = comparison.reply().orElseThrow();
        return passed.moves().contains(raid) && passed.effect(raid).taken().equals(cells);
    }

    private static Optional<MoveReason> raidOfReply(Kind kind, MoveComparison comparison, Captures captures) {
        List<Cell> taken = captures.takenByReply();
        return comparison
                .reply()
                .filter(reply -> !taken.isEmpty())
                .map(reply -> MoveReason.of(kind, comparison.opponent())
                        .withMove(reply.text())
                        .withCells(comparison.names(taken))
                        .withAmount(captures.worth(with(reply, taken)), Unit.NUTS));
    }

    private Optional<ReasonCandidate> raid(MoveComparison comparison) {
        Captures captures = new Captures(comparison);
        List<Cell> taken = captures.takenByBest();
        Move best = comparison.best().move();
        if (taken.isEmpty()) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.RAID, comparison.mover())
                .withMove(best.text())
                .withCells(comparison.names(taken))
                .withAmount(captures.worth(with(best, taken)), Unit.NUTS);
        return Optional.of(new ReasonCandidate(reason, Subject.BETTER, captures::isBestTheReason));
    }

    /** The reply takes a cell without a raid. It is a reason if forbidding the reply restores the verdict. */
    private Optional<ReasonCandidate> cellLeft(MoveComparison comparison) {
        Captures captures = new Captures(comparison);
        if (!comparison.isProven()) {
            return Optional.empty();
        }
        return comparison
                .reply()
                .filter(reply -> captures.takenByReply().isEmpty())
                .map(reply -> new ReasonCandidate(
                        MoveReason.of(Kind.CELL_LEFT, comparison.opponent())
                                .withMove(reply.text())
                                .withAmount(captures.worth(reply.path()), Unit.NUTS),
                        Subject.REPLY,
                        () -> comparison.isLostOn(reply.path()) && comparison.isRestoredWithout(reply)));
    }

    /** The better move takes a cell without a raid that the opponent gets otherwise. */
    private Optional<ReasonCandidate> cell(MoveComparison comparison) {
        Captures captures = new Captures(comparison);
        Move best = comparison.best().move();
        if (!comparison.isProven() || !captures.takenByBest().isEmpty()) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.CELL, comparison.mover())
                .withMove(best.text())
                .withAmount(captures.worth(best.path()), Unit.NUTS);
        return Optional.of(new ReasonCandidate(
                reason, Subject.BETTER, () -> comparison.isLostOn(best.path()) && comparison.isUndoneIfCellsLost()));
    }

    private static List<Cell> with(Move move, List<Cell> taken) {
        List<Cell> all = new ArrayList<>(move.path());
        all.addAll(taken);
        return all;
    }
}
