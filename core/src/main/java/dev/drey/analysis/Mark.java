package dev.drey.analysis;

import java.util.Locale;

/** Marks of bad moves, assigned by {@link MarkScale}, in the order of severity. Good moves have no mark. */
public enum Mark {
    INACCURACY("?!"),
    MISTAKE("?"),
    BLUNDER("??");

    private final String sign;

    Mark(String sign) {
        this.sign = sign;
    }

    /** Returns the annotation symbol used in game records. */
    public String sign() {
        return sign;
    }

    /** Returns the lower-case name used in JSON and in texts. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
