package dev.drey.analysis.explain;

import dev.drey.analysis.explain.MoveReason.Kind;
import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.analysis.explain.ReasonCandidate.About;
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

/** Adjacent Claim: who is cut off from what, and who has to pass. */
final class ClaimFinder implements ReasonFinder {
    /** Being cut off from fewer cells is not worth telling. */
    private static final int FEWEST = 2;

    /** More cells than this are counted rather than named. */
    private static final int NAMED = 4;

    private final ReasonFinder end = new EndFinder(Unit.CELLS);

    @Override
    public Stream<ReasonCandidate> mistake(Situation situation) {
        return Stream.of(situation).filter(Situation::isProven).flatMap(this::proven);
    }

    private Stream<ReasonCandidate> proven(Situation situation) {
        return Stream.concat(
                ReasonFinder.claims(situation, this::cutOffAllowed, this::cutOff, this::passes),
                end.mistake(situation));
    }

    @Override
    public Stream<ReasonCandidate> hint(Situation situation) {
        return Stream.of(situation)
                .filter(Situation::isProven)
                .flatMap(s -> Stream.concat(ReasonFinder.claims(s, this::cutOff, this::passes), end.hint(s)));
    }

    /** The unclaimed cells a side could still get to if the other side claimed nothing more. */
    static long reach(ClaimPosition position, Side side) {
        Grid grid = position.game().grid();
        long free = ClaimKernel.board(grid.rows(), grid.cols()) & ~(position.mine() | position.theirs());
        long own = position.cells(side);
        if (own == 0) {
            return free;
        }
        long reached = 0;
        for (long next = ClaimKernel.beside(own) & free; next != reached; ) {
            reached = next;
            next = (reached | ClaimKernel.beside(reached)) & free;
        }
        return reached;
    }

    /** The cells that a move takes out of the other side's reach, besides the one it claims. */
    private static List<Cell> cutBy(Move move, Position before) {
        ClaimPosition position = (ClaimPosition) before;
        Side other = before.toMove().other();
        long claimed = move.isPass() ? 0 : 1L << move.code();
        long cut = reach(position, other) & ~reach(position.play(move), other) & ~claimed;
        return position.cells(other) == 0 ? List.of() : position.placements().cells(cut);
    }

    private Optional<ReasonCandidate> cutOffAllowed(Situation situation) {
        Position after = situation.afterPlayed();
        return situation.reply().flatMap(reply -> {
            List<Cell> cut = cutBy(reply, after);
            return reason(Kind.CUT_OFF_ALLOWED, situation.opponent(), situation, reply, cut)
                    .map(reason -> new ReasonCandidate(reason, About.REPLY, () -> isCutOffFor(situation, reply, cut)));
        });
    }

    /** The cells must go to the other side in the end, and the verdict change if it may not claim there or loses that cell. */
    private static boolean isCutOffFor(Situation situation, Move reply, List<Cell> cut) {
        Position given = Counterfactual.given(situation.afterPlayed().play(reply), reply.path(), situation.mover());
        return isOwnedDifferently(situation, reply, cut)
                && (situation.isRestoredWithout(reply)
                        || situation.isRestored(situation.prober().prove(given)));
    }

    private Optional<ReasonCandidate> cutOff(Situation situation) {
        Move best = situation.best().move();
        List<Cell> cut = cutBy(best, situation.before());
        if (cutBy(situation.played().move(), situation.before()).containsAll(cut)) {
            return Optional.empty();
        }
        return reason(Kind.CUT_OFF, situation.mover(), situation, best, cut)
                .map(reason -> new ReasonCandidate(
                        reason,
                        About.BETTER,
                        () -> isOwnedDifferently(situation, best, cut) && situation.isSpoiledIfGivenAway()));
    }

    private static boolean isOwnedDifferently(Situation situation, Move move, List<Cell> cut) {
        List<Cell> all = new ArrayList<>(cut);
        all.addAll(move.path());
        return situation.isLostOn(all);
    }

    private static Optional<MoveReason> reason(Kind kind, Side side, Situation situation, Move move, List<Cell> cut) {
        if (cut.size() < FEWEST) {
            return Optional.empty();
        }
        Grid grid = situation.before().game().grid();
        boolean named = cut.size() <= NAMED;
        return Optional.of(MoveReason.of(kind, side)
                .withMove(move.text())
                .withCells(named ? situation.names(cut) : List.of())
                .withCount(cut.size())
                .withAmount(cut.size(), Unit.CELLS)
                .withWhere(named ? Optional.empty() : EndFinder.half(grid, cut)));
    }

    /** Whoever passes leaves a cell to the other side: how often each must pass accounts for the loss. */
    private Optional<ReasonCandidate> passes(Situation situation) {
        if (situation.endOfPlayed().isEmpty() || situation.endOfBest().isEmpty()) {
            return Optional.empty();
        }
        int mine = passes(situation.played(), 0);
        int mineAfterBest = passes(situation.best(), 0);
        int theirs = passes(situation.played(), 1);
        int theirsAfterBest = passes(situation.best(), 1);
        boolean isMover = mine - mineAfterBest >= theirsAfterBest - theirs;
        MoveReason reason = MoveReason.of(Kind.PASSES, isMover ? situation.mover() : situation.opponent())
                .withMove(situation.played().move().text())
                .withBetter(situation.best().move().text())
                .withTimes(isMover ? mine : theirs, isMover ? mineAfterBest : theirsAfterBest);
        int difference = isMover ? mine - mineAfterBest : theirsAfterBest - theirs;
        return Optional.of(new ReasonCandidate(reason, About.END, () -> situation.isMostOfLoss(difference)));
    }

    /** How many of every other move of the line, from that one on, are passes. */
    private static int passes(Verdict verdict, int from) {
        int passes = 0;
        for (int i = from; i < verdict.line().size(); i += 2) {
            passes += verdict.line().get(i).isPass() ? 1 : 0;
        }
        return passes;
    }
}
