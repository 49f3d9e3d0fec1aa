package dev.drey.server.store;

/**
 * What the review of a finished game found out, as it is stored.
 *
 * @param version what the review was made with; a summary of another version counts as none
 */
public record ReviewRow(String gameId, int version, long madeAt, String summary) {}
