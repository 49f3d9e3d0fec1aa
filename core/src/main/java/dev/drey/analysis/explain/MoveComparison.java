package dev.drey.analysis.explain;

import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A move compared with a better one of the same position: the input of every {@link ReasonFinder}.
 *
 * @param played the worse of the two
 * @param best the better one
 */
record MoveComparison(Position before, Verdict played, Verdict best, Prober prober) {
    Side mover() {
        return before.toMove();
    }

    Side opponent() {
        return before.toMove().other();
    }

    Position afterPlayed() {
        return before.play(played.move());
    }

    Position afterBest() {
        return before.play(best.move());
    }

    /** Returns the opponent's reply to the move played, if the line has one. */
    Optional<Move> reply() {
        return second(played, afterPlayed());
    }

    /** Returns the opponent's reply to the better move, if the line has one. */
    Optional<Move> bestReply() {
        return second(best, afterBest());
    }

    private static Optional<Move> second(Verdict verdict, Position after) {
        return Optional.of(verdict.line())
                .filter(line -> line.size() > 1 && line.get(0).equals(verdict.move()))
                .map(line -> line.get(1))
                .filter(after.moves()::contains);
    }

    /** Returns whether the better move is proven to be better; without scores, whether it wins and the other loses. */
    boolean isProven() {
        return played.scored()
                ? best.proven().lower() > played.proven().upper()
                : best.proven().lower() > 0 && played.proven().upper() < 0;
    }

    /** Returns the loss in points: proven if possible, otherwise estimated. */
    double loss() {
        return isProven() ? best.proven().lower() - played.proven().upper() : best.expected() - played.expected();
    }

    /** Returns whether the points are at least half of the loss. */
    boolean isMostOfLoss(double points) {
        return points > 0 && 2 * points >= loss();
    }

    /**
     * Returns whether a counterfactual restores the value of the better move: most of the loss or the result.
     *
     * @param without the mover's value without the cause named by a candidate; empty if it is not known
     */
    boolean isRestored(Optional<Range> without) {
        int outcome = Integer.signum(best.proven().lower());
        return isProven()
                && without.filter(value ->
                                isMostOfLoss(value.lower() - played.proven().upper())
                                        || changesResult() && Integer.signum(value.lower()) >= outcome)
                        .isPresent();
    }

    /**
     * Returns whether a counterfactual makes the better move as bad as the move played: by most of the loss or by the result.
     *
     * @param without the mover's value without the advantage named by a candidate; empty if it is not known
     */
    boolean isUndone(Optional<Range> without) {
        int outcome = Integer.signum(played.proven().upper());
        return isProven()
                && without.filter(value -> isMostOfLoss(best.proven().lower() - value.upper())
                                || changesResult() && Integer.signum(value.upper()) <= outcome)
                        .isPresent();
    }

    private boolean changesResult() {
        return Integer.signum(best.proven().lower())
                > Integer.signum(played.proven().upper());
    }

    /** Returns whether the value of the better move is restored if the opponent cannot make its reply to the move played. */
    boolean isRestoredWithout(Move reply) {
        return isRestored(Counterfactual.valueWithout(
                afterPlayed(), reply, played.proven().upper() + 1, prober));
    }

    /** Returns whether the better move is as bad as the move played if its cells belong to the opponent. */
    boolean isUndoneIfCellsLost() {
        Position given = Counterfactual.withOwner(afterBest(), best.move().path(), opponent());
        return isUndone(prober.prove(given).map(Range::negated));
    }

    /** Returns whether the owners of these cells in the final positions account for most of the loss. */
    boolean isLostOn(Collection<Cell> cells) {
        return FinalPositions.of(this)
                .map(ends -> ends.swing(cells))
                .filter(this::isMostOfLoss)
                .isPresent();
    }

    /** Returns the final position of best play after the move played; empty if its line is not proven to the end. */
    Optional<Position> endOfPlayed() {
        return end(played);
    }

    /** Returns the final position of best play after the better move; empty if its line is not proven to the end. */
    Optional<Position> endOfBest() {
        return end(best);
    }

    private Optional<Position> end(Verdict verdict) {
        if (!verdict.proven().isExact()) {
            return Optional.empty();
        }
        Position position = before;
        for (Move move : verdict.line()) {
            if (!position.moves().contains(move)) {
                return Optional.empty();
            }
            position = position.play(move);
        }
        return Optional.of(position)
                .filter(Position::isOver)
                .filter(end -> !verdict.scored()
                        || end.margin(mover()) == verdict.proven().lower());
    }

    String name(Cell cell) {
        return before.game().grid().name(cell);
    }

    List<String> names(List<Cell> cells) {
        return cells.stream().map(this::name).toList();
    }
}
