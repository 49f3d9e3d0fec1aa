package dev.drey.study.why;

import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
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

    /** Whether a value for the side that moved, without what a claim blames, would be as the better move's: mostly, or as to who wins. */
    boolean isRestored(Range value) {
        int outcome = Integer.signum(best.proven().least());
        return isProven()
                && (isMostOfLoss(value.least() - played.proven().most())
                        || isLosingOutcome() && Integer.signum(value.least()) >= outcome);
    }

    /** Whether a value for the side that moved, without what a claim praises, would be as the move played: mostly, or as to who wins. */
    boolean isSpoiled(Range value) {
        int outcome = Integer.signum(played.proven().most());
        return isProven()
                && (isMostOfLoss(best.proven().least() - value.most())
                        || isLosingOutcome() && Integer.signum(value.most()) <= outcome);
    }

    private boolean isLosingOutcome() {
        return Integer.signum(best.proven().least())
                > Integer.signum(played.proven().most());
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
