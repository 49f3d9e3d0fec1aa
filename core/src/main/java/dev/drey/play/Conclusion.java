package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Outcome;

/**
 * The outcome and the reason of a game that ended off the board, for example by resignation.
 *
 * @param outcome who won
 * @param ending why the game ended
 */
public record Conclusion(Outcome outcome, Ending ending) {
    /**
     * Checks that the ending does not follow from the position.
     *
     * @param outcome who won
     * @param ending why the game ended
     */
    public Conclusion {
        if (ending.byRule()) {
            throw new IllegalArgumentException(ending.text() + " is decided by the position, not by a conclusion");
        }
    }
}
