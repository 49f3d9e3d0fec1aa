package dev.drey.engine;

import dev.drey.rules.Game;

/** What there is for each game; a game that brings nothing of its own is searched plainly. */
final class Brains {
    private Brains() {}

    static Brain of(Game game, long tableBytes, int threads) {
        return new PlainBrain(game);
    }
}
