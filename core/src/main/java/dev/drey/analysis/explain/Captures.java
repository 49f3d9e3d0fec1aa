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
 * Claims about what a move conquers: raids and flips. A capture explains a loss if the verdict changes when what it took is given
 * back, and if that much is really different after the two moves: by the exchange of move and reply, or by who owns those cells
 * in the end.
 */
final class Captures {
    private final Situation situation;

    Captures(Situation situation) {
        this.situation = situation;
    }

    /** What the reply to the move played conquers; empty if there is no reply or it conquers nothing. */
    List<Cell> ofReply() {
        return situation
                .reply()
                .map(situation.afterPlayed()::effect)
                .map(MoveEffect::taken)
                .orElse(List.of());
    }

    /** What the better move conquers. */
    List<Cell> ofBest() {
        return situation.before().effect(situation.best().move()).taken();
    }

    /** Whether the reply's capture is why the move played is worse. */
    boolean repliesForThat() {
        Move reply = situation.reply().orElseThrow();
        List<Cell> taken = ofReply();
        if (isTakenByBestReply(taken)) {
            return false;
        }
        if (!situation.isProven()) {
            return !canBeTaken(situation.afterBest(), taken) && situation.isMostOfLoss(exchanged());
        }
        return isDifferent(taken)
                && situation.isRestored(
                        situation.prober().prove(Counterfactual.withoutCapture(situation.afterPlayed(), reply)));
    }

    /** Whether the better move's capture is why it is better. */
    boolean betterForThat() {
        List<Cell> taken = ofBest();
        if (situation.before().effect(situation.played().move()).taken().containsAll(taken)) {
            return false;
        }
        if (!situation.isProven()) {
            return situation.isMostOfLoss(exchanged());
        }
        Position without = Counterfactual.withoutCapture(
                situation.before(), situation.best().move());
        return isDifferent(taken)
                && situation.isSpoiled(situation.prober().prove(without).map(Range::negated));
    }

    /** Whether the side to move can conquer any of these cells at once. */
    static boolean canBeTaken(Position position, List<Cell> cells) {
        return position.moves().stream()
                .anyMatch(move -> position.effect(move).taken().stream().anyMatch(cells::contains));
    }

    private boolean isTakenByBestReply(List<Cell> taken) {
        List<Cell> then = situation
                .bestReply()
                .map(situation.afterBest()::effect)
                .map(MoveEffect::taken)
                .orElse(List.of());
        int same = worth(taken.stream().filter(then::contains).toList());
        return 2 * same >= worth(taken);
    }

    private boolean isDifferent(List<Cell> taken) {
        return situation.isMostOfLoss(exchanged()) || situation.isLostOn(taken);
    }

    /** By how much the margin differs once both moves are replied to. */
    private int exchanged() {
        return margin(situation.afterBest(), situation.bestReply())
                - margin(situation.afterPlayed(), situation.reply());
    }

    private int margin(Position after, Optional<Move> reply) {
        Side mover = situation.mover();
        Position then = reply.map(after::play).orElse(after);
        return then.score(mover) - then.score(mover.other());
    }

    /** What cells count: their nuts, or one each. */
    int worth(List<Cell> cells) {
        return cells.stream()
                .mapToInt(cell -> Math.max(1, situation.before().at(cell).number()))
                .sum();
    }
}
