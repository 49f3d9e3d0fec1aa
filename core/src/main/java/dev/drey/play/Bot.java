package dev.drey.play;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Optional;

/** A program that plays: any game, any position. */
public interface Bot {
    /** A legal move of a position that is not over. */
    Move choose(Position position);

    /** Asks it, from another thread while it chooses, to make up its mind at once. */
    default void moveNow() {}

    /** Whether it may take longer than one likes to wait without a word. */
    default boolean mayTakeLong() {
        return false;
    }

    /** What it has to say about the move it chose last. */
    default Optional<String> remark() {
        return Optional.empty();
    }
}
