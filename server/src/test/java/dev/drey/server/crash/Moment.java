package dev.drey.server.crash;

/** When the server is killed. */
enum Moment {
    /** At any time. */
    ANY,
    /** While games are being made. */
    CREATING,
    /** With the move that ends a game, and begins the next one of the match. */
    NEXT_GAME
}
