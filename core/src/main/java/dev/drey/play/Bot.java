package dev.drey.play;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Optional;

/** A program that plays any game. */
@FunctionalInterface
public interface Bot {
    /** Returns a legal move in a position that is not over. */
    Move choose(Position position);

    /** Makes the bot choose at once; called from another thread while it chooses. */
    default void moveNow() {}

    /** Whether choosing may take long, so that the player should see that the bot is thinking. */
    default boolean mayTakeLong() {
        return false;
    }

    /** The remark of the bot about the move it chose last, if any. */
    default Optional<String> remark() {
        return Optional.empty();
    }
}
