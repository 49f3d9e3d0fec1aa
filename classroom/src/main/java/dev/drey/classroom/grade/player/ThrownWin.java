package dev.drey.classroom.grade.player;

import dev.drey.engine.Verdict;
import dev.drey.engine.VerdictText;

/**
 * A move after which a game that was won is so no more; both are proven.
 *
 * @param played what the chosen move is worth
 * @param best a move that wins
 */
public record ThrownWin(ChosenMove chosen, Verdict played, Verdict best) {
    /** As a sentence without its full stop. */
    public String text() {
        return "move " + chosen.number() + " of " + chosen.caseName() + ": " + VerdictText.sentence(played) + ", where "
                + VerdictText.sentence(best);
    }
}
