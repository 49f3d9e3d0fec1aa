package dev.drey.record;

import dev.drey.rules.Position;
import dev.drey.rules.Side;

/**
 * The number of a move: both sides' moves of a pair share it, and if the second side begins, it begins in the middle of
 * pair 1.
 */
public record MoveNumber(int pair, Side side) {
    /** The number of the first move from there. */
    public static MoveNumber first(Position start) {
        return new MoveNumber(1, start.toMove());
    }

    /** The number of the move that is the nth from there, counted from 1. */
    public static MoveNumber of(Position start, int ply) {
        MoveNumber number = first(start);
        for (int earlier = 1; earlier < ply; earlier++) {
            number = number.next();
        }
        return number;
    }

    public MoveNumber next() {
        return new MoveNumber(side == Side.FIRST ? pair : pair + 1, side.other());
    }

    boolean startsPair() {
        return side == Side.FIRST;
    }

    /** {@code 2.} for the first side, {@code 2...} for the second. */
    public String text() {
        return pair + (side == Side.FIRST ? "." : "...");
    }
}
