package dev.drey.cli;

import dev.drey.play.Bots;
import dev.drey.play.Seat;
import java.util.Iterator;
import java.util.stream.Stream;

/** Who can sit at a table, for help and completion. */
final class PlayerNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Stream.concat(Stream.of(Seat.PERSON), Bots.names().stream()).iterator();
    }
}
