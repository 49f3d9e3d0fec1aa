package dev.drey.engine;

import dev.drey.rules.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is proven about a position: bounds of its value, the move that reaches the lower bound, and the number of moves that may
 * still be better.
 *
 * <p>As long as the winner is not proven, moves are compared by their result alone (win, draw or loss) in a game without scores, and
 * if only the winner is asked for.
 *
 * @param scored whether the game has scores, which decides the scale of values (see {@link Values})
 * @param proven proven range of the value
 * @param widest range of all possible values
 * @param best the move with the proven lower bound; empty if there is no such bound
 * @param noBetter number of other moves that are proven no better than the lower bound; without one, of moves that are proven to lose
 * @param open number of other moves, which may be better
 */
public record PositionProof(boolean scored, Range proven, Range widest, Optional<Move> best, int noBetter, int open) {
    /** A move that does not end the game at once cannot lose sooner than this. */
    private static final int SOONEST_LOSS = Values.lossIn(2);

    /**
     * {@return what an analysis has proven about its position}
     *
     * @param known the results of the analysis; the game must not be over
     * @param goal the goal of the analysis
     */
    public static PositionProof of(AnalysisSnapshot known, AnalysisRequest.Goal goal) {
        List<Verdict> verdicts = known.verdicts();
        boolean scored = verdicts.get(0).scored();
        Range widest = verdicts.get(0).widest();
        Range proven = known.proven();
        boolean byResult = !proven.isDecided() && (goal == AnalysisRequest.Goal.WINNER || !scored);
        int lower = valueOf(proven.lower(), byResult);
        int trivial = byResult ? -1 : scored ? widest.lower() : SOONEST_LOSS;
        Optional<Verdict> best = proven.isExact() || lower > trivial
                ? verdicts.stream()
                        .filter(verdict -> verdict.proven().lower() == proven.lower())
                        .findFirst()
                : Optional.empty();
        int noBetter = (int) verdicts.stream()
                .filter(verdict -> best.isEmpty() || !verdict.equals(best.get()))
                .filter(verdict -> valueOf(verdict.proven().upper(), byResult) <= lower)
                .count();
        int open = verdicts.size() - noBetter - (best.isPresent() ? 1 : 0);
        return new PositionProof(scored, proven, widest, best.map(Verdict::move), noBetter, open);
    }

    private static int valueOf(int bound, boolean byResult) {
        return byResult ? Integer.signum(bound) : bound;
    }

    /** {@return the proven bounds and the numbers of moves: {@code >= +144 by B5, <= +190; 3 moves proven no better, 21 open}} */
    public String text() {
        String moves = moves();
        return bounds() + (moves.isEmpty() ? "" : "; " + moves);
    }

    private String bounds() {
        String by = best.map(move -> " by " + move.text()).orElse("");
        if (proven.isExact()) {
            return (scored ? VerdictText.signed(proven.lower()) : result(proven.lower(), "")) + by + " (proven)";
        }
        List<String> bounds = new ArrayList<>();
        if (scored) {
            if (proven.lower() > widest.lower()) {
                bounds.add(VerdictText.atLeast(proven.lower()) + by);
            }
            if (proven.upper() < widest.upper()) {
                bounds.add("<= " + VerdictText.signed(proven.upper()));
            }
        } else {
            if (best.isPresent()) {
                bounds.add(result(proven.lower(), proven.lower() > 0 ? " or less" : " or more") + by);
            }
            if (proven.upper() <= 0) {
                bounds.add(result(proven.upper(), " or less"));
            }
        }
        return bounds.isEmpty() ? "value unknown" : String.join(", ", bounds);
    }

    private static String result(int value, String limit) {
        return value == 0
                ? limit.isEmpty() ? "draws" : limit.equals(" or more") ? "at least a draw" : "at most a draw"
                : (value > 0 ? "wins in " : "loses in ") + VerdictText.counted(Values.plies(value)) + limit;
    }

    private String moves() {
        String openMoves = open == 0 ? "none open" : open + " open";
        if (noBetter > 0) {
            String how = best.isEmpty() && proven.upper() >= 0 ? " proven to lose, " : " proven no better, ";
            return counted(noBetter, "") + how + openMoves;
        }
        return open == 0 ? "" : counted(open, best.isPresent() ? "other " : "") + " open";
    }

    private static String counted(int moves, String kind) {
        return moves + " " + kind + (moves == 1 ? "move" : "moves");
    }
}
