package dev.drey.rules;

/** One of the two sides. FIRST is always X, black, Player 1, also where a set-up lets the other side move first. */
public enum Side {
    FIRST('X'),
    SECOND('O');

    private final char letter;

    Side(char letter) {
        this.letter = letter;
    }

    /** X or O, as every position text writes it. */
    public char letter() {
        return letter;
    }

    public Side other() {
        return this == FIRST ? SECOND : FIRST;
    }

    /** Player 1 or Player 2. */
    public String player() {
        return this == FIRST ? "Player 1" : "Player 2";
    }
}
