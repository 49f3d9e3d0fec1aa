package dev.drey.cli.terminal;

import dev.drey.cli.storage.SavedGame;
import dev.drey.cli.terminal.Style.Tone;
import dev.drey.play.BotFailure;
import dev.drey.play.Conclusion;
import dev.drey.play.GameState;
import dev.drey.play.Match;
import dev.drey.play.Player;
import dev.drey.play.Players;
import dev.drey.rules.Ending;
import dev.drey.rules.Game;
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
    private static final String YOU = "You";

    private final PrintWriter out;
    private final Style style;
    private final boolean showBoards;
    private final IntSupplier width;
    private GameMessages messages;

    /**
     * Creates an announcer.
     *
     * @param game the game to announce first
     * @param showBoards whether to draw the boards
     * @param width the number of columns to write in
     */
    public TextAnnouncer(PrintWriter out, Style style, Game game, boolean showBoards, IntSupplier width) {
        this.width = width;
        this.out = out;
        this.style = style;
        this.messages = MessageCatalog.of(game);
        this.showBoards = showBoards;
    }

    @Override
    public void match(Match match, Players players) {
        String a = label(match.swapped() ? players.second() : players.first(), "A", players);
        String b = label(match.swapped() ? players.first() : players.second(), "B", players);
        String points = a + " " + number(match.pointsOfA()) + ", " + b + " " + number(match.pointsOfB());
        if (match.isOver()) {
            int lead = Double.compare(match.pointsOfA(), match.pointsOfB());
            printLine("");
            printLine("The match is over: " + points + ".");
            String winner = lead > 0 ? a : b;
            printLine(style.paint(
                    Tone.GOOD,
                    lead == 0
                            ? "The match is a draw."
                            : winner + (winner.equals(YOU) ? " win" : " wins") + " the match."));
            return;
        }
        if (match.round() > 1) {
            printLine("");
        }
        printLine(style.paint(Tone.TITLE, "Game " + match.round() + " of " + match.length() + " (" + points + ")."));
        String first = match.swapped() ? b : a;
        String second = match.swapped() ? a : b;
        printLine(seat(first, players, Side.FIRST) + ", " + seat(second, players, Side.SECOND) + ".");
        printLine("");
    }

    /** What a match calls a player: by name where the names differ, else by a letter. */
    private static String label(Player player, String letter, Players players) {
        if (players.first().name().equals(players.second().name())) {
            return letter;
        }
        return player.name().equals(Player.PERSON) ? YOU : player.name();
    }

    private static String seat(String label, Players players, Side side) {
        Player player = players.of(side);
        String name = player.isPerson() || label.equals(player.name()) ? "" : ", " + player.name();
        return label + (label.equals(YOU) ? " are " : " is ") + side.player() + " (" + side.letter() + name + ")";
    }

    private static String number(double points) {
        return points == Math.rint(points) ? Long.toString(Math.round(points)) : Double.toString(points);
    }

    @Override
    public void welcome(GameState state, Players players) {
        messages = MessageCatalog.of(state.start().game(), players::label);
        printLine(style.paint(Tone.TITLE, messages.welcome(state.start().game())));
        if (!(players.first().isPerson() && players.second().isPerson())) {
            printLine("Player 1 (X): " + shownName(players.first()) + ". Player 2 (O): " + shownName(players.second())
                    + ".");
        }
        if (players.anyPerson() && style.hasBoxes()) {
            printLine(style.paint(
                    Tone.FAINT, "Enter a move, or 'help'. Tab completes; Ctrl-D leaves and saves the game."));
        }
        printLine("");
        if (!state.moves().isEmpty()) {
            printLine("Resumed after " + state.ply() + (state.ply() == 1 ? " move." : " moves."));
            printLine("");
        }
        if (!players.of(state.position().toMove()).isPerson()) {
            printBoard(state);
        }
    }

    private static String shownName(Player player) {
        return player.name().equals(Player.PERSON) ? "you" : player.name();
    }

    @Override
    public void turn(GameState state) {
        printBoard(state);
    }

    private void printBoard(GameState state) {
        if (showBoards) {
            BoardRenderer.render(state.position(), state.lastMove(), style).forEach(out::println);
            printLine(style.paint(Tone.FAINT, messages.scoreLine(state.position())));
            printLine("");
        }
    }

    @Override
    public String prompt(GameState state, boolean again) {
        return again ? messages.promptAgain() : messages.prompt(state.position());
    }

    @Override
    public boolean asksForRest() {
        return true;
    }

    @Override
    public String promptForRest(GameState state, String typed, List<String> options) {
        return messages.promptForRest(typed, options);
    }

    @Override
    public void rejected(GameState state, String text, Rejection rejection) {
        printLine(style.paint(Tone.ERROR, messages.rejection(rejection)));
        printLine(GameMessages.availableMoves(state.position()));
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
    public void failed(Player player, BotFailure failure) {
        printLine(style.paint(Tone.ERROR, player.name() + " failed: " + failure.getMessage() + "."));
        printLine("Its last lines (> sent, < received, ! errors):");
        failure.transcript().forEach(line -> out.println("  " + line));
        printLine("");
    }

    @Override
    public void changed(GameState state, boolean again) {
        Optional<Move> last = state.lastMove();
        printLine((again ? "Forward" : "Back") + " to " + last.map(Move::text).orElse("the start") + ".");
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
            printLine(messages.name(winner.get().other()) + " resigned.");
        } else {
            printLine("The game is over: " + conclusion.ending().reason() + ".");
        }
        printLine(style.paint(
                Tone.GOOD, winner.map(side -> "Winner: " + messages.name(side)).orElse("It is a draw.")));
    }

    @Override
    public void answer(List<String> lines) {
        lines.forEach(this::printLine);
    }

    @Override
    public void left(GameState state, Optional<SavedGame.Status> saved) {
        if (saved.isEmpty()) {
            printLine(
                    state.isFresh()
                            ? "No move was made, so nothing was saved."
                            : "The game could not be saved. The position is "
                                    + state.position().text());
            return;
        }
        String upTo = saved.get().complete()
                ? ""
                : ", but only its first " + saved.get().moves() + " moves";
        printLine("The game is saved as " + saved.get().id() + upTo + ". 'drey play --resume' continues it.");
    }

    private void printLine(String line) {
        out.println(LineWrap.wrap(line, width.getAsInt()));
        out.flush();
    }
}
