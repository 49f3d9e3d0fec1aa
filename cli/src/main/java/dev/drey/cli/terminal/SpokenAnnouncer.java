package dev.drey.cli.terminal;

import dev.drey.cli.keep.Keeper;
import dev.drey.play.Conclusion;
import dev.drey.play.Match;
import dev.drey.play.Seat;
import dev.drey.play.Seats;
import dev.drey.play.Series;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Reading;
import dev.drey.rules.Side;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;

/** Tells people what happens, in the game's own words. */
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
    public void series(Series series, Seats seats) {
        String points = "A " + number(series.pointsOfA()) + ", B " + number(series.pointsOfB());
        if (series.isOver()) {
            int lead = Double.compare(series.pointsOfA(), series.pointsOfB());
            say("");
            say("The match is over: " + points + ".");
            say(style.paint(
                    Tone.GOOD, lead == 0 ? "It is a drawn match." : (lead > 0 ? "A" : "B") + " wins the match."));
            return;
        }
        if (series.round() > 1) {
            say("");
        }
        String first = series.swapped() ? "B" : "A";
        String second = series.swapped() ? "A" : "B";
        say(style.paint(Tone.TITLE, "Game " + series.round() + " of " + series.length() + " (" + points + ")."));
        say(first + " is Player 1 (X, " + seats.first().name() + "), " + second + " is Player 2 (O, "
                + seats.second().name() + ").");
        say("");
    }

    private static String number(double points) {
        return points == Math.rint(points) ? Long.toString(Math.round(points)) : Double.toString(points);
    }

    @Override
    public void welcome(Match match, Seats seats) {
        say(style.paint(Tone.TITLE, words.welcome(match.start().game())));
        if (!(seats.first().isPerson() && seats.second().isPerson())) {
            say("Player 1 (X): " + seats.first().name() + ". Player 2 (O): "
                    + seats.second().name() + ".");
        }
        if (seats.anyPerson() && style == Style.RICH) {
            say(style.paint(Tone.FAINT, "Enter a move, or 'help'. Tab completes, Ctrl-D leaves and keeps the game."));
        }
        say("");
        if (!match.moves().isEmpty()) {
            say("Going on after " + match.ply() + (match.ply() == 1 ? " move." : " moves."));
            say("");
        }
        if (!seats.of(match.position().toMove()).isPerson()) {
            board(match);
        }
    }

    @Override
    public void turn(Match match) {
        board(match);
    }

    private void board(Match match) {
        if (boards) {
            Board.draw(match.position(), match.lastMove(), style).forEach(this::say);
            say(style.paint(Tone.FAINT, words.standing(match.position())));
            say("");
        }
    }

    @Override
    public String prompt(Match match, boolean again) {
        return again ? words.promptAgain() : words.prompt(match.position());
    }

    @Override
    public void refused(Match match, String text, Reading.Reason reason, String message) {
        say(style.paint(Tone.ERROR, words.refusal(reason, message)));
        say(Wrapped.text(Moves.available(match.position()), width.getAsInt()));
    }

    @Override
    public void played(Match after, Move move, Seats seats) {
        Position before = after.positions().get(after.ply() - 1);
        say(words.told(before, move));
        say("");
        // A person is shown the board when it is their turn; between programs, somebody may still be watching.
        Side next = after.position().toMove();
        if (after.isOver() || !seats.anyPerson() && !seats.of(next).isPerson()) {
            board(after);
        }
    }

    @Override
    public void thinking(Seat seat) {
        say(style.paint(Tone.FAINT, seat.name() + " is thinking; Enter makes it move now."));
    }

    @Override
    public void remark(Seat seat, String remark) {
        say(style.paint(Tone.FAINT, seat.name() + ": " + remark + "."));
        say("");
    }

    @Override
    public void changed(Match match, boolean again) {
        Optional<Move> last = match.lastMove();
        say((again ? "On" : "Back") + " to "
                + last.map(move -> "after " + move.text()).orElse("the start") + ".");
        say("");
    }

    @Override
    public void ended(Match match) {
        if (match.ply() == 0) {
            board(match);
        }
        if (match.conclusion().isPresent()) {
            concluded(match.conclusion().get());
            return;
        }
        List<String> lines = words.ended(match.position());
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
    public void left(Match match, Optional<Keeper.Kept> kept) {
        if (kept.isEmpty()) {
            say(
                    match.isFresh()
                            ? "No move was made, so there is nothing to keep."
                            : "The game could not be kept. It stands at "
                                    + match.position().text());
            return;
        }
        String upTo =
                kept.get().whole() ? "" : ", but only its first " + kept.get().moves() + " moves";
        say("The game is kept as " + kept.get().id() + upTo + ". 'drey play --resume' goes on.");
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }
}
