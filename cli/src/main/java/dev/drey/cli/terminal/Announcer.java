package dev.drey.cli.terminal;

import dev.drey.cli.keep.Keeper;
import dev.drey.play.Match;
import dev.drey.play.Seat;
import dev.drey.play.Seats;
import dev.drey.play.Series;
import dev.drey.rules.Move;
import dev.drey.rules.Reading;
import java.util.List;
import java.util.Optional;

/** Tells what happens at the table: to people in words, or to programs. */
public interface Announcer {
    /** A match of several games: the next one begins, or the last one is over. */
    void series(Series series, Seats seats);

    void welcome(Match match, Seats seats);

    /** A person is to move. */
    void turn(Match match);

    /** What to ask with; {@code again} after an answer that was no move. */
    String prompt(Match match, boolean again);

    void refused(Match match, String text, Reading.Reason reason, String message);

    /** A move was played, a forced pass among them. */
    void played(Match after, Move move, Seats seats);

    /** A program is about to take its time, and can be told not to. */
    void thinking(Seat seat);

    /** What a program says about the move it just played. */
    void remark(Seat seat, String remark);

    /** Moves were taken back, or with {@code again} played again. */
    void changed(Match match, boolean again);

    void ended(Match match);

    /** The answer to a command. */
    void answer(List<String> lines);

    /** The players left before the end. */
    void left(Match match, Optional<Keeper.Kept> kept);
}
