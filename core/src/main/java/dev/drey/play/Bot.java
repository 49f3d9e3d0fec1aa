package dev.drey.play;

import dev.drey.rules.Move;
import dev.drey.rules.Position;

/** A program that plays: any game, any position. */
public interface Bot {
    /** A legal move of a position that is not over. */
    Move choose(Position position);
}
