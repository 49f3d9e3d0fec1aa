package dev.drey.engine;

import dev.drey.engine.claim.ClaimEngine;
import dev.drey.engine.othello.OthelloEngine;
import dev.drey.engine.santorini.SantoriniEngine;
import dev.drey.engine.shellos.ShellosEngine;
import dev.drey.engine.squirrel.SquirrelEngine;
import dev.drey.rules.Game;
import dev.drey.rules.claim.AdjacentClaim;
import dev.drey.rules.othello.Othello;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.shellos.ShellosShuffle;
import dev.drey.rules.squirrel.SquirrelWar;

/** Creates the engine of a game. */
final class GameEngines {
    private GameEngines() {}

    /** A new engine; a {@link GenericEngine} for a game without its own. */
    static GameEngine of(Game game, long tableBytes, int threads) {
        if (game instanceof SquirrelWar squirrel) {
            return new SquirrelEngine(squirrel, tableBytes, threads);
        }
        if (game instanceof AdjacentClaim claim) {
            return new ClaimEngine(claim, tableBytes, threads);
        }
        if (game instanceof ShellosShuffle shellos) {
            return new ShellosEngine(shellos, tableBytes, threads);
        }
        if (game instanceof Othello othello) {
            return new OthelloEngine(othello, tableBytes, threads);
        }
        if (game instanceof Santorini santorini) {
            return new SantoriniEngine(santorini, tableBytes, threads);
        }
        return new GenericEngine(game);
    }
}
