package dev.drey.classroom.grading;

import dev.drey.analysis.ReviewedMove;
import dev.drey.classroom.grading.ChosenMoves.ChosenMove;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.engine.VerdictText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The quality of the moves that a program chose. Shares and averages cover only moves whose values are proven exactly.
 *
 * @param proven the number of moves with exact values
 * @param best the number of those that are optimal
 * @param nutsLost the total loss of those in nuts
 * @param unproven the number of other moves, whose values are only bounded or estimated
 * @param illegalAnswers the number of answers with a board that no legal move leads to
 * @param lostWin the first move that lost a won game
 * @param complete whether all moves were judged
 */
public record MoveQuality(
        int proven,
        int best,
        long nutsLost,
        int unproven,
        int illegalAnswers,
        Optional<LostWin> lostWin,
        boolean complete) {

    /**
     * A move that lost a won game. Both values are proven.
     *
     * @param played the verdict on the chosen move
     * @param winning the verdict on a move that wins
     */
    public record LostWin(ChosenMove chosen, Verdict played, Verdict winning) {
        /** The loss in words, without a full stop. */
        public String text() {
            return "move " + chosen.number() + " of " + chosen.caseName() + ", where " + VerdictText.sentence(played)
                    + " but " + VerdictText.sentence(winning);
        }
    }

    /** Receives the progress and can stop the evaluation. */
    @FunctionalInterface
    public interface ProgressListener {
        ProgressListener NONE = (judged, total) -> true;

        /**
         * Called before each move and after the last one.
         *
         * @return whether to continue
         */
        boolean onProgress(int judged, int total);
    }

    /** Judges all moves of a program. */
    public static MoveQuality measure(List<ChosenMoves> answers, MoveJudge judge, ProgressListener listener) {
        int total = answers.stream().mapToInt(answer -> answer.moves().size()).sum();
        int illegal = (int) answers.stream().filter(ChosenMoves::endsIllegally).count();
        Counters counters = new Counters();
        int judged = 0;
        for (ChosenMoves answer : answers) {
            // Backwards: results about the end of a battle speed up the analysis of earlier positions.
            List<ChosenMove> moves = new ArrayList<>(answer.moves());
            Collections.reverse(moves);
            Optional<LostWin> earliest = Optional.empty();
            for (ChosenMove chosen : moves) {
                if (!listener.onProgress(judged, total)) {
                    return counters.toMoveQuality(illegal, false);
                }
                Optional<LostWin> lostWin = counters.add(chosen, judge);
                earliest = lostWin.isPresent() ? lostWin : earliest;
                judged++;
            }
            counters.lostWin = counters.lostWin.isPresent() ? counters.lostWin : earliest;
        }
        listener.onProgress(judged, total);
        return counters.toMoveQuality(illegal, true);
    }

    private static final class Counters {
        private int proven;
        private int best;
        private long nutsLost;
        private int unproven;
        private Optional<LostWin> lostWin = Optional.empty();

        /** Counts a move, and returns the win that it lost. */
        Optional<LostWin> add(ChosenMove chosen, MoveJudge judge) {
            if (!MoveJudge.supports(chosen.before())) {
                unproven++;
                return Optional.empty();
            }
            ReviewedMove move =
                    new ReviewedMove(chosen.number(), chosen.move(), judge.analyse(chosen.before()), List.of());
            if (move.played().proven().isExact() && move.analysis().proven().isExact()) {
                proven++;
                int loss = move.analysis().proven().lower()
                        - move.played().proven().lower();
                nutsLost += loss;
                best += loss == 0 ? 1 : 0;
            } else {
                unproven++;
            }
            Range played = move.played().proven();
            return move.analysis().verdicts().stream()
                    .filter(verdict -> verdict.proven().lower() > 0 && played.upper() <= 0)
                    .findFirst()
                    .map(winning -> new LostWin(chosen, move.played(), winning));
        }

        MoveQuality toMoveQuality(int illegalAnswers, boolean complete) {
            return new MoveQuality(proven, best, nutsLost, unproven, illegalAnswers, lostWin, complete);
        }
    }

    /** The share of optimal moves, 0 to 1; empty if no move is proven. */
    public Optional<Double> bestShare() {
        return proven == 0 ? Optional.empty() : Optional.of((double) best / proven);
    }

    /** The average loss of a move in nuts; empty if no move is proven. */
    public Optional<Double> averageLoss() {
        return proven == 0 ? Optional.empty() : Optional.of((double) nutsLost / proven);
    }

    /** A summary such as {@code 75 % best moves, average loss 19.4 nuts}; empty if no move is proven. */
    public Optional<String> summary() {
        return proven == 0
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "%.0f %% best moves, average loss %.1f nuts",
                        100.0 * best / proven,
                        (double) nutsLost / proven));
    }

    /** The report in a few lines. */
    public List<String> reportLines() {
        List<String> lines = new ArrayList<>();
        if (proven == 0) {
            lines.add("Move quality: no move could be judged exactly.");
        } else {
            lines.add(String.format(
                    Locale.ROOT,
                    "Move quality: %d of %d exactly judged %s best (%.0f %%); average loss %.1f nuts.",
                    best,
                    proven,
                    proven == 1 ? "move is" : "moves are",
                    100.0 * best / proven,
                    (double) nutsLost / proven));
        }
        lostWin.ifPresent(win -> lines.add("First move that lost a won game: " + win.text() + "."));
        if (unproven > 0) {
            lines.add(
                    unproven == 1
                            ? "1 move is not counted, because its exact value is unknown."
                            : unproven + " moves are not counted, because their exact values are unknown.");
        }
        if (illegalAnswers > 0) {
            lines.add(illegalAnswers + (illegalAnswers == 1 ? " answer has" : " answers have")
                    + " a board that no legal move leads to; later boards are not counted.");
        }
        if (!complete) {
            lines.add("Judging was stopped before the last move.");
        }
        return lines;
    }
}
