package dev.drey.cli.terminal;

import dev.drey.cli.storage.GameSaver;
import dev.drey.play.GameState;
import dev.drey.play.Match;
import dev.drey.play.Player;
import dev.drey.play.Players;
import dev.drey.rules.Move;
import dev.drey.rules.ParsedMove;
import java.util.List;
import java.util.Optional;

/** Tells what happens at the table: to people in words, or to programs. */
public interface Announcer {
    /** A match of several games: the next one begins, or the last one is over. */
    void series(Match match, Players players);

    void welcome(GameState state, Players players);

    /** A person is to move. */
    void turn(GameState state);

    /** What to ask with; {@code again} after an answer that was no move. */
    String prompt(GameState state, boolean again);

    void refused(GameState state, String text, ParsedMove.Reason reason, String message);

    /** A move was played, a forced pass among them. */
    void played(GameState after, Move move, Players players);

    /** A program is about to take its time, and can be told not to. */
    void thinking(Player player);

    /** What a program says about the move it just played. */
    void remark(Player player, String remark);

    /** Moves were taken back, or with {@code again} played again. */
    void changed(GameState state, boolean again);

    void ended(GameState state);

    /** The answer to a command. */
    void answer(List<String> lines);

    /** The players left before the end. */
    void left(GameState state, Optional<GameSaver.Kept> kept);
}
