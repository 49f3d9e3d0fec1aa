package dev.drey.rules;

import java.util.Arrays;
import java.util.List;

/** The rules of a game together with its set-up: everything about a game but the position. A stateless value. */
public interface Game {
    GameKind kind();

    /** The set-up as text, as {@link GameKind#game} reads it; empty for a game that has none. */
    String setup();

    Grid grid();

    /** Where play starts by default. */
    Position start();

    /**
     * The position with that board and that side to move.
     *
     * @throws BadText if the board is not one of this game
     */
    Position position(TextSlice board, Side toMove);

    /**
     * The move that the game's kernel calls so.
     *
     * @throws IllegalArgumentException if there is none
     */
    Move move(int code);

    /** The move as it is made on the board turned over. */
    Move transform(Symmetry symmetry, Move move);

    /** The same game with its set-up turned over. */
    Game transform(Symmetry symmetry);

    /** The same game with the sides exchanged: what was settled for one side is settled for the other. */
    default Game exchanged() {
        return this;
    }

    /** Whether points decide it; if not, it is won or lost. */
    boolean scored();

    /** Whether it can end in a draw. */
    boolean canDraw();

    /** No game has more moves than this, passes included. */
    int longestGame();

    /** How many games a match has if nobody says otherwise; more than one where the side that starts has it easier. */
    default int defaultMatchLength() {
        return 1;
    }

    /** The symmetries that carry positions of this game onto positions of this same game. */
    default List<Symmetry> symmetries() {
        return Arrays.stream(Symmetry.values())
                .filter(s -> transform(s).equals(this))
                .toList();
    }

    /** Id and set-up in one word, as {@link Games#game} reads it. */
    default String text() {
        return setup().isEmpty() ? kind().id() : kind().id() + ":" + setup();
    }
}
