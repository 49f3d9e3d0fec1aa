package dev.drey.server.store;

/**
 * The stored summary of the review of a finished game.
 *
 * @param version the version of the review; summaries of other versions are ignored
 */
public record ReviewRow(String gameId, int version, long madeAt, String summary) {}
