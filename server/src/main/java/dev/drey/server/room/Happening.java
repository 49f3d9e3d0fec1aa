package dev.drey.server.room;

import dev.drey.play.Event;
import dev.drey.rules.Side;

/** Something that happened in a game on the server; each is a row, and the rows are the game. */
public sealed interface Happening {
    long at();

    /** Somebody took a free chair. */
    record Seated(long at, Side side, Chair.Person person) implements Happening {}

    /** Both sides are there: play begins. */
    record Started(long at) implements Happening {}

    /** Something at the board. */
    record Played(Event event) implements Happening {
        @Override
        public long at() {
            return event.at();
        }
    }

    /** Another game follows this one. */
    record Next(long at, String game) implements Happening {}

    record Cancelled(long at) implements Happening {}
}
