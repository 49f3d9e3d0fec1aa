package dev.drey.cli.terminal;

import dev.drey.analysis.MarkedMove;
import dev.drey.analysis.MarkedText;
import dev.drey.analysis.ReviewedMove;
import dev.drey.analysis.explain.MoveReason;
import dev.drey.cli.terminal.Style.Tone;
import dev.drey.record.GameRecord;
import dev.drey.record.MoveNumber;
import dev.drey.rules.Move;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A session in which a player retries the mistakes of one game. Each tried move is judged at once from the results of
 * the review; only reasons are searched for.
 */
public final class RetrySession {
    /** How the player dealt with a mistake. */
    enum Result {
        FOUND("found"),
        FOUND_WITH_HINT("found, with a hint"),
        FOUND_BETTER("found a better move, but not the best"),
        SHOWN("shown"),
        SKIPPED("skipped");

        private final String text;

        Result(String text) {
            this.text = text;
        }
    }

    /**
     * A finished attempt.
     *
     * @param move the move found; empty if none was
     */
    private record Attempt(Result result, Optional<Move> move) {
        boolean isFound() {
            return result == Result.FOUND || result == Result.FOUND_WITH_HINT;
        }

        String text() {
            return result.text + move.map(found -> " (" + found.text() + ")").orElse("");
        }
    }

    private final GameRecord record;
    private final List<ReviewedMove> mistakes;
    private final Function<ReviewedMove, List<MoveReason>> whyBest;
    private final LineInput lines;
    private final Style style;
    private final GameMessages messages;
    private final Map<ReviewedMove, Attempt> attempts = new HashMap<>();
    private boolean summarized;

    /**
     * Creates a session about the mistakes of one game.
     *
     * @param mistakes the moves to retry
     * @param whyBest finds the reasons why the best move is better than a mistake
     */
    public RetrySession(
            GameRecord record,
            List<ReviewedMove> mistakes,
            Function<ReviewedMove, List<MoveReason>> whyBest,
            LineInput lines,
            Style style) {
        this.record = record;
        this.mistakes = mistakes;
        this.whyBest = whyBest;
        this.lines = lines;
        this.style = style;
        this.messages = MessageCatalog.of(record.game());
    }

    /** Presents every mistake and prints the summary. @return whether the player stayed to the end */
    public boolean run() {
        boolean stays = true;
        for (int i = 0; i < mistakes.size() && stays; i++) {
            ReviewedMove mistake = mistakes.get(i);
            present(mistake, i + 1);
            stays = new RetryPrompt(this, mistake).run();
        }
        summarize();
        return stays;
    }

    /** The number of mistakes for which the player has found a best move. */
    public synchronized int found() {
        return (int) attempts.values().stream().filter(Attempt::isFound).count();
    }

    /** Prints the results so far, once. On interruption of the program another thread calls it. */
    public synchronized void summarize() {
        if (summarized) {
            return;
        }
        summarized = true;
        print(Tone.TITLE, "You found " + found() + " of " + mistakes.size() + ".");
        for (ReviewedMove mistake : mistakes) {
            String played = mistake.move().text() + " " + MarkedText.sign(mistake.marked());
            print(String.format(
                    Locale.ROOT,
                    "  %-6s %-14s %s",
                    number(mistake),
                    played,
                    Optional.ofNullable(attempts.get(mistake))
                            .map(Attempt::text)
                            .orElse("not tried")));
        }
    }

    private void present(ReviewedMove mistake, int number) {
        MarkedMove marked = mistake.marked();
        String mark = marked.mark().map(one -> one.text()).orElse("mistake");
        print(Tone.TITLE, "Mistake " + number + " of " + mistakes.size() + ": move " + number(mistake));
        printBoard(mistake);
        print("In the game " + mistake.side().player() + " played "
                + mistake.move().text() + ": "
                + (marked.sure() ? withArticle(mark) : "probably " + withArticle(mark)) + ".");
        print("Find a better move for " + mistake.side().player() + " (instead of "
                + mistake.move().text() + ").");
    }

    private static String withArticle(String noun) {
        return (noun.startsWith("i") ? "an " : "a ") + noun;
    }

    private String number(ReviewedMove mistake) {
        return MoveNumber.of(record.start(), mistake.ply()).text();
    }

    synchronized void finish(ReviewedMove mistake, Result result, Optional<Move> move) {
        attempts.put(mistake, new Attempt(result, move));
    }

    List<MoveReason> whyBest(ReviewedMove mistake) {
        return whyBest.apply(mistake);
    }

    LineInput lines() {
        return lines;
    }

    GameMessages messages() {
        return messages;
    }

    void printBoard(ReviewedMove mistake) {
        Optional<Move> last = mistake.ply() == 1
                ? Optional.empty()
                : Optional.of(record.moves().get(mistake.ply() - 2));
        BoardRenderer.render(mistake.position(), last, style).forEach(this::print);
        print(Tone.FAINT, messages.scoreLine(mistake.position()));
        print("");
    }

    void print(Tone tone, String line) {
        print(style.paint(tone, line));
    }

    void print(String line) {
        lines.out().println(LineWrap.wrap(line, lines.width()));
        lines.out().flush();
    }
}
