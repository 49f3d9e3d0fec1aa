package dev.drey.server.store;

/**
 * How often somebody's games had one result.
 *
 * @param side the side that somebody had: X or O
 * @param result as records write it
 */
public record ResultCount(String side, String result, int games) {}
