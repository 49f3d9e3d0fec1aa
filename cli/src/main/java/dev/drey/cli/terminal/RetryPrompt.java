package dev.drey.cli.terminal;

import dev.drey.analysis.MarkedMove;
import dev.drey.analysis.MarkedText;
import dev.drey.analysis.ReviewedMove;
import dev.drey.analysis.TriedMove;
import dev.drey.analysis.explain.MoveReason;
import dev.drey.analysis.explain.ReasonText;
import dev.drey.cli.terminal.RetrySession.Result;
import dev.drey.cli.terminal.Style.Tone;
import dev.drey.rules.Move;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The prompt at which a player retries one mistake, until the best move is found or shown. */
final class RetryPrompt {
    private static final Map<String, String> HELP = new LinkedHashMap<>();

    static {
        HELP.put("hint", "show where to look; a second time, show the move");
        HELP.put("skip", "show the best move and continue");
        HELP.put("board", "draw the board again");
        HELP.put("moves", "list the legal moves");
        HELP.put("help", "show this list");
        HELP.put("quit", "leave and show the summary");
    }

    private final RetrySession session;
    private final ReviewedMove mistake;
    private final Position position;
    private Optional<Move> better = Optional.empty();
    private boolean hinted;
    private boolean open = true;

    RetryPrompt(RetrySession session, ReviewedMove mistake) {
        this.session = session;
        this.mistake = mistake;
        this.position = mistake.position();
    }

    /** Prompts until the mistake is dealt with. @return whether the player stays */
    boolean run() {
        while (open) {
            Optional<String> line = session.lines().read("Your move: ", completions());
            if (line.isEmpty() || !execute(line.get().strip())) {
                better.ifPresent(move -> session.finish(mistake, Result.FOUND_BETTER, better));
                return false;
            }
        }
        session.print("");
        return true;
    }

    private List<String> completions() {
        List<String> all = new ArrayList<>();
        position.moves().forEach(move -> all.add(move.text()));
        all.addAll(HELP.keySet());
        return all;
    }

    /** Executes a command or tries a move. @return whether the player stays */
    private boolean execute(String text) {
        switch (text.toLowerCase(Locale.ROOT)) {
            case "" -> {}
            case "hint" -> hint();
            case "skip" -> showBest(better.isPresent() ? Result.FOUND_BETTER : Result.SKIPPED);
            case "board" -> session.printBoard(mistake);
            case "moves" -> session.print(GameMessages.availableMoves(position));
            case "help", "?" -> help();
            case "quit", "exit" -> {
                return false;
            }
            default -> tryMove(text);
        }
        return true;
    }

    private void help() {
        session.print("Enter a move, or one of these:");
        HELP.forEach((command, meaning) -> session.print(String.format(Locale.ROOT, "  %-7s %s", command, meaning)));
    }

    private void tryMove(String text) {
        ParsedMove parsed = position.read(text);
        if (parsed instanceof Rejection rejection) {
            session.print(Tone.ERROR, session.messages().rejection(rejection));
            session.print("'moves' lists the legal moves, 'help' the commands.");
            return;
        }
        TriedMove tried = TriedMove.of(mistake, ((ParsedMove.Legal) parsed).move());
        Move move = tried.marked().verdict().move();
        session.print(tried.isSolved() ? Tone.GOOD : Tone.PLAIN, judgement(tried));
        if (tried.isSolved()) {
            explain(tried.marked());
            session.finish(mistake, hinted ? Result.FOUND_WITH_HINT : Result.FOUND, Optional.of(move));
            open = false;
        } else if (tried.answer() == TriedMove.Answer.BETTER) {
            better = Optional.of(move);
        }
    }

    private String judgement(TriedMove tried) {
        String move = tried.marked().verdict().move().text();
        String sentence = MarkedText.sentence(tried.marked()) + ".";
        return switch (tried.answer()) {
            case BEST -> "Yes. " + sentence;
            case ABOUT_AS_GOOD -> "Yes, " + move + " seems as good as the best move. " + sentence;
            case BETTER ->
                move + " is " + (tried.marked().sure() ? "" : "probably ") + "better than "
                        + mistake.move().text() + ", but not the best. " + sentence
                        + " Try another move, or 'skip'.";
            case SAME -> move + " was played in the game. Try another move.";
            case NO -> "No. " + sentence + reply(tried.marked());
        };
    }

    /** The best reply of the opponent; empty if it is not known. */
    private String reply(MarkedMove marked) {
        List<Move> line = marked.verdict().line();
        return line.size() < 2
                ? ""
                : " " + position.toMove().other().player() + " answers "
                        + line.get(1).text() + ".";
    }

    private void hint() {
        if (hinted) {
            showBest(Result.SHOWN);
            return;
        }
        hinted = true;
        RetryHint.of(mistake).forEach(line -> session.print("Hint: " + line));
    }

    private void showBest(Result result) {
        MarkedMove best = mistake.markedBest();
        session.print("The best move" + (best.verdict().proven().isExact() ? ": " : " so far: ")
                + MarkedText.sentence(best) + ".");
        explain(best);
        session.finish(mistake, result, better.filter(move -> result == Result.FOUND_BETTER));
        open = false;
    }

    /** Prints the reasons and the line of play after a move. */
    private void explain(MarkedMove marked) {
        boolean isBest = marked.verdict().move().equals(mistake.best().move());
        List<MoveReason> reasons = new ArrayList<>(mistake.reasons());
        if (reasons.isEmpty() && isBest) {
            reasons.addAll(session.whyBest(mistake));
        }
        reasons.forEach(reason -> session.print(ReasonText.sentence(reason, Side::player)));
        if (marked.verdict().line().size() > 1) {
            session.print(MarkedText.line(position, marked.verdict()));
        }
    }
}
