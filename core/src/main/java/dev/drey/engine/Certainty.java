package dev.drey.engine;

/** How sure a verdict is. */
public enum Certainty {
    /** The value is known: everything that matters was looked at, up to the end of the game. */
    PROVEN,
    /** The value is at least, or at most, or between two numbers: that much is proven. */
    BOUNDED,
    /** A search that stopped somewhere thinks so. */
    ESTIMATED;

    /** As people and programs read it. */
    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
