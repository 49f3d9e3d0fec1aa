package dev.drey.play;

import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import java.util.Optional;

/** A program that plays any game. */
@FunctionalInterface
public interface Bot extends AutoCloseable {
    /**
     * {@return a legal move in a position that is not over}
     *
     * @param position a position in which the game is not over
     * @throws BotFailure if the bot cannot go on, so that it loses the game
     */
    Move choose(Position position);

    /** Makes the bot choose at once; called from another thread while it chooses. */
    default void moveNow() {}

    /** {@return whether choosing may take long, so that the player should see that the bot is thinking} */
    default boolean mayTakeLong() {
        return false;
    }

    /** {@return the remark of the bot about the move it chose last, if any} */
    default Optional<String> remark() {
        return Optional.empty();
    }

    /**
     * Informs the bot that the game is over; it may be asked to play another.
     *
     * @param outcome the result of the game
     */
    default void gameOver(Outcome outcome) {}

    /** Ends the bot, which plays no other game. */
    @Override
    default void close() {}
}
