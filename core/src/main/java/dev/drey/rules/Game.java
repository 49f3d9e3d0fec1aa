package dev.drey.rules;

import java.util.Arrays;
import java.util.List;

/** The rules of a game together with its set-up. A stateless value. */
public interface Game {
    /** {@return the kind of game, such as Othello} */
    GameKind kind();

    /** {@return the set-up as text that {@link GameKind#game} parses; empty for a game without set-up} */
    String setup();

    /** {@return the size of the board and the names of its cells} */
    Grid grid();

    /** {@return the default start position} */
    Position start();

    /**
     * Parses a board.
     *
     * @param board the text of the board
     * @param toMove the side to move
     * @return the position
     * @throws BadText if the text is not a board of this game
     */
    Position position(TextSlice board, Side toMove);

    /**
     * {@return the move with that code in the kernel of the game}
     *
     * @param code the code of the move
     * @throws IllegalArgumentException if there is none
     */
    Move move(int code);

    /**
     * {@return a move on the transformed board}
     *
     * @param symmetry the symmetry
     * @param move a move of this game
     */
    Move transform(Symmetry symmetry, Move move);

    /**
     * {@return this game with its set-up transformed}
     *
     * @param symmetry the symmetry
     */
    Game transform(Symmetry symmetry);

    /** {@return this game with the set-ups of the two sides exchanged} */
    default Game exchanged() {
        return this;
    }

    /** {@return whether points decide the game; if not, it is only won or lost} */
    boolean scored();

    /** {@return whether the game can end in a draw} */
    boolean canDraw();

    /** {@return the maximum number of moves of a game, passes included} */
    int maxGameLength();

    /** {@return the default number of games of a match; more than one where the side that starts has an advantage} */
    default int defaultMatchLength() {
        return 1;
    }

    /** {@return the symmetries that map positions of this game to positions of the same game} */
    default List<Symmetry> symmetries() {
        return Arrays.stream(Symmetry.values())
                .filter(s -> transform(s).equals(this))
                .toList();
    }

    /** {@return the id and the set-up in one word that {@link Games#game} parses} */
    default String text() {
        return setup().isEmpty() ? kind().id() : kind().id() + ":" + setup();
    }
}
