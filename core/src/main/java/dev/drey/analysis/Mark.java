package dev.drey.analysis;

import java.util.Locale;

/** How bad a move was; a good one has no mark. {@link MarkScale} decides. In rising order. */
public enum Mark {
    INACCURACY("?!"),
    MISTAKE("?"),
    BLUNDER("??");

    private final String sign;

    Mark(String sign) {
        this.sign = sign;
    }

    /** As game records write it behind a move. */
    public String sign() {
        return sign;
    }

    /** As people and programs read it. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
