package dev.drey.server.store;

/**
 * A stored request for a game. A creator uses each id once.
 *
 * @param text the request without its id
 * @param gameId the game that was created
 */
public record RequestRow(String creator, String id, String text, String gameId) {}
