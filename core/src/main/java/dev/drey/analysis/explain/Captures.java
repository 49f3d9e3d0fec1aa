package dev.drey.analysis.explain;

import dev.drey.engine.Range;
import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Optional;

/**
 * Checks whether captures (raids and flips) explain a loss. A capture explains it if the verdict changes when the captured cells are
 * given back, and if the two moves really differ by that much: after the reply, or in the ownership of those cells at the end.
 */
final class Captures {
    private final MoveComparison comparison;

    Captures(MoveComparison comparison) {
        this.comparison = comparison;
    }

    /** Returns the cells that the reply to the move played captures; empty if there is no reply. */
    List<Cell> takenByReply() {
        return comparison
                .reply()
                .map(comparison.afterPlayed()::effect)
                .map(MoveEffect::taken)
                .orElse(List.of());
    }

    /** Returns the cells that the better move captures. */
    List<Cell> takenByBest() {
        return comparison.before().effect(comparison.best().move()).taken();
    }

    /** Returns whether the reply's capture explains why the move played is worse. */
    boolean isReplyTheReason() {
        Move reply = comparison.reply().orElseThrow();
        List<Cell> taken = takenByReply();
        if (isTakenByBestReply(taken)) {
            return false;
        }
        if (!comparison.isProven()) {
            return !canBeTaken(comparison.afterBest(), taken) && comparison.isMostOfLoss(marginDifference());
        }
        return isDifferent(taken)
                && comparison.isRestored(
                        comparison.prober().prove(Counterfactual.withoutCapture(comparison.afterPlayed(), reply)));
    }

    /** Returns whether the better move's capture explains why it is better. */
    boolean isBestTheReason() {
        List<Cell> taken = takenByBest();
        if (comparison.before().effect(comparison.played().move()).taken().containsAll(taken)) {
            return false;
        }
        if (!comparison.isProven()) {
            return comparison.isMostOfLoss(marginDifference());
        }
        Position without = Counterfactual.withoutCapture(
                comparison.before(), comparison.best().move());
        return isDifferent(taken)
                && comparison.isUndone(comparison.prober().prove(without).map(Range::negated));
    }

    /** Returns whether the side to move can capture any of these cells with its next move. */
    static boolean canBeTaken(Position position, List<Cell> cells) {
        return position.moves().stream()
                .anyMatch(move -> position.effect(move).taken().stream().anyMatch(cells::contains));
    }

    private boolean isTakenByBestReply(List<Cell> taken) {
        List<Cell> then = comparison
                .bestReply()
                .map(comparison.afterBest()::effect)
                .map(MoveEffect::taken)
                .orElse(List.of());
        int same = worth(taken.stream().filter(then::contains).toList());
        return 2 * same >= worth(taken);
    }

    private boolean isDifferent(List<Cell> taken) {
        return comparison.isMostOfLoss(marginDifference()) || comparison.isLostOn(taken);
    }

    /** Returns the difference of the margins after both moves and their replies. */
    private int marginDifference() {
        return margin(comparison.afterBest(), comparison.bestReply())
                - margin(comparison.afterPlayed(), comparison.reply());
    }

    private int margin(Position after, Optional<Move> reply) {
        Side mover = comparison.mover();
        Position then = reply.map(after::play).orElse(after);
        return then.score(mover) - then.score(mover.other());
    }

    /** Returns the value of cells: their nuts, or one each. */
    int worth(List<Cell> cells) {
        return cells.stream()
                .mapToInt(cell -> Math.max(1, comparison.before().at(cell).number()))
                .sum();
    }
}
