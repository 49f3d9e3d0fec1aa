package dev.drey.cli.terminal;

import dev.drey.cli.storage.SavedGame;
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

/** Announces a game to people, in the words of the game. */
public final class SpokenAnnouncer implements Announcer {
    private final PrintWriter out;
    private final Style style;
    private final Words words;
    private final boolean boards;
    private final IntSupplier width;

    /**
     * Speaks to people.
     *
     * @param boards whether to draw the board
     * @param width how many columns there are to write in
     */
    public SpokenAnnouncer(PrintWriter out, Style style, Words words, boolean boards, IntSupplier width) {
        this.width = width;
        this.out = out;
        this.style = style;
        this.words = words;
        this.boards = boards;
    }

    @Override
    public void match(Match match, Players players) {
        String points = "A " + number(match.pointsOfA()) + ", B " + number(match.pointsOfB());
        if (match.isOver()) {
            int lead = Double.compare(match.pointsOfA(), match.pointsOfB());
            say("");
            say("The match is over: " + points + ".");
            say(style.paint(
                    Tone.GOOD, lead == 0 ? "It is a drawn match." : (lead > 0 ? "A" : "B") + " wins the match."));
            return;
        }
        if (match.round() > 1) {
            say("");
        }
        String first = match.swapped() ? "B" : "A";
        String second = match.swapped() ? "A" : "B";
        say(style.paint(Tone.TITLE, "Game " + match.round() + " of " + match.length() + " (" + points + ")."));
        say(first + " is Player 1 (X, " + players.first().name() + "), " + second + " is Player 2 (O, "
                + players.second().name() + ").");
        say("");
    }

    private static String number(double points) {
        return points == Math.rint(points) ? Long.toString(Math.round(points)) : Double.toString(points);
    }

    @Override
    public void welcome(GameState state, Players players) {
        say(style.paint(Tone.TITLE, words.welcome(state.start().game())));
        if (!(players.first().isPerson() && players.second().isPerson())) {
            say("Player 1 (X): " + players.first().name() + ". Player 2 (O): "
                    + players.second().name() + ".");
        }
        if (players.anyPerson() && style == Style.RICH) {
            say(style.paint(Tone.FAINT, "Enter a move, or 'help'. Tab completes, Ctrl-D leaves and keeps the game."));
        }
        say("");
        if (!state.moves().isEmpty()) {
            say("Going on after " + state.ply() + (state.ply() == 1 ? " move." : " moves."));
            say("");
        }
        if (!players.of(state.position().toMove()).isPerson()) {
            board(state);
        }
    }

    @Override
    public void turn(GameState state) {
        board(state);
    }

    private void board(GameState state) {
        if (boards) {
            Board.draw(state.position(), state.lastMove(), style).forEach(this::say);
            say(style.paint(Tone.FAINT, words.standing(state.position())));
            say("");
        }
    }

    @Override
    public String prompt(GameState state, boolean again) {
        return again ? words.promptAgain() : words.prompt(state.position());
    }

    @Override
    public void rejected(GameState state, String text, Rejection rejection) {
        say(style.paint(Tone.ERROR, words.rejection(rejection)));
        say(Wrapped.text(Moves.available(state.position()), width.getAsInt()));
    }

    @Override
    public void played(GameState after, Move move, Players players) {
        Position before = after.positions().get(after.ply() - 1);
        say(words.told(before, move));
        say("");
        // A person is shown the board when it is their turn; between programs, somebody may still be watching.
        Side next = after.position().toMove();
        if (after.isOver() || !players.anyPerson() && !players.of(next).isPerson()) {
            board(after);
        }
    }

    @Override
    public void thinking(Player player) {
        say(style.paint(Tone.FAINT, player.name() + " is thinking; Enter makes it move now."));
    }

    @Override
    public void remark(Player player, String remark) {
        say(style.paint(Tone.FAINT, player.name() + ": " + remark + "."));
        say("");
    }

    @Override
    public void changed(GameState state, boolean again) {
        Optional<Move> last = state.lastMove();
        say((again ? "On" : "Back") + " to "
                + last.map(move -> "after " + move.text()).orElse("the start") + ".");
        say("");
    }

    @Override
    public void ended(GameState state) {
        if (state.ply() == 0) {
            board(state);
        }
        if (state.conclusion().isPresent()) {
            concluded(state.conclusion().get());
            return;
        }
        List<String> lines = words.ended(state.position());
        lines.subList(0, lines.size() - 1).forEach(this::say);
        say(style.paint(Tone.GOOD, lines.get(lines.size() - 1)));
    }

    private void concluded(Conclusion conclusion) {
        Optional<Side> winner = conclusion.outcome().winner();
        if (conclusion.ending() == Ending.RESIGNED && winner.isPresent()) {
            say(winner.get().other().player() + " resigned.");
        } else {
            say("The game is over: " + conclusion.ending().reason() + ".");
        }
        say(style.paint(
                Tone.GOOD, winner.map(side -> "Winner: " + side.player()).orElse("It is a draw.")));
    }

    @Override
    public void answer(List<String> lines) {
        lines.forEach(line -> say(Wrapped.text(line, width.getAsInt())));
    }

    @Override
    public void left(GameState state, Optional<SavedGame.Status> saved) {
        if (saved.isEmpty()) {
            say(
                    state.isFresh()
                            ? "No move was made, so there is nothing to keep."
                            : "The game could not be kept. It stands at "
                                    + state.position().text());
            return;
        }
        String upTo = saved.get().complete()
                ? ""
                : ", but only its first " + saved.get().moves() + " moves";
        say("The game is kept as " + saved.get().id() + upTo + ". 'drey play --resume' goes on.");
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }
}
