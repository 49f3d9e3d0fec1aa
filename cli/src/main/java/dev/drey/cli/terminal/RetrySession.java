package dev.drey.cli.terminal;

import dev.drey.analysis.MarkedMove;
import dev.drey.analysis.MarkedText;
import dev.drey.analysis.ReviewedMove;
import dev.drey.analysis.TriedMove;
import dev.drey.analysis.explain.MoveReason;
import dev.drey.analysis.explain.ReasonText;
import dev.drey.record.GameRecord;
import dev.drey.record.MoveNumber;
import dev.drey.rules.Move;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Someone tries the mistakes of a game again, one after another, and is told at once how good each move is. All of it follows
 * from what the review knows; nothing is searched but reasons.
 */
public final class RetrySession {
    private static final Map<String, String> HELP = new LinkedHashMap<>();

    static {
        HELP.put("hint", "what to look at; asked again, the move");
        HELP.put("skip", "see the best move and go on");
        HELP.put("board", "the board again");
        HELP.put("moves", "every legal move");
        HELP.put("help", "this list");
        HELP.put("quit", "leave, with the summary so far");
    }

    /** How a mistake was dealt with. */
    private enum Result {
        FOUND("found"),
        HINTED("found, with a hint"),
        BETTER("found a better move, but not the best"),
        SHOWN("shown"),
        SKIPPED("skipped");

        private final String text;

        Result(String text) {
            this.text = text;
        }
    }

    /**
     * A mistake that was dealt with.
     *
     * @param move what was found; empty if nothing was
     */
    private record Done(Result result, Optional<Move> move) {
        boolean isFound() {
            return result == Result.FOUND || result == Result.HINTED;
        }

        @Override
        public String toString() {
            return result.text + move.map(one -> " (" + one.text() + ")").orElse("");
        }
    }

    private final GameRecord record;
    private final List<ReviewedMove> mistakes;
    private final Function<ReviewedMove, List<MoveReason>> whyBest;
    private final LineInput lines;
    private final Style style;
    private final GameMessages messages;
    private final Map<ReviewedMove, Done> done = new HashMap<>();
    private boolean summarized;

    /**
     * A session about the mistakes of one game.
     *
     * @param mistakes which of its moves to try again
     * @param whyBest finds out why the best move in the place of a mistake is best
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

    /** Asks for every mistake, and sums up. @return whether the player stayed to the end */
    public boolean run() {
        boolean stays = true;
        for (int i = 0; i < mistakes.size() && stays; i++) {
            ReviewedMove mistake = mistakes.get(i);
            ask(mistake, i + 1);
            stays = new Attempt(mistake).run();
        }
        summarize();
        return stays;
    }

    /** How many were found. */
    public synchronized int found() {
        return (int) done.values().stream().filter(Done::isFound).count();
    }

    /** Says how it went so far, once. Another thread may do so when the program is interrupted. */
    public synchronized void summarize() {
        if (summarized) {
            return;
        }
        summarized = true;
        say(style.paint(Tone.TITLE, "You found " + found() + " of " + mistakes.size() + "."));
        for (ReviewedMove mistake : mistakes) {
            String played = mistake.move().text() + " " + MarkedText.sign(mistake.marked());
            say(String.format(
                    Locale.ROOT,
                    "  %-6s %-14s %s",
                    number(mistake),
                    played,
                    Optional.ofNullable(done.get(mistake)).map(Done::toString).orElse("not tried")));
        }
    }

    private synchronized void done(ReviewedMove mistake, Result result, Optional<Move> move) {
        done.put(mistake, new Done(result, move));
    }

    private void ask(ReviewedMove mistake, int number) {
        MarkedMove marked = mistake.marked();
        String mark = marked.mark().map(one -> one.text()).orElse("mistake");
        say(style.paint(Tone.TITLE, "Mistake " + number + " of " + mistakes.size() + ": move " + number(mistake)));
        board(mistake);
        say("In the game " + mistake.side().player() + " played "
                + mistake.move().text() + ": " + (marked.sure() ? article(mark) : "probably " + article(mark)) + ".");
        say("Find a better move for " + mistake.side().player() + " (instead of "
                + mistake.move().text() + ").");
    }

    private static String article(String noun) {
        return (noun.startsWith("i") ? "an " : "a ") + noun;
    }

    private void board(ReviewedMove mistake) {
        Optional<Move> last = mistake.ply() == 1
                ? Optional.empty()
                : Optional.of(record.moves().get(mistake.ply() - 2));
        BoardRenderer.render(mistake.position(), last, style).forEach(this::say);
        say(style.paint(Tone.FAINT, messages.scoreLine(mistake.position())));
        say("");
    }

    private String number(ReviewedMove mistake) {
        return MoveNumber.of(record.start(), mistake.ply()).text();
    }

    private void say(String line) {
        lines.out().println(LineWrap.wrapIndented(line, lines.width()));
        lines.out().flush();
    }

    /** One mistake, until it is solved or given up. */
    private final class Attempt {
        private final ReviewedMove mistake;
        private final Position position;
        private Optional<Move> better = Optional.empty();
        private boolean hinted;
        private boolean open = true;

        Attempt(ReviewedMove mistake) {
            this.mistake = mistake;
            this.position = mistake.position();
        }

        /** @return whether the player stays */
        boolean run() {
            while (open) {
                Optional<String> line = lines.read("Your move: ", completions());
                if (line.isEmpty() || !obey(line.get().strip())) {
                    better.ifPresent(move -> done(mistake, Result.BETTER, better));
                    return false;
                }
            }
            say("");
            return true;
        }

        private List<String> completions() {
            List<String> all = new ArrayList<>();
            position.moves().forEach(move -> all.add(move.text()));
            all.addAll(HELP.keySet());
            return all;
        }

        /** @return whether the player stays */
        private boolean obey(String text) {
            switch (text.toLowerCase(Locale.ROOT)) {
                case "" -> {}
                case "hint" -> hint();
                case "skip" -> giveUp(better.isPresent() ? Result.BETTER : Result.SKIPPED);
                case "board" -> board(mistake);
                case "moves" -> say(Moves.available(position));
                case "help", "?" -> help();
                case "quit", "exit" -> {
                    return false;
                }
                default -> attempt(text);
            }
            return true;
        }

        private void help() {
            say("Enter a move, or one of these:");
            HELP.forEach((command, meaning) -> say(String.format(Locale.ROOT, "  %-7s %s", command, meaning)));
        }

        private void attempt(String text) {
            ParsedMove parsed = position.read(text);
            if (parsed instanceof Rejection rejection) {
                say(style.paint(Tone.ERROR, messages.rejection(rejection)));
                say("'moves' lists the legal moves, 'help' the commands.");
                return;
            }
            TriedMove tried = TriedMove.of(mistake, ((ParsedMove.Legal) parsed).move());
            Move move = tried.marked().verdict().move();
            say(style.paint(tried.isFound() ? Tone.GOOD : Tone.PLAIN, answer(tried)));
            if (tried.isFound()) {
                explain(tried.marked());
                done(mistake, hinted ? Result.HINTED : Result.FOUND, Optional.of(move));
                open = false;
            } else if (tried.answer() == TriedMove.Answer.BETTER) {
                better = Optional.of(move);
            }
        }

        private String answer(TriedMove tried) {
            String move = tried.marked().verdict().move().text();
            String sentence = MarkedText.sentence(tried.marked()) + ".";
            return switch (tried.answer()) {
                case BEST -> "Yes. " + sentence;
                case ABOUT_AS_GOOD ->
                    "Yes, " + move + " is about as good as the best move, as far as is known. " + sentence;
                case BETTER ->
                    move + " is " + (tried.marked().sure() ? "" : "probably ") + "better than "
                            + mistake.move().text() + ", but not the best. " + sentence
                            + " Try another move, or 'skip'.";
                case SAME -> move + " is what was played in the game. Try another move.";
                case NO -> "No. " + sentence + reply(tried.marked());
            };
        }

        /** What the other side does to it, if that is known. */
        private String reply(MarkedMove marked) {
            List<Move> line = marked.verdict().line();
            return line.size() < 2
                    ? ""
                    : " " + position.toMove().other().player() + " answers "
                            + line.get(1).text() + ".";
        }

        private void hint() {
            if (hinted) {
                giveUp(Result.SHOWN);
                return;
            }
            hinted = true;
            firstHint().forEach(line -> say("Hint: " + line));
        }

        private void giveUp(Result result) {
            MarkedMove best = mistake.markedBest();
            say("The best move" + (best.verdict().proven().isExact() ? ": " : " known: ") + MarkedText.sentence(best)
                    + ".");
            explain(best);
            done(mistake, result, better.filter(move -> result == Result.BETTER));
            open = false;
        }

        /** Why, and how play goes on. */
        private void explain(MarkedMove marked) {
            boolean isBest = marked.verdict().move().equals(mistake.best().move());
            List<MoveReason> reasons = new ArrayList<>(mistake.why());
            if (reasons.isEmpty() && isBest) {
                reasons.addAll(whyBest.apply(mistake));
            }
            reasons.forEach(reason -> say(ReasonText.sentence(reason, Side::player)));
            if (marked.verdict().line().size() > 1) {
                say(MarkedText.line(position, marked.verdict()));
            }
        }

        /** What to look at, without naming the move: what the mistake allowed, else cells, else a part of the board. */
        private List<String> firstHint() {
            String best = mistake.best().move().text();
            List<String> threats = mistake.why().stream()
                    .filter(reason -> reason.side() != position.toMove())
                    .map(MoveReason::withoutBetter)
                    .flatMap(Optional::stream)
                    .filter(reason -> reason.move().filter(best::equals).isEmpty())
                    .map(reason -> "after " + mistake.move().text() + ", " + ReasonText.sentence(reason, Side::player))
                    .toList();
            if (!threats.isEmpty()) {
                return threats;
            }
            List<String> ownCells = mistake.best().move().path().stream()
                    .map(position.game().grid()::name)
                    .toList();
            List<String> cells = mistake.why().stream()
                    .flatMap(reason -> reason.cells().stream())
                    .filter(cell -> !ownCells.contains(cell))
                    .distinct()
                    .toList();
            return List.of(cells.isEmpty() ? where() : "look at " + String.join(", ", cells) + ".");
        }

        private String where() {
            Move best = mistake.best().move();
            if (best.path().isEmpty()) {
                return "there are not many moves.";
            }
            if (best.path().size() > 1) {
                return "step with the piece on "
                        + position.game().grid().name(best.path().get(0)) + ".";
            }
            return "look at row "
                    + position.game()
                            .grid()
                            .coordinates()
                            .rowLabel(best.path().get(0).row()) + ".";
        }
    }
}
