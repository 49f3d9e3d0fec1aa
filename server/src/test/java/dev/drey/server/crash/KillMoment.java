package dev.drey.server.crash;

/** When the server is killed. */
enum KillMoment {
    /** At any time. */
    ANY,
    /** While games are being created. */
    CREATING,
    /** With the move that ends a game and starts the next one of the match. */
    NEXT_GAME
}
