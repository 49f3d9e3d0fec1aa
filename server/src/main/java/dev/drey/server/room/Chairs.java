package dev.drey.server.room;

import dev.drey.rules.Side;
import java.util.Arrays;
import java.util.Optional;

/** Both sides of a board. */
public record Chairs(Chair first, Chair second) {
    public Chair of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    public Chairs with(Side side, Chair chair) {
        return side == Side.FIRST ? new Chairs(chair, second) : new Chairs(first, chair);
    }

    public Chairs swapped() {
        return new Chairs(second, first);
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
                .anyMatch(chair -> chair instanceof Chair.Person && !chair.isOf(identity));
    }

    /** A side that somebody with that code, or without any, may take. */
    Optional<Side> freeFor(boolean hasCode) {
        return Arrays.stream(Side.values())
                .filter(side -> of(side) instanceof Chair.Anyone || hasCode && of(side).isFree())
                .findFirst();
    }
}
