package dev.drey.engine;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Comparator;
import java.util.List;

/**
 * Result of an analysis for one move, from the view of the side that makes it.
 *
 * @param scored whether the game has scores, which decides the scale of values (see {@link Values})
 * @param move the move
 * @param proven proven range of the value
 * @param widest range of all possible values
 * @param estimate estimated value in hundredths of a point, or on the scale of {@link Values}
 * @param depth number of plies of the estimate, including the move; 0 if there is none
 * @param chance estimated chance of winning, 0 to 1; a draw counts as half a win
 * @param line the move and the play after it; to the end of the game where the value is proven and there was time
 */
public record Verdict(
        boolean scored,
        Move move,
        Range proven,
        Range widest,
        int estimate,
        int depth,
        double chance,
        List<Move> line) {
    /**
     * Copies the line.
     *
     * @param scored whether the game has scores
     * @param move the move
     * @param proven proven range of the value
     * @param widest range of all possible values
     * @param estimate estimated value in hundredths of a point
     * @param depth number of plies of the estimate
     * @param chance estimated chance of winning
     * @param line the move and the play after it
     */
    public Verdict {
        line = List.copyOf(line);
    }

    /**
     * Orders verdicts from the best move to the worst: by expected value, then by certainty, then by the order of the legal
     * moves.
     *
     * @param moves the legal moves of the position in their order
     * @return the order
     */
    public static Comparator<Verdict> bestFirst(List<Move> moves) {
        return Comparator.comparingDouble(Verdict::expected)
                .reversed()
                .thenComparing(Verdict::certainty)
                .thenComparingInt(verdict -> moves.indexOf(verdict.move()));
    }

    /**
     * {@return whether the line goes on to the end of the game}
     *
     * @param after the position after the move
     */
    public boolean hasWholeLine(Position after) {
        Position position = after;
        for (Move next : line.subList(1, line.size())) {
            position = position.play(next);
        }
        return position.isOver();
    }

    /** {@return whether the value is proven, bounded or estimated} */
    public Certainty certainty() {
        return proven.isExact()
                ? Certainty.PROVEN
                : proven.equals(widest) || !isBoundRelevant() ? Certainty.ESTIMATED : Certainty.BOUNDED;
    }

    /** In a game without scores, bounds matter only if they decide the game. */
    private boolean isBoundRelevant() {
        return scored || proven.isDecided();
    }

    /** {@return the estimate, clamped to the proven range: in points, or on the scale of {@link Values}} */
    public double expected() {
        double guess = scored ? (double) estimate / Values.POINT : estimate;
        return Math.max(proven.lower(), Math.min(proven.upper(), guess));
    }

    /** {@return the chance of winning, 0 to 1, a draw counting as half a win: exact if the result is proven, else estimated} */
    @Override
    public double chance() {
        return proven.chance(chance);
    }

    /**
     * {@return a copy with another proven range}
     *
     * @param range the proven range
     */
    public Verdict with(Range range) {
        return range.equals(proven) ? this : new Verdict(scored, move, range, widest, estimate, depth, chance, line);
    }

    /**
     * {@return a copy with another line}
     *
     * @param moves the line
     */
    public Verdict with(List<Move> moves) {
        return new Verdict(scored, move, proven, widest, estimate, depth, chance, moves);
    }

    /**
     * Adds the proofs of another verdict of the same move. A proven value brings its line, preferably the longer one, because a
     * proven line can reach the end of the game; the estimate stays.
     *
     * @param other a verdict of the same move
     * @return this verdict with the proofs of both
     */
    public Verdict provenWith(Verdict other) {
        boolean longer = other.proven.isExact() && (!proven.isExact() || other.line.size() > line.size());
        return with(proven.and(other.proven)).with(longer ? other.line : line);
    }
}
