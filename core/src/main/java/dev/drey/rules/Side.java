package dev.drey.rules;

/** One of the two sides. FIRST is always X, black, Player 1, even in a position in which the other side moves first. */
public enum Side {
    /** The first side: X, black, Player 1. */
    FIRST('X'),
    /** The second side: O, white, Player 2. */
    SECOND('O');

    private final char letter;

    Side(char letter) {
        this.letter = letter;
    }

    /** {@return the letter in position texts: X or O} */
    public char letter() {
        return letter;
    }

    /** {@return the opponent of this side} */
    public Side other() {
        return this == FIRST ? SECOND : FIRST;
    }

    /** {@return player 1 or Player 2} */
    public String player() {
        return this == FIRST ? "Player 1" : "Player 2";
    }
}
