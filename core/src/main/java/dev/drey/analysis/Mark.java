package dev.drey.analysis;

import java.util.Locale;

/** Marks of bad moves, assigned by {@link MarkScale}, in the order of severity. Good moves have no mark. */
public enum Mark {
    /** A small loss. */
    INACCURACY("?!"),
    /** A large loss, or a win turned into a draw or a draw into a loss. */
    MISTAKE("?"),
    /** A very large loss, or a win turned into a loss. */
    BLUNDER("??");

    private final String sign;

    Mark(String sign) {
        this.sign = sign;
    }

    /** {@return the annotation symbol used in game records} */
    public String sign() {
        return sign;
    }

    /** {@return the lower-case name used in JSON and in texts} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
