package dev.drey.server.room;

import dev.drey.play.GameEvent;
import dev.drey.rules.Side;

/** An event of a game on the server. Each is stored as a row and never changed; replaying the rows restores the game. */
public sealed interface RoomEvent {
    /** When it happened, in milliseconds since 1970. */
    long at();

    /** A person took a free seat. */
    record Seated(long at, Side side, Seat.Person person) implements RoomEvent {}

    /** Both seats are taken and play begins. */
    record Started(long at) implements RoomEvent {}

    /** An event at the board. */
    record Played(GameEvent event) implements RoomEvent {
        @Override
        public long at() {
            return event.at();
        }
    }

    /** Another game follows this one. */
    record Next(long at, String game) implements RoomEvent {}

    /** The game was cancelled without a result. */
    record Cancelled(long at) implements RoomEvent {}

    /** The game ended because nobody joined it, or no person made a move. */
    record Expired(long at) implements RoomEvent {}
}
