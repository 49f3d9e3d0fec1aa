package dev.drey.rules.santorini;

/** What a side's two pieces are: how they step. All build alike. */
public enum PieceType {
    /** Steps orthogonally. */
    CUBE('C'),
    /** Steps diagonally. */
    PYRAMID('P');

    private final char letter;

    PieceType(char letter) {
        this.letter = letter;
    }

    public char letter() {
        return letter;
    }

    public boolean diagonal() {
        return this == PYRAMID;
    }
}
