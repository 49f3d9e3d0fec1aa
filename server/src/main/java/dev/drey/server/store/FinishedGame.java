package dev.drey.server.store;

import java.util.Optional;

/**
 * A finished game with the summary of its review.
 *
 * @param summary empty if there is none of the requested version
 */
public record FinishedGame(GameRow game, Optional<String> summary) {}
