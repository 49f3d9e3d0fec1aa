package dev.drey.rules.santorini;

/** The type of the two pieces of a side, which decides how they step. All types build alike. */
public enum PieceType {
    /** Steps orthogonally. */
    CUBE('C'),
    /** Steps diagonally. */
    PYRAMID('P');

    private final char letter;

    PieceType(char letter) {
        this.letter = letter;
    }

    /** {@return the letter in position texts: C or P} */
    public char letter() {
        return letter;
    }

    /** {@return whether pieces of this type step diagonally} */
    public boolean diagonal() {
        return this == PYRAMID;
    }
}
