package dev.drey.cli;

import dev.drey.analysis.Mark;
import dev.drey.analysis.MarkedMove;
import dev.drey.analysis.MarkedText;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewedMove;
import dev.drey.analysis.explain.ReasonText;
import dev.drey.cli.terminal.LineWrap;
import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.Style.Tone;
import dev.drey.engine.VerdictText;
import dev.drey.record.GameRecord;
import dev.drey.record.MoveNumber;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A review as text: a row per move, the losses of each side, and the deciding mistake. */
final class ReviewReport {
    private static final String LEGEND = "?! inaccuracy, ? mistake, ?? blunder; ~ and parentheses mark estimates.";
    private static final String INDENT = "       ";

    private final Review review;
    private final GameRecord record;
    private final Style style;
    private final int width;

    /** @param width the number of columns to write in */
    ReviewReport(Review review, Style style, int width) {
        this.review = review;
        this.record = review.record();
        this.style = style;
        this.width = width;
    }

    static String title(GameRecord record) {
        return record.game().kind().title() + " (" + record.game().text() + ")";
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(style.paint(Tone.TITLE, title(record)));
        lines.add(row("", "played", "", "worth", "gave away", "best", "worth"));
        for (ReviewedMove move : review.moves()) {
            lines.add(style.paint(tone(move), row(move)));
            for (var reason : move.reasons()) {
                String sentence = INDENT + ReasonText.sentence(reason, Side::player);
                lines.add(style.paint(Tone.FAINT, LineWrap.wrap(sentence, width)));
            }
        }
        if (review.moves().stream().anyMatch(move -> move.mark().isPresent() || move.lossCounts())) {
            lines.add(style.paint(Tone.FAINT, LEGEND));
        }
        lines.add("");
        if (!review.isComplete()) {
            lines.add("Stopped: reviewed " + review.moves().size() + " of "
                    + record.moves().size() + " moves.");
        }
        for (Side side : Side.values()) {
            lines.add(side.player() + " (" + side.letter() + ") gave away " + totalText(review.totalLoss(side))
                    + " in all.");
        }
        headline().forEach(line -> lines.add(LineWrap.wrap(line, width)));
        return lines;
    }

    /** Only proven mistakes are highlighted. */
    private static Tone tone(ReviewedMove move) {
        boolean serious = move.mark().filter(mark -> mark != Mark.INACCURACY).isPresent();
        return serious && move.marked().sure() ? Tone.ERROR : Tone.PLAIN;
    }

    private String row(ReviewedMove move) {
        MarkedMove marked = move.marked();
        boolean better = marked.loss() > 0;
        return row(
                number(move),
                move.move().text(),
                MarkedText.sign(marked),
                VerdictText.value(marked.verdict()),
                move.lossCounts() ? (marked.sure() ? "" : "~") + amount(marked) : "",
                better ? move.best().move().text() : "",
                better ? VerdictText.value(move.best()) : "");
    }

    private static String row(Object... cells) {
        return String.format(Locale.ROOT, "%-6s %-10s %-4s %-20s %-10s %-10s %s", cells)
                .stripTrailing();
    }

    private String number(ReviewedMove move) {
        return MoveNumber.of(record.start(), move.ply()).text();
    }

    private static String amount(MarkedMove marked) {
        return marked.verdict().scored() ? MarkedText.points(marked.loss()) : Math.round(100 * marked.loss()) + " %";
    }

    private String totalText(double sum) {
        return record.game().scored()
                ? MarkedText.points(sum)
                : String.format(
                        Locale.ROOT, "chances worth %s %s", MarkedText.points(sum), sum == 1 ? "game" : "games");
    }

    private List<String> headline() {
        if (review.moves().isEmpty()) {
            return List.of("There is no move to review.");
        }
        Optional<ReviewedMove> deciding = review.decidingMistake();
        if (deciding.isPresent()) {
            return describe("The deciding mistake: ", deciding.get());
        }
        return review.largestSwing()
                .map(swing -> describe("The largest swing: ", swing))
                .orElse(List.of("No single move is known to have decided the game."));
    }

    private List<String> describe(String label, ReviewedMove move) {
        List<String> lines = new ArrayList<>();
        lines.add(label + number(move) + " " + move.move().text() + " " + MarkedText.sign(move.marked()) + " by "
                + move.side().player() + ". It " + MarkedText.predicate(move.marked()) + "; "
                + MarkedText.sentence(move.markedBest()) + ".");
        move.reasons().forEach(reason -> lines.add(ReasonText.sentence(reason, Side::player)));
        if (!move.punishment().isEmpty()) {
            lines.add((move.played().proven().isExact() ? "Punished by (proven): " : "The reply: ")
                    + VerdictText.line(move.punishment()));
        }
        return lines;
    }
}
