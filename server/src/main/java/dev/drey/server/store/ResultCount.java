package dev.drey.server.store;

/**
 * The number of an identity's games with one result on one side.
 *
 * @param side the side of the identity: X or O
 * @param result in the form of game records
 */
public record ResultCount(String side, String result, int games) {}
