package dev.drey.analysis.explain;

import dev.drey.analysis.explain.MoveReason.Kind;
import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.analysis.explain.ReasonCandidate.Subject;
import dev.drey.engine.Verdict;
import dev.drey.rules.Cell;
import dev.drey.rules.Grid;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.claim.ClaimKernel;
import dev.drey.rules.claim.ClaimPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds reasons in Adjacent Claim: cells a side is cut off from, and passes. */
final class ClaimReasonFinder implements ReasonFinder {
    /** Minimum number of cut-off cells that make a reason. */
    private static final int MIN_CUT_OFF = 2;

    /** Maximum number of cells listed by name; more are counted. */
    private static final int MAX_NAMED = 4;

    private final ReasonFinder end = new EndReasonFinder(Unit.CELLS);

    @Override
    public Stream<ReasonCandidate> mistake(MoveComparison comparison) {
        return Stream.of(comparison).filter(MoveComparison::isProven).flatMap(this::proven);
    }

    private Stream<ReasonCandidate> proven(MoveComparison comparison) {
        return Stream.concat(
                ReasonFinder.candidates(comparison, this::cutOffAllowed, this::cutOff, this::passes),
                end.mistake(comparison));
    }

    @Override
    public Stream<ReasonCandidate> hint(MoveComparison comparison) {
        return Stream.of(comparison)
                .filter(MoveComparison::isProven)
                .flatMap(s -> Stream.concat(ReasonFinder.candidates(s, this::cutOff, this::passes), end.hint(s)));
    }

    /** Returns the unclaimed cells a side could reach if the other side claimed nothing more. */
    static long reach(ClaimPosition position, Side side) {
        Grid grid = position.game().grid();
        long free = ClaimKernel.board(grid.rows(), grid.cols()) & ~(position.mine() | position.theirs());
        long own = position.cells(side);
        if (own == 0) {
            return free;
        }
        long reached = 0;
        for (long next = ClaimKernel.neighbours(own) & free; next != reached; ) {
            reached = next;
            next = (reached | ClaimKernel.neighbours(reached)) & free;
        }
        return reached;
    }

    /** Returns the cells that a move makes unreachable for the other side, without the one it claims. */
    private static List<Cell> cutBy(Move move, Position before) {
        ClaimPosition position = (ClaimPosition) before;
        Side other = before.toMove().other();
        long claimed = move.isPass() ? 0 : 1L << move.code();
        long cut = reach(position, other) & ~reach(position.play(move), other) & ~claimed;
        return position.cells(other) == 0 ? List.of() : position.placements().cells(cut);
    }

    private Optional<ReasonCandidate> cutOffAllowed(MoveComparison comparison) {
        Position after = comparison.afterPlayed();
        return comparison.reply().flatMap(reply -> {
            List<Cell> cut = cutBy(reply, after);
            return reason(Kind.CUT_OFF_ALLOWED, comparison.opponent(), comparison, reply, cut)
                    .map(reason ->
                            new ReasonCandidate(reason, Subject.REPLY, () -> isCutOffFor(comparison, reply, cut)));
        });
    }

    /** Returns whether the opponent owns the cells in the end, and the verdict changes if it cannot claim that cell or loses it. */
    private static boolean isCutOffFor(MoveComparison comparison, Move reply, List<Cell> cut) {
        Position given =
                Counterfactual.withOwner(comparison.afterPlayed().play(reply), reply.path(), comparison.mover());
        return isOwnedDifferently(comparison, reply, cut)
                && (comparison.isRestoredWithout(reply)
                        || comparison.isRestored(comparison.prober().prove(given)));
    }

    private Optional<ReasonCandidate> cutOff(MoveComparison comparison) {
        Move best = comparison.best().move();
        List<Cell> cut = cutBy(best, comparison.before());
        if (cutBy(comparison.played().move(), comparison.before()).containsAll(cut)) {
            return Optional.empty();
        }
        return reason(Kind.CUT_OFF, comparison.mover(), comparison, best, cut)
                .map(reason -> new ReasonCandidate(
                        reason,
                        Subject.BETTER,
                        () -> isOwnedDifferently(comparison, best, cut) && comparison.isUndoneIfCellsLost()));
    }

    private static boolean isOwnedDifferently(MoveComparison comparison, Move move, List<Cell> cut) {
        List<Cell> all = new ArrayList<>(cut);
        all.addAll(move.path());
        return comparison.isLostOn(all);
    }

    private static Optional<MoveReason> reason(
            Kind kind, Side side, MoveComparison comparison, Move move, List<Cell> cut) {
        if (cut.size() < MIN_CUT_OFF) {
            return Optional.empty();
        }
        Grid grid = comparison.before().game().grid();
        boolean named = cut.size() <= MAX_NAMED;
        return Optional.of(MoveReason.of(kind, side)
                .withMove(move.text())
                .withCells(named ? comparison.names(cut) : List.of())
                .withCount(cut.size())
                .withAmount(cut.size(), Unit.CELLS)
                .withWhere(named ? Optional.empty() : EndReasonFinder.half(grid, cut)));
    }

    /** A pass leaves a cell to the other side, so the number of passes accounts for the loss. */
    private Optional<ReasonCandidate> passes(MoveComparison comparison) {
        if (comparison.endOfPlayed().isEmpty() || comparison.endOfBest().isEmpty()) {
            return Optional.empty();
        }
        int mine = passes(comparison.played(), 0);
        int mineAfterBest = passes(comparison.best(), 0);
        int theirs = passes(comparison.played(), 1);
        int theirsAfterBest = passes(comparison.best(), 1);
        boolean isMover = mine - mineAfterBest >= theirsAfterBest - theirs;
        MoveReason reason = MoveReason.of(Kind.PASSES, isMover ? comparison.mover() : comparison.opponent())
                .withMove(comparison.played().move().text())
                .withBetter(comparison.best().move().text())
                .withTimes(isMover ? mine : theirs, isMover ? mineAfterBest : theirsAfterBest);
        int difference = isMover ? mine - mineAfterBest : theirsAfterBest - theirs;
        return Optional.of(new ReasonCandidate(reason, Subject.END, () -> comparison.isMostOfLoss(difference)));
    }

    /** Counts the passes of one side in a line: every other move, starting with the given index. */
    private static int passes(Verdict verdict, int from) {
        int passes = 0;
        for (int i = from; i < verdict.line().size(); i += 2) {
            passes += verdict.line().get(i).isPass() ? 1 : 0;
        }
        return passes;
    }
}
