package dev.drey.server.store;

import java.util.Optional;

/**
 * A game that is over, with what its review found out.
 *
 * @param summary of the review; empty if there is none of the version asked for
 */
public record FinishedGame(GameRow game, Optional<String> summary) {}
