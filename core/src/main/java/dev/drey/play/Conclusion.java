package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Outcome;

/** How a game ended that the position on the board did not end: who won and why. */
public record Conclusion(Outcome outcome, Ending ending) {
    public Conclusion {
        if (ending.byRule()) {
            throw new IllegalArgumentException(ending.text() + " is for the position to say");
        }
    }
}
