package dev.drey.server.store;

/**
 * The number of an identity's games of one set-up with one result on one side.
 *
 * @param side the side of the identity: X or O
 * @param game the game with its set-up, as text
 * @param result in the form of game records
 */
public record ResultCount(String side, String game, String result, int games) {}
