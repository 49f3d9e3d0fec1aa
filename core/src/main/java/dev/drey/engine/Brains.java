package dev.drey.engine;

import dev.drey.engine.claim.ClaimBrain;
import dev.drey.engine.othello.OthelloBrain;
import dev.drey.engine.santorini.SantoriniBrain;
import dev.drey.engine.shellos.ShellosBrain;
import dev.drey.engine.squirrel.SquirrelBrain;
import dev.drey.rules.Game;
import dev.drey.rules.claim.AdjacentClaim;
import dev.drey.rules.othello.Othello;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.shellos.ShellosShuffle;
import dev.drey.rules.squirrel.SquirrelWar;

/** What there is for each game; a game that brings nothing of its own is searched plainly. */
final class Brains {
    private Brains() {}

    static Brain of(Game game, long tableBytes, int threads) {
        if (game instanceof SquirrelWar squirrel) {
            return new SquirrelBrain(squirrel, tableBytes, threads);
        }
        if (game instanceof AdjacentClaim claim) {
            return new ClaimBrain(claim, tableBytes, threads);
        }
        if (game instanceof ShellosShuffle shellos) {
            return new ShellosBrain(shellos, tableBytes, threads);
        }
        if (game instanceof Othello othello) {
            return new OthelloBrain(othello, tableBytes, threads);
        }
        if (game instanceof Santorini santorini) {
            return new SantoriniBrain(santorini, tableBytes, threads);
        }
        return new PlainBrain(game);
    }
}
