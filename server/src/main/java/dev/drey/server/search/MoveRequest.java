package dev.drey.server.search;

import dev.drey.engine.Level;
import dev.drey.rules.Position;
import java.time.Duration;

/**
 * A request for a move of an engine.
 *
 * @param maxTime maximum thinking time; with a running clock, a small part of the time left
 * @param owner the player who created the game
 * @param personWaits whether a person plays in the game; games between engines get the time that nobody else needs
 */
public record MoveRequest(Position position, Level level, Duration maxTime, SearchOwner owner, boolean personWaits) {}
