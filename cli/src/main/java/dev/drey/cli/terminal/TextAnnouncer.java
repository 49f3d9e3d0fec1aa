package dev.drey.cli.terminal;

import dev.drey.cli.storage.SavedGame;
import dev.drey.cli.terminal.Style.Tone;
import dev.drey.play.Conclusion;
import dev.drey.play.GameState;
import dev.drey.play.Match;
import dev.drey.play.Player;
import dev.drey.play.Players;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;

/** Announces a game to people, with the messages of the game. */
public final class TextAnnouncer implements Announcer {
    private final PrintWriter out;
    private final Style style;
    private final GameMessages messages;
    private final boolean showBoards;
    private final IntSupplier width;

    /**
     * Creates an announcer.
     *
     * @param showBoards whether to draw the boards
     * @param width the number of columns to write in
     */
    public TextAnnouncer(PrintWriter out, Style style, GameMessages messages, boolean showBoards, IntSupplier width) {
        this.width = width;
        this.out = out;
        this.style = style;
        this.messages = messages;
        this.showBoards = showBoards;
    }

    @Override
    public void match(Match match, Players players) {
        String points = "A " + number(match.pointsOfA()) + ", B " + number(match.pointsOfB());
        if (match.isOver()) {
            int lead = Double.compare(match.pointsOfA(), match.pointsOfB());
            printLine("");
            printLine("The match is over: " + points + ".");
            printLine(style.paint(
                    Tone.GOOD, lead == 0 ? "It is a drawn match." : (lead > 0 ? "A" : "B") + " wins the match."));
            return;
        }
        if (match.round() > 1) {
            printLine("");
        }
        String first = match.swapped() ? "B" : "A";
        String second = match.swapped() ? "A" : "B";
        printLine(style.paint(Tone.TITLE, "Game " + match.round() + " of " + match.length() + " (" + points + ")."));
        printLine(first + " is Player 1 (X, " + players.first().name() + "), " + second + " is Player 2 (O, "
                + players.second().name() + ").");
        printLine("");
    }

    private static String number(double points) {
        return points == Math.rint(points) ? Long.toString(Math.round(points)) : Double.toString(points);
    }

    @Override
    public void welcome(GameState state, Players players) {
        printLine(style.paint(Tone.TITLE, messages.welcome(state.start().game())));
        if (!(players.first().isPerson() && players.second().isPerson())) {
            printLine("Player 1 (X): " + players.first().name() + ". Player 2 (O): "
                    + players.second().name() + ".");
        }
        if (players.anyPerson() && style == Style.RICH) {
            printLine(style.paint(
                    Tone.FAINT, "Enter a move, or 'help'. Tab completes, Ctrl-D leaves and keeps the game."));
        }
        printLine("");
        if (!state.moves().isEmpty()) {
            printLine("Going on after " + state.ply() + (state.ply() == 1 ? " move." : " moves."));
            printLine("");
        }
        if (!players.of(state.position().toMove()).isPerson()) {
            printBoard(state);
        }
    }

    @Override
    public void turn(GameState state) {
        printBoard(state);
    }

    private void printBoard(GameState state) {
        if (showBoards) {
            BoardRenderer.render(state.position(), state.lastMove(), style).forEach(this::printLine);
            printLine(style.paint(Tone.FAINT, messages.scoreLine(state.position())));
            printLine("");
        }
    }

    @Override
    public String prompt(GameState state, boolean again) {
        return again ? messages.promptAgain() : messages.prompt(state.position());
    }

    @Override
    public void rejected(GameState state, String text, Rejection rejection) {
        printLine(style.paint(Tone.ERROR, messages.rejection(rejection)));
        printLine(LineWrap.wrap(GameMessages.availableMoves(state.position()), width.getAsInt()));
    }

    @Override
    public void played(GameState after, Move move, Players players) {
        Position before = after.positions().get(after.ply() - 1);
        printLine(messages.describe(before, move));
        printLine("");
        // A person sees the board at the next turn; in a game between programs it is drawn after every move.
        Side next = after.position().toMove();
        if (after.isOver() || !players.anyPerson() && !players.of(next).isPerson()) {
            printBoard(after);
        }
    }

    @Override
    public void thinking(Player player) {
        printLine(style.paint(Tone.FAINT, player.name() + " is thinking; Enter makes it move now."));
    }

    @Override
    public void remark(Player player, String remark) {
        printLine(style.paint(Tone.FAINT, player.name() + ": " + remark + "."));
        printLine("");
    }

    @Override
    public void changed(GameState state, boolean again) {
        Optional<Move> last = state.lastMove();
        printLine((again ? "On" : "Back") + " to "
                + last.map(move -> "after " + move.text()).orElse("the start") + ".");
        printLine("");
    }

    @Override
    public void ended(GameState state) {
        if (state.ply() == 0) {
            printBoard(state);
        }
        if (state.conclusion().isPresent()) {
            printConclusion(state.conclusion().get());
            return;
        }
        List<String> lines = messages.finalLines(state.position());
        lines.subList(0, lines.size() - 1).forEach(this::printLine);
        printLine(style.paint(Tone.GOOD, lines.get(lines.size() - 1)));
    }

    private void printConclusion(Conclusion conclusion) {
        Optional<Side> winner = conclusion.outcome().winner();
        if (conclusion.ending() == Ending.RESIGNED && winner.isPresent()) {
            printLine(winner.get().other().player() + " resigned.");
        } else {
            printLine("The game is over: " + conclusion.ending().reason() + ".");
        }
        printLine(style.paint(
                Tone.GOOD, winner.map(side -> "Winner: " + side.player()).orElse("It is a draw.")));
    }

    @Override
    public void answer(List<String> lines) {
        lines.forEach(line -> printLine(LineWrap.wrap(line, width.getAsInt())));
    }

    @Override
    public void left(GameState state, Optional<SavedGame.Status> saved) {
        if (saved.isEmpty()) {
            printLine(
                    state.isFresh()
                            ? "No move was made, so there is nothing to keep."
                            : "The game could not be kept. It stands at "
                                    + state.position().text());
            return;
        }
        String upTo = saved.get().complete()
                ? ""
                : ", but only its first " + saved.get().moves() + " moves";
        printLine("The game is kept as " + saved.get().id() + upTo + ". 'drey play --resume' goes on.");
    }

    private void printLine(String line) {
        out.println(line);
        out.flush();
    }
}
