package dev.drey.analysis.explain;

import dev.drey.analysis.explain.MoveReason.Kind;
import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.analysis.explain.ReasonCandidate.About;
import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Squirrel War: what is raided, which valuable cell is taken, who keeps what in the end. */
final class SquirrelFinder implements ReasonFinder {
    private final ReasonFinder end = new EndFinder(Unit.NUTS);

    @Override
    public Stream<ReasonCandidate> mistake(Situation situation) {
        return Stream.concat(
                ReasonFinder.claims(situation, this::raidAllowed, this::cellLeft, this::raid, this::cell),
                end.mistake(situation));
    }

    @Override
    public Stream<ReasonCandidate> hint(Situation situation) {
        return Stream.concat(
                ReasonFinder.claims(situation, this::raid, this::cell, this::raidPrevented), end.hint(situation));
    }

    private Optional<ReasonCandidate> raidAllowed(Situation situation) {
        Captures captures = new Captures(situation);
        return raidOfReply(Kind.RAID_ALLOWED, situation, captures)
                .map(reason -> Captures.canBeTaken(situation.afterBest(), captures.ofReply())
                        ? reason
                        : reason.withBetter(situation.best().move().text()))
                .map(reason -> new ReasonCandidate(reason, About.REPLY, captures::repliesForThat));
    }

    /** As a threat it must be there before anything is played, and be gone after the better move. */
    private Optional<ReasonCandidate> raidPrevented(Situation situation) {
        Captures captures = new Captures(situation);
        return raidOfReply(Kind.RAID_PREVENTED, situation, captures)
                .filter(reason -> isThreat(situation, captures.ofReply()))
                .filter(reason -> !Captures.canBeTaken(situation.afterBest(), captures.ofReply()))
                .map(reason -> reason.withBetter(situation.best().move().text()))
                .map(reason -> new ReasonCandidate(reason, About.REPLY, captures::repliesForThat));
    }

    private static boolean isThreat(Situation situation, List<Cell> cells) {
        Position passed = Counterfactual.passing(situation.before());
        Move raid = situation.reply().orElseThrow();
        return passed.moves().contains(raid) && passed.effect(raid).taken().equals(cells);
    }

    private static Optional<MoveReason> raidOfReply(Kind kind, Situation situation, Captures captures) {
        List<Cell> taken = captures.ofReply();
        return situation
                .reply()
                .filter(reply -> !taken.isEmpty())
                .map(reply -> MoveReason.of(kind, situation.opponent())
                        .withMove(reply.text())
                        .withCells(situation.names(taken))
                        .withAmount(captures.worth(with(reply, taken)), Unit.NUTS));
    }

    private Optional<ReasonCandidate> raid(Situation situation) {
        Captures captures = new Captures(situation);
        List<Cell> taken = captures.ofBest();
        Move best = situation.best().move();
        if (taken.isEmpty()) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.RAID, situation.mover())
                .withMove(best.text())
                .withCells(situation.names(taken))
                .withAmount(captures.worth(with(best, taken)), Unit.NUTS);
        return Optional.of(new ReasonCandidate(reason, About.BETTER, captures::betterForThat));
    }

    /** The reply takes a cell without a fight; it matters if forbidding it restores the verdict. */
    private Optional<ReasonCandidate> cellLeft(Situation situation) {
        Captures captures = new Captures(situation);
        if (!situation.isProven()) {
            return Optional.empty();
        }
        return situation
                .reply()
                .filter(reply -> captures.ofReply().isEmpty())
                .map(reply -> new ReasonCandidate(
                        MoveReason.of(Kind.CELL_LEFT, situation.opponent())
                                .withMove(reply.text())
                                .withAmount(captures.worth(reply.path()), Unit.NUTS),
                        About.REPLY,
                        () -> situation.isLostOn(reply.path()) && situation.isRestoredWithout(reply)));
    }

    /** The better move takes a cell without a fight that the other side gets otherwise. */
    private Optional<ReasonCandidate> cell(Situation situation) {
        Captures captures = new Captures(situation);
        Move best = situation.best().move();
        if (!situation.isProven() || !captures.ofBest().isEmpty()) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.CELL, situation.mover())
                .withMove(best.text())
                .withAmount(captures.worth(best.path()), Unit.NUTS);
        return Optional.of(new ReasonCandidate(
                reason, About.BETTER, () -> situation.isLostOn(best.path()) && situation.isSpoiledIfGivenAway()));
    }

    private static List<Cell> with(Move move, List<Cell> taken) {
        List<Cell> all = new ArrayList<>(move.path());
        all.addAll(taken);
        return all;
    }
}
