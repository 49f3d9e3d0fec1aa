package dev.drey.analysis.explain;

import dev.drey.rules.Game;
import dev.drey.rules.claim.AdjacentClaim;
import dev.drey.rules.othello.Othello;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.shellos.ShellosShuffle;
import dev.drey.rules.squirrel.SquirrelWar;

/** What there is for each game; a game that brings nothing of its own is explained by how it ends. */
final class ReasonFinders {
    private ReasonFinders() {}

    static ReasonFinder of(Game game) {
        if (game instanceof SquirrelWar) {
            return new SquirrelFinder();
        }
        if (game instanceof Santorini) {
            return new SantoriniFinder();
        }
        if (game instanceof AdjacentClaim) {
            return new ClaimFinder();
        }
        if (game instanceof ShellosShuffle || game instanceof Othello) {
            return new DiscFinder();
        }
        return new EndFinder(MoveReason.Unit.CELLS);
    }
}
