package dev.drey.play;

import dev.drey.rules.Move;
import dev.drey.rules.Side;
import java.util.OptionalLong;

/** An event of a game. The start and the events determine a game; {@link GameState#after} applies them. */
public sealed interface GameEvent {
    /** {@return the time in milliseconds since 1970} */
    long at();

    /**
     * A move or a forced pass was made.
     *
     * @param at the time in milliseconds since 1970
     * @param side the side that moved
     * @param move the move
     * @param left the time of the mover after the move in milliseconds; empty without a clock
     */
    record Moved(long at, Side side, Move move, OptionalLong left) implements GameEvent {}

    /**
     * A side made an offer, which is open until it is answered or lapses.
     *
     * @param at the time in milliseconds since 1970
     * @param offer the offer
     */
    record Offered(long at, Offer offer) implements GameEvent {}

    /**
     * An offer was declined or withdrawn.
     *
     * @param at the time in milliseconds since 1970
     * @param side the side that declined the offer of the opponent, or withdrew its own
     * @param kind the kind of offer
     */
    record Declined(long at, Side side, Offer.Kind kind) implements GameEvent {}

    /**
     * An offer was accepted. A takeback takes effect with this event; a draw is followed by the end of the game.
     *
     * @param at the time in milliseconds since 1970
     * @param side the side that accepted the offer of the opponent
     * @param kind the kind of offer
     */
    record Agreed(long at, Side side, Offer.Kind kind) implements GameEvent {}

    /**
     * The game ended off the board.
     *
     * @param at the time in milliseconds since 1970
     * @param conclusion the outcome and the reason
     */
    record Ended(long at, Conclusion conclusion) implements GameEvent {}
}
