package dev.drey.analysis;

import dev.drey.rules.Move;
import java.util.Optional;

/**
 * A move tried instead of a mistake, and how good it is. The browser client uses the same rules
 * (web/src/study/retry-feedback.ts).
 *
 * @param marked the move with its mark
 * @param answer how good the move is
 */
public record TriedMove(MarkedMove marked, Answer answer) {
    /** How good the move is. */
    public enum Answer {
        /** The best known move, or proven to be as good. */
        BEST,
        /** As good as the best within the error of estimates. */
        ABOUT_AS_GOOD,
        /** Better than the mistake, but not the best. */
        BETTER,
        /** The mistake itself. */
        SAME,
        /** Not better, or not known to be. */
        NO
    }

    /**
     * Judges a move by the analysis of the mistake's position.
     *
     * @param mistake the mistake
     * @param tried the move tried instead
     * @return the move with its answer
     */
    public static TriedMove of(ReviewedMove mistake, Move tried) {
        MarkedMove marked = MarkScale.of(mistake.analysis(), mistake.analysis().of(tried));
        return new TriedMove(marked, answer(mistake, marked));
    }

    /** {@return whether the exercise is solved: no better move is known} */
    public boolean isSolved() {
        return answer == Answer.BEST || answer == Answer.ABOUT_AS_GOOD;
    }

    private static Answer answer(ReviewedMove mistake, MarkedMove tried) {
        if (tried.verdict().move().equals(mistake.move())) {
            return Answer.SAME;
        }
        boolean isBest = tried.verdict().move().equals(mistake.best().move());
        if (isBest || tried.sure() && tried.loss() == 0) {
            return Answer.BEST;
        }
        if (!tried.sure() && tried.mark().isEmpty() && tried.loss() < mistake.loss()) {
            return Answer.ABOUT_AS_GOOD;
        }
        return isBetter(tried, mistake.marked()) ? Answer.BETTER : Answer.NO;
    }

    /** Returns whether a move is better by its mark, or by more than the error of estimates. */
    private static boolean isBetter(MarkedMove tried, MarkedMove played) {
        double gained = played.loss() - tried.loss();
        int ranks = rank(played.mark()) - rank(tried.mark());
        if (gained <= 0 || ranks != 0) {
            return gained > 0 && ranks > 0;
        }
        boolean proven =
                tried.verdict().proven().isExact() && played.verdict().proven().isExact();
        double error = Math.max(tried.error(), played.error());
        // Without scores an estimate has no stated error: only the mark decides.
        return proven || error > 0 && gained > error;
    }

    private static int rank(Optional<Mark> mark) {
        return mark.map(one -> 1 + one.ordinal()).orElse(0);
    }
}
