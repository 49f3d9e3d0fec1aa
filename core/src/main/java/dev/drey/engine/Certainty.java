package dev.drey.engine;

/** The certainty of a verdict. */
public enum Certainty {
    /** The value is proven by a search to the end of the game. */
    PROVEN,
    /** Bounds of the value are proven. */
    BOUNDED,
    /** The value is the estimate of a search of limited depth. */
    ESTIMATED;

    /** {@return the name in texts and JSON} */
    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
