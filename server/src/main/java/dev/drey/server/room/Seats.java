package dev.drey.server.room;

import dev.drey.rules.Side;
import java.util.Arrays;
import java.util.Optional;

/** The two seats of a game. */
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

    /** Whether no person plays. */
    boolean areEngines() {
        return first.engine().isPresent() && second.engine().isPresent();
    }

    /** The side of a player; empty for a spectator. */
    public Optional<Side> sideOf(String identity) {
        return Arrays.stream(Side.values())
                .filter(side -> of(side).isOf(identity))
                .findFirst();
    }

    /** The number of people who have a seat. */
    long people() {
        return Arrays.stream(Side.values())
                .filter(side -> of(side) instanceof Seat.Person)
                .count();
    }

    /** Whether a person other than this one has a seat. */
    boolean hasPersonOtherThan(String identity) {
        return Arrays.stream(Side.values())
                .map(this::of)
                .anyMatch(seat -> seat instanceof Seat.Person && !seat.isOf(identity));
    }

    /**
     * A free side that a person may take.
     *
     * @param hasCode whether the person knows the code of the invitation
     */
    Optional<Side> freeFor(boolean hasCode) {
        return Arrays.stream(Side.values())
                .filter(side -> of(side) instanceof Seat.Anyone || hasCode && of(side).isFree())
                .findFirst();
    }
}
