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

/** The mistakes of several games, tried again one game after another. */
final class RetryGames {
    private final LineInput lines;
    private final Hints hints;
    private int games;
    private int found;
    private int asked;

    /** @param hints say why a best move is best */
    RetryGames(LineInput lines, Hints hints) {
        this.lines = lines;
        this.hints = hints;
    }

    /** Says which game it is about, before the analysis begins. */
    void begin(GameRecord record, int number, int of) {
        String place = of == 1 ? "" : "Game " + number + " of " + of + ": ";
        say(Stdio.style().paint(Tone.TITLE, place + ReviewReport.title(record)));
    }

    /**
     * Asks for the mistakes of one game.
     *
     * @param whose whose mistakes; both sides' if empty
     * @return whether the player stayed to the end
     */
    boolean run(Review review, Optional<Side> whose) {
        List<ReviewedMove> mistakes = review.mistakes(whose);
        if (mistakes.isEmpty()) {
            say("Nothing to retry: no mistakes"
                    + whose.map(side -> " by " + side.player()).orElse("") + " were found, as far as is known.");
            say("");
            return true;
        }
        RetrySession session = new RetrySession(
                review.record(), mistakes, mistake -> hints.why(mistake.analysis()), lines, Stdio.style());
        try (InterruptHandler interrupt = InterruptHandler.runAndExit(session::summarize)) {
            boolean stays = session.run();
            say("");
            games++;
            found += session.found();
            asked += mistakes.size();
            return stays;
        }
    }

    /** Sums up, if there was more than one game to learn from. */
    void end() {
        if (games > 1) {
            say("In all " + games + " games you found " + found + " of " + asked + ".");
        }
    }

    private void say(String line) {
        lines.out().println(line);
        lines.out().flush();
    }
}
