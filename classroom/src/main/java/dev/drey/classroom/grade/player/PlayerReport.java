package dev.drey.classroom.grade.player;

import dev.drey.analysis.ReviewedMove;
import dev.drey.engine.Range;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How good the moves are that a program chose. Shares and averages are over the moves about which all is proven.
 *
 * @param proven how many moves that is
 * @param best how many of them no move is better than
 * @param lost how many nuts they gave away in all
 * @param open how many moves more there are, about which something is only bounded or estimated
 * @param unclear how many answers have a board that no legal move leads to; what follows is not counted
 * @param thrown the first move that gave away a game that was won
 * @param whole whether every move was looked at
 */
public record PlayerReport(
        int proven, int best, long lost, int open, int unclear, Optional<ThrownWin> thrown, boolean whole) {

    /** Judges all moves of a program. */
    public static PlayerReport of(List<ChosenMoves> answers, Judge judge, Progress progress) {
        int all = answers.stream().mapToInt(answer -> answer.moves().size()).sum();
        int unclear = (int) answers.stream().filter(ChosenMoves::unclear).count();
        Tally tally = new Tally();
        int done = 0;
        for (ChosenMoves answer : answers) {
            // The last one first: what is proven about the end of a battle helps with what comes before.
            List<ChosenMove> moves = new ArrayList<>(answer.moves());
            Collections.reverse(moves);
            Optional<ThrownWin> thrown = Optional.empty();
            for (ChosenMove chosen : moves) {
                if (!progress.judged(done, all)) {
                    return tally.report(unclear, false);
                }
                Optional<ThrownWin> here = tally.add(chosen, judge);
                thrown = here.isPresent() ? here : thrown;
                done++;
            }
            tally.thrown = tally.thrown.isPresent() ? tally.thrown : thrown;
        }
        progress.judged(done, all);
        return tally.report(unclear, true);
    }

    private static final class Tally {
        private int proven;
        private int best;
        private long lost;
        private int open;
        private Optional<ThrownWin> thrown = Optional.empty();

        /** Counts a move. @return what it threw away */
        Optional<ThrownWin> add(ChosenMove chosen, Judge judge) {
            ReviewedMove move =
                    new ReviewedMove(chosen.number(), chosen.move(), judge.judge(chosen.before()), List.of());
            if (move.played().proven().isExact() && move.analysis().proven().isExact()) {
                proven++;
                int loss = move.analysis().proven().least()
                        - move.played().proven().least();
                lost += loss;
                best += loss == 0 ? 1 : 0;
            } else {
                open++;
            }
            Range played = move.played().proven();
            return move.analysis().verdicts().stream()
                    .filter(verdict -> verdict.proven().least() > 0 && played.most() <= 0)
                    .findFirst()
                    .map(wins -> new ThrownWin(chosen, move.played(), wins));
        }

        PlayerReport report(int unclear, boolean whole) {
            return new PlayerReport(proven, best, lost, open, unclear, thrown, whole);
        }
    }

    /** The share of best moves, 0 to 1; empty if nothing is proven. */
    public Optional<Double> bestShare() {
        return proven == 0 ? Optional.empty() : Optional.of((double) best / proven);
    }

    /** How many nuts a move gives away on average; empty if nothing is proven. */
    public Optional<Double> averageLoss() {
        return proven == 0 ? Optional.empty() : Optional.of((double) lost / proven);
    }

    /** The figures in a few words: {@code 75 % best, 19.4 nuts given away by a move}; empty if nothing is proven. */
    public Optional<String> figures() {
        return proven == 0
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "%.0f %% best, %.1f nuts given away by a move",
                        100.0 * best / proven,
                        (double) lost / proven));
    }

    /** In a few lines. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (proven == 0) {
            lines.add("No move could be judged exactly.");
        } else {
            lines.add(String.format(
                    Locale.ROOT,
                    "Of %d %s judged exactly, %d %s best (%.0f %%); a move gives away %.1f nuts on average.",
                    proven,
                    proven == 1 ? "move" : "moves",
                    best,
                    best == 1 ? "is" : "are",
                    100.0 * best / proven,
                    (double) lost / proven));
        }
        thrown.ifPresent(win -> lines.add("First to give away a won game: " + win.text() + "."));
        if (open > 0) {
            lines.add(
                    open == 1
                            ? "1 move is not counted: in the time given its worth was only bounded or estimated."
                            : open
                                    + " moves are not counted: in the time given their worth was only bounded or estimated.");
        }
        if (unclear > 0) {
            lines.add(unclear + (unclear == 1 ? " answer has" : " answers have")
                    + " a board that no legal move leads to; what follows is not counted.");
        }
        if (!whole) {
            lines.add("The judging was stopped before its end.");
        }
        return lines;
    }
}
