package dev.drey.play;

import dev.drey.rules.Move;
import dev.drey.rules.Side;
import java.util.OptionalLong;

/** Something that happened in a game. A game is where it started and its events: {@link GameState#after} tells what they made of it. */
public sealed interface GameEvent {
    /** When, in milliseconds since 1970. */
    long at();

    /**
     * A move was made, or a forced pass.
     *
     * @param left what the mover's clock shows after it, in milliseconds; empty without a clock
     */
    record Moved(long at, Side side, Move move, OptionalLong left) implements GameEvent {}

    /** A side made an offer, which stands until it is answered or lapses. */
    record Offered(long at, Offer offer) implements GameEvent {}

    /**
     * An offer is off.
     *
     * @param side who declined the other's offer, or withdrew its own
     */
    record Declined(long at, Side side, Offer.Kind kind) implements GameEvent {}

    /**
     * An offer was accepted. A takeback is done with it; a draw is followed by the end.
     *
     * @param side who accepted the other's offer
     */
    record Agreed(long at, Side side, Offer.Kind kind) implements GameEvent {}

    /** The game ended in a way that the board does not show. */
    record Ended(long at, Conclusion how) implements GameEvent {}
}
