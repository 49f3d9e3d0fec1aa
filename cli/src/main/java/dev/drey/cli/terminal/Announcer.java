package dev.drey.cli.terminal;

import dev.drey.cli.storage.SavedGame;
import dev.drey.play.BotFailure;
import dev.drey.play.GameState;
import dev.drey.play.Match;
import dev.drey.play.Player;
import dev.drey.play.Players;
import dev.drey.rules.Move;
import dev.drey.rules.Rejection;
import java.util.List;
import java.util.Optional;

/** Announces the events of a game at the terminal, in words for people or as JSON for programs. */
public interface Announcer {
    /**
     * The next game of a match begins, or the last one is over.
     *
     * @param players the players of that game
     */
    void match(Match match, Players players);

    void welcome(GameState state, Players players);

    /** A person is to move. */
    void turn(GameState state);

    /** The prompt; {@code again} after a line that was not a legal move. */
    String prompt(GameState state, boolean again);

    /** Whether players are asked for the rest of a move that they have begun to type. */
    boolean asksForRest();

    /**
     * The prompt for the rest of a move.
     *
     * @param typed the start of the move
     * @param options the cells that can come next
     */
    String promptForRest(GameState state, String typed, List<String> options);

    /** A line was not a legal move. */
    void rejected(GameState state, String text, Rejection rejection);

    /** A move or a forced pass was played. */
    void played(GameState after, Move move, Players players);

    /** A program starts to think; Enter makes it move now. */
    void thinking(Player player);

    /** The remark of a program about the move it just played. */
    void remark(Player player, String remark);

    /** A program failed and loses the game. */
    void failed(Player player, BotFailure failure);

    /** Moves were taken back or, with {@code again}, redone. */
    void changed(GameState state, boolean again);

    void ended(GameState state);

    /** The answer to a command. */
    void answer(List<String> lines);

    /** The players left before the end. */
    void left(GameState state, Optional<SavedGame.Status> saved);
}
