package dev.drey.study;

import dev.drey.engine.Analysis;
import dev.drey.engine.Certainty;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A move of a recorded game and what is known about it and its alternatives.
 *
 * @param ply which move of the game it was, from 1
 * @param analysis of the position it was played in
 */
public record ReviewedMove(int ply, Move move, Analysis analysis) {
    /** In a game won or lost: with less than this chance of winning one is losing, as far as is known. */
    private static final double LOSING_CHANCE = 0.35;

    private static final double EVEN_CHANCE = 0.5;

    /** Differences of estimates below this are noise: points, or chances. */
    private static final double NOISE = 0.05;

    /** What the move played is worth. */
    public Verdict played() {
        return analysis.verdicts().stream()
                .filter(verdict -> verdict.move().equals(move))
                .findFirst()
                .orElseThrow();
    }

    public Verdict best() {
        return analysis.best();
    }

    /** The same with what was found out about the next move, which this one led to: rows of a review agree. */
    ReviewedMove knowing(ReviewedMove next) {
        Verdict reply = next.best();
        Range answered = next.analysis().proven();
        boolean scored = reply.scored();
        int least = scored ? -answered.most() : Values.earlier(-answered.most());
        int most = scored ? -answered.least() : Values.earlier(-answered.least());
        Verdict known = played();
        Range proven = known.proven().atLeast(least).atMost(most);
        if (proven.equals(known.proven())) {
            return this;
        }
        List<Move> line = new ArrayList<>(List.of(move));
        line.addAll(reply.line());
        Verdict better = new Verdict(scored, move, proven, known.widest(), known.estimate(), known.depth(), line);
        List<Verdict> verdicts = new ArrayList<>(analysis.verdicts());
        verdicts.set(verdicts.indexOf(known), better);
        verdicts.sort(Comparator.comparingDouble(Verdict::expected).reversed());
        return new ReviewedMove(ply, move, analysis.with(verdicts));
    }

    /** What it gave away: points, or in a game won or lost chances of winning. */
    public double gaveAway() {
        double lost = worth(best()) - worth(played());
        return lost < NOISE ? 0 : lost;
    }

    private static double worth(Verdict verdict) {
        return verdict.scored() ? verdict.expected() : verdict.chance();
    }

    /** Whether what it gave away is proven, and not only estimated. */
    public boolean isSure() {
        return played().scored()
                ? played().certainty() == Certainty.PROVEN && analysis.proven().isExact()
                : played().proven().isDecided() && best().proven().isDecided();
    }

    /** Whether the side that moved was not losing before the move and is after it. */
    public boolean isLosingMistake() {
        return !isLosing(best(), 0, EVEN_CHANCE) && isLosing(played(), -1, LOSING_CHANCE);
    }

    /** Estimates are noisy: what is lost must be clearly lost, and what was not must not even have looked so. */
    private static boolean isLosing(Verdict verdict, double margin, double chance) {
        if (verdict.proven().isDecided()) {
            return verdict.proven().most() < 0;
        }
        return verdict.scored() ? verdict.expected() < margin : verdict.chance() < chance;
    }

    /** How the other side would go on after it. */
    public List<Move> punishment() {
        List<Move> line = played().line();
        return line.subList(1, line.size());
    }
}
