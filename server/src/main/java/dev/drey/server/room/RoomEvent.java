package dev.drey.server.room;

import dev.drey.play.GameEvent;
import dev.drey.rules.Side;

/** Something that happened in a game on the server; each is a row, and the rows are the game. */
public sealed interface RoomEvent {
    long at();

    /** Somebody took a free chair. */
    record Seated(long at, Side side, Seat.Person person) implements RoomEvent {}

    /** Both sides are there: play begins. */
    record Started(long at) implements RoomEvent {}

    /** Something at the board. */
    record Played(GameEvent event) implements RoomEvent {
        @Override
        public long at() {
            return event.at();
        }
    }

    /** Another game follows this one. */
    record Next(long at, String game) implements RoomEvent {}

    record Cancelled(long at) implements RoomEvent {}
}
