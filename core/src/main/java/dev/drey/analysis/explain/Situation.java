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
 * A move beside a better one: what every claim is about.
 *
 * @param played the worse of the two
 * @param best the better one
 */
record Situation(Position before, Verdict played, Verdict best, Prober prober) {
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

    /** The other side's reply to the move played, as far as one is known. */
    Optional<Move> reply() {
        return second(played, afterPlayed());
    }

    /** The other side's reply to the better move, as far as one is known. */
    Optional<Move> bestReply() {
        return second(best, afterBest());
    }

    private static Optional<Move> second(Verdict verdict, Position after) {
        return Optional.of(verdict.line())
                .filter(line -> line.size() > 1 && line.get(0).equals(verdict.move()))
                .map(line -> line.get(1))
                .filter(after.moves()::contains);
    }

    /** Whether the better move is proven to be better: in a game won or lost, that it wins and the other loses. */
    boolean isProven() {
        return played.scored()
                ? best.proven().least() > played.proven().most()
                : best.proven().least() > 0 && played.proven().most() < 0;
    }

    /** By how many points the better move is better: the proven number, or what the estimates say. */
    double loss() {
        return isProven() ? best.proven().least() - played.proven().most() : best.expected() - played.expected();
    }

    /** Whether so many points are at least half of the loss. */
    boolean isMostOfLoss(double points) {
        return points > 0 && 2 * points >= loss();
    }

    /**
     * Whether the value without what a claim blames, for the side that moved, is like the better move's: most of the loss is made
     * good, or the result is. Not if nothing is known about it.
     */
    boolean isRestored(Optional<Range> without) {
        int outcome = Integer.signum(best.proven().least());
        return isProven()
                && without.filter(value ->
                                isMostOfLoss(value.least() - played.proven().most())
                                        || isLosingOutcome() && Integer.signum(value.least()) >= outcome)
                        .isPresent();
    }

    /**
     * Whether the value without what a claim praises, for the side that moved, is like that of the move played: most of the loss is
     * there, or the worse result is. Not if nothing is known about it.
     */
    boolean isSpoiled(Optional<Range> without) {
        int outcome = Integer.signum(played.proven().most());
        return isProven()
                && without.filter(value -> isMostOfLoss(best.proven().least() - value.most())
                                || isLosingOutcome() && Integer.signum(value.most()) <= outcome)
                        .isPresent();
    }

    private boolean isLosingOutcome() {
        return Integer.signum(best.proven().least())
                > Integer.signum(played.proven().most());
    }

    /** Whether the verdict would be as the better move's if the other side could not make its reply to the move played. */
    boolean isRestoredWithout(Move reply) {
        return isRestored(
                Counterfactual.forbidding(afterPlayed(), reply, played.proven().most() + 1, prober));
    }

    /** Whether the better move would be as bad as the one played if the cells it takes belonged to the other side. */
    boolean isSpoiledIfGivenAway() {
        Position given = Counterfactual.given(afterBest(), best.move().path(), opponent());
        return isSpoiled(prober.prove(given).map(Range::negated));
    }

    /** Whether who owns these cells where best play ends accounts for most of the loss. */
    boolean isLostOn(Collection<Cell> cells) {
        return Ends.of(this)
                .map(ends -> ends.swing(cells))
                .filter(this::isMostOfLoss)
                .isPresent();
    }

    /** Where best play ends after the move played; empty if its line does not get there. */
    Optional<Position> endOfPlayed() {
        return end(played);
    }

    /** Where best play ends after the better move; empty if its line does not get there. */
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
                        || end.margin(mover()) == verdict.proven().least());
    }

    String name(Cell cell) {
        return before.game().grid().name(cell);
    }

    List<String> names(List<Cell> cells) {
        return cells.stream().map(this::name).toList();
    }
}
