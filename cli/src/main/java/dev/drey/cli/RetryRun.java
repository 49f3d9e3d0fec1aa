package dev.drey.cli;

import dev.drey.analysis.Hints;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewedMove;
import dev.drey.cli.terminal.LineInput;
import dev.drey.cli.terminal.RetrySession;
import dev.drey.cli.terminal.Style.Tone;
import dev.drey.record.GameRecord;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Optional;

/** Retries the mistakes of several games, one game after another. */
final class RetryRun {
    private final LineInput lines;
    private final Hints hints;
    private int games;
    private int found;
    private int mistakesTotal;

    /** @param hints finds the reasons why a best move is best */
    RetryRun(LineInput lines, Hints hints) {
        this.lines = lines;
        this.hints = hints;
    }

    /** Prints the title of a game, before its analysis starts. */
    void printTitle(GameRecord record, int number, int total) {
        String prefix = total == 1 ? "" : "Game " + number + " of " + total + ": ";
        print(Stdio.style().paint(Tone.TITLE, prefix + ReviewReport.title(record)));
    }

    /**
     * Retries the mistakes of one game.
     *
     * @param side the side whose mistakes are retried; empty for both sides
     * @return whether the player stayed to the end
     */
    boolean retry(Review review, Optional<Side> side) {
        List<ReviewedMove> mistakes = review.mistakes(side);
        if (mistakes.isEmpty()) {
            print("There is nothing to retry: no mistakes"
                    + side.map(one -> " by " + one.player()).orElse("") + " are known.");
            print("");
            return true;
        }
        RetrySession session = new RetrySession(
                review.record(), mistakes, mistake -> hints.reasons(mistake.analysis()), lines, Stdio.style());
        try (InterruptHandler interrupt = InterruptHandler.runAndExit(session::summarize)) {
            boolean stays = session.run();
            print("");
            games++;
            found += session.found();
            mistakesTotal += mistakes.size();
            return stays;
        }
    }

    /** Prints the total, if more than one game had mistakes. */
    void printTotal() {
        if (games > 1) {
            print("In all " + games + " games you found " + found + " of " + mistakesTotal + ".");
        }
    }

    private void print(String line) {
        lines.out().println(line);
        lines.out().flush();
    }
}
