package dev.drey.analysis.explain;

import dev.drey.analysis.explain.MoveReason.Kind;
import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.analysis.explain.ReasonCandidate.Subject;
import dev.drey.engine.Range;
import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds reasons in Shellos Shuffle and Othello: corners, forced passes, flips, the last move and the final discs. */
final class DiscReasonFinder implements ReasonFinder {
    /** Minimum number of flipped discs that make a reason. */
    private static final int MIN_FLIPS = 3;

    private final ReasonFinder end = new EndReasonFinder(Unit.DISCS);

    @Override
    public Stream<ReasonCandidate> mistake(MoveComparison comparison) {
        return Stream.concat(
                ReasonFinder.candidates(
                        comparison,
                        this::cornerAllowed,
                        this::passAllowed,
                        this::flipsAllowed,
                        this::corner,
                        this::pass,
                        this::flips,
                        this::cornerLost,
                        this::lastMove),
                end.mistake(comparison));
    }

    @Override
    public Stream<ReasonCandidate> hint(MoveComparison comparison) {
        return Stream.concat(
                ReasonFinder.candidates(
                        comparison, this::corner, this::pass, this::flips, this::cornerLost, this::lastMove),
                end.hint(comparison));
    }

    private static boolean isCorner(MoveComparison comparison, Move move) {
        return !move.isPass()
                && EndReasonFinder.isCorner(
                        comparison.before().game().grid(), move.path().get(0));
    }

    private Optional<ReasonCandidate> cornerAllowed(MoveComparison comparison) {
        return comparison.reply().filter(reply -> isCorner(comparison, reply)).map(reply -> {
            boolean closed = !comparison.afterBest().moves().contains(reply);
            MoveReason reason =
                    MoveReason.of(Kind.CORNER_ALLOWED, comparison.opponent()).withMove(reply.text());
            return new ReasonCandidate(
                    closed ? reason.withBetter(comparison.best().move().text()) : reason,
                    Subject.REPLY,
                    () -> comparison.isProven() ? isNeeded(comparison, reply) : closed && isOpened(comparison, reply));
        });
    }

    /** Returns whether the reply became possible only by the move played. */
    private static boolean isOpened(MoveComparison comparison, Move reply) {
        return !Counterfactual.withPass(comparison.before()).moves().contains(reply);
    }

    /** Returns whether the reply is not the reply to the better move, and forbidding it changes the verdict. */
    private static boolean isNeeded(MoveComparison comparison, Move reply) {
        return !comparison.bestReply().equals(Optional.of(reply)) && comparison.isRestoredWithout(reply);
    }

    private Optional<ReasonCandidate> corner(MoveComparison comparison) {
        Move best = comparison.best().move();
        if (!isCorner(comparison, best)
                || isCorner(comparison, comparison.played().move())) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.CORNER, comparison.mover()).withMove(best.text());
        return Optional.of(new ReasonCandidate(
                reason, Subject.BETTER, () -> !comparison.isProven() || comparison.isUndoneIfCellsLost()));
    }

    /** An empty corner goes to the other side in the end. It is a reason if owning it would restore the verdict. */
    private Optional<ReasonCandidate> cornerLost(MoveComparison comparison) {
        return Optional.of(comparison)
                .filter(MoveComparison::isProven)
                .flatMap(FinalPositions::of)
                .flatMap(ends -> ends.lost().stream()
                        .filter(cell -> EndReasonFinder.isCorner(
                                comparison.before().game().grid(), cell))
                        .filter(cell ->
                                comparison.afterPlayed().at(cell).owner().isEmpty())
                        .findFirst())
                .map(corner -> new ReasonCandidate(
                        MoveReason.of(Kind.CORNER_LOST, comparison.opponent())
                                .withMove(comparison.played().move().text())
                                .withCells(List.of(comparison.name(corner)))
                                .withBetter(comparison.best().move().text()),
                        Subject.END,
                        () -> isRestoredIfGiven(comparison, corner)));
    }

    private static boolean isRestoredIfGiven(MoveComparison comparison, Cell corner) {
        Position given = Counterfactual.withOwner(comparison.afterPlayed(), List.of(corner), comparison.mover());
        return comparison.isRestored(comparison.prober().prove(given).map(Range::negated));
    }

    private Optional<ReasonCandidate> passAllowed(MoveComparison comparison) {
        boolean passesAnyway = comparison
                .bestReply()
                .filter(reply -> comparison.afterBest().play(reply).mustPass())
                .isPresent();
        return comparison
                .reply()
                .filter(reply -> comparison.isProven() && !passesAnyway)
                .filter(reply -> comparison.afterPlayed().play(reply).mustPass())
                .map(reply -> new ReasonCandidate(
                        MoveReason.of(Kind.PASS_ALLOWED, comparison.opponent()).withMove(reply.text()),
                        Subject.REPLY,
                        () -> isNeeded(comparison, reply)));
    }

    private Optional<ReasonCandidate> pass(MoveComparison comparison) {
        Position after = comparison.afterBest();
        if (!comparison.isProven()
                || !after.mustPass()
                || comparison.afterPlayed().mustPass()) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.PASS, comparison.mover())
                .withMove(comparison.best().move().text());
        return Optional.of(new ReasonCandidate(reason, Subject.BETTER, () -> isSecondMoveNeeded(comparison, after)));
    }

    /** Returns whether the better move is no better if its side cannot make the move gained by the pass. */
    private static boolean isSecondMoveNeeded(MoveComparison comparison, Position after) {
        List<Move> line = comparison.best().line();
        Position passed = after.play(Move.PASS);
        return line.size() > 2
                && passed.moves().contains(line.get(2))
                && comparison.isUndone(
                        Counterfactual.valueWithout(passed, line.get(2), Integer.MIN_VALUE, comparison.prober())
                                .map(Range::negated));
    }

    private Optional<ReasonCandidate> flipsAllowed(MoveComparison comparison) {
        Captures captures = new Captures(comparison);
        List<Cell> turned = captures.takenByReply();
        return comparison
                .reply()
                .filter(reply -> turned.size() >= MIN_FLIPS)
                .map(reply -> flips(Kind.FLIPS_ALLOWED, comparison, reply, turned))
                .map(reason -> new ReasonCandidate(reason, Subject.REPLY, captures::isReplyTheReason));
    }

    private Optional<ReasonCandidate> flips(MoveComparison comparison) {
        Captures captures = new Captures(comparison);
        List<Cell> turned = captures.takenByBest();
        return Optional.of(comparison.best().move())
                .filter(best -> turned.size() >= MIN_FLIPS)
                .map(best -> flips(Kind.FLIPS, comparison, best, turned))
                .map(reason -> new ReasonCandidate(reason, Subject.BETTER, captures::isBestTheReason));
    }

    private static MoveReason flips(Kind kind, MoveComparison comparison, Move move, List<Cell> turned) {
        return MoveReason.of(kind, kind == Kind.FLIPS ? comparison.mover() : comparison.opponent())
                .withMove(move.text())
                .withCells(comparison.names(turned))
                .withAmount(turned.size(), Unit.DISCS);
    }

    /** The last move cannot be answered: its side keeps the flipped discs. */
    private Optional<ReasonCandidate> lastMove(MoveComparison comparison) {
        if (!comparison.isProven()
                || comparison.endOfPlayed().isEmpty()
                || comparison.endOfBest().isEmpty()) {
            return Optional.empty();
        }
        Last played = last(comparison.before(), comparison.played().line());
        Last best = last(comparison.before(), comparison.best().line());
        boolean isOther = played.before().toMove() == comparison.opponent()
                && best.before().toMove() == comparison.mover();
        if (!isOther) {
            return Optional.empty();
        }
        List<Cell> turned = played.before().effect(played.move()).taken();
        MoveReason reason = MoveReason.of(Kind.LAST_MOVE, comparison.opponent())
                .withMove(played.move().text())
                .withCells(comparison.names(turned))
                .withAmount(turned.size(), Unit.DISCS)
                .withBetter(comparison.best().move().text());
        return Optional.of(
                new ReasonCandidate(reason, Subject.END, () -> comparison.isMostOfLoss(1 + 2.0 * turned.size())));
    }

    /** The last move of a line that is not a pass, and the position before it. */
    private record Last(Position before, Move move) {}

    private static Last last(Position before, List<Move> line) {
        Position position = before;
        Last last = new Last(before, line.get(0));
        for (Move move : line) {
            last = move.isPass() ? last : new Last(position, move);
            position = position.play(move);
        }
        return last;
    }
}
