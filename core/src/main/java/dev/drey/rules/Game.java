package dev.drey.rules;

import java.util.Arrays;
import java.util.List;

/** The rules of a game together with its set-up. A stateless value. */
public interface Game {
    GameKind kind();

    /** The set-up as text that {@link GameKind#game} parses; empty for a game without set-up. */
    String setup();

    Grid grid();

    /** The default start position. */
    Position start();

    /**
     * Parses a board.
     *
     * @throws BadText if the text is not a board of this game
     */
    Position position(TextSlice board, Side toMove);

    /**
     * Returns the move with that code in the kernel of the game.
     *
     * @throws IllegalArgumentException if there is none
     */
    Move move(int code);

    /** Returns a move on the transformed board. */
    Move transform(Symmetry symmetry, Move move);

    /** Returns this game with its set-up transformed. */
    Game transform(Symmetry symmetry);

    /** Returns this game with the set-ups of the two sides exchanged. */
    default Game exchanged() {
        return this;
    }

    /** Whether points decide the game; if not, it is only won or lost. */
    boolean scored();

    /** Whether the game can end in a draw. */
    boolean canDraw();

    /** The maximum number of moves of a game, passes included. */
    int maxGameLength();

    /** The default number of games of a match; more than one where the side that starts has an advantage. */
    default int defaultMatchLength() {
        return 1;
    }

    /** The symmetries that map positions of this game to positions of the same game. */
    default List<Symmetry> symmetries() {
        return Arrays.stream(Symmetry.values())
                .filter(s -> transform(s).equals(this))
                .toList();
    }

    /** The id and the set-up in one word that {@link Games#game} parses. */
    default String text() {
        return setup().isEmpty() ? kind().id() : kind().id() + ":" + setup();
    }
}
