package dev.drey.analysis;

import dev.drey.rules.Move;
import java.util.Optional;

/**
 * A move tried in the place of a mistake, and how good it is. The browser's study judges by the same rules
 * (web/src/study/answer.ts).
 */
public record TriedMove(MarkedMove marked, Answer answer) {
    /** What to say of it. */
    public enum Answer {
        /** The best move known, or proven to be as good as that. */
        BEST,
        /** As good as the best as far as is known: the difference is smaller than the error of estimates. */
        ABOUT_AS_GOOD,
        /** Better than the mistake, but not the best. */
        BETTER,
        /** The mistake itself. */
        SAME,
        /** Not better, or not known to be. */
        NO
    }

    /** Judges a move by what is known about the position of a mistake. */
    public static TriedMove of(ReviewedMove mistake, Move tried) {
        MarkedMove marked = MarkScale.of(mistake.analysis(), mistake.analysis().of(tried));
        return new TriedMove(marked, answer(mistake, marked));
    }

    /** Whether it is what was asked for: nothing that is known is better. */
    public boolean isFound() {
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

    /** Better by its mark, or by more than the estimates may be off. */
    private static boolean isBetter(MarkedMove tried, MarkedMove played) {
        double gained = played.loss() - tried.loss();
        int ranks = rank(played.mark()) - rank(tried.mark());
        if (gained <= 0 || ranks != 0) {
            return gained > 0 && ranks > 0;
        }
        boolean proven =
                tried.verdict().proven().isExact() && played.verdict().proven().isExact();
        double error = Math.max(tried.error(), played.error());
        // Without points an estimate has no stated error: the mark alone decides.
        return proven || error > 0 && gained > error;
    }

    private static int rank(Optional<Mark> mark) {
        return mark.map(one -> 1 + one.ordinal()).orElse(0);
    }
}
