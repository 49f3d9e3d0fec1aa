package dev.drey.server.room;

import dev.drey.rules.Side;
import java.util.Arrays;
import java.util.Optional;

/** Both sides of a board. */
public record Seats(Seat first, Seat second) {
    public Seat of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    public Seats with(Side side, Seat seat) {
        return side == Side.FIRST ? new Seats(seat, second) : new Seats(first, seat);
    }

    public Seats swapped() {
        return new Seats(second, first);
    }

    public boolean anyFree() {
        return first.isFree() || second.isFree();
    }

    /** Where somebody sits; empty for one who only watches. */
    public Optional<Side> sideOf(String identity) {
        return Arrays.stream(Side.values())
                .filter(side -> of(side).isOf(identity))
                .findFirst();
    }

    /** Whether somebody else sits here. */
    boolean anyPersonBut(String identity) {
        return Arrays.stream(Side.values())
                .map(this::of)
                .anyMatch(seat -> seat instanceof Seat.Person && !seat.isOf(identity));
    }

    /** A side that somebody with that code, or without any, may take. */
    Optional<Side> freeFor(boolean hasCode) {
        return Arrays.stream(Side.values())
                .filter(side -> of(side) instanceof Seat.Anyone || hasCode && of(side).isFree())
                .findFirst();
    }
}
