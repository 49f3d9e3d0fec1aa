package dev.drey.record;

import dev.drey.rules.Position;
import dev.drey.rules.Side;

/**
 * The number of a move. The two moves of a pair share a number; if the second side starts, its first move is the second of pair
 * 1.
 *
 * @param pair the number of the pair, from 1
 * @param side the side that moves
 */
public record MoveNumber(int pair, Side side) {
    /**
     * {@return the number of the first move from a start position}
     *
     * @param start the start position
     */
    public static MoveNumber first(Position start) {
        return new MoveNumber(1, start.toMove());
    }

    /**
     * {@return the number of the nth move from a start position, counted from 1}
     *
     * @param start the start position
     * @param ply the number of the move, from 1
     */
    public static MoveNumber of(Position start, int ply) {
        MoveNumber number = first(start);
        for (int earlier = 1; earlier < ply; earlier++) {
            number = number.next();
        }
        return number;
    }

    /** {@return the number of the next move} */
    public MoveNumber next() {
        return new MoveNumber(side == Side.FIRST ? pair : pair + 1, side.other());
    }

    boolean startsPair() {
        return side == Side.FIRST;
    }

    /** {@return the number as records write it: {@code 2.} for the first side, {@code 2...} for the second} */
    public String text() {
        return pair + (side == Side.FIRST ? "." : "...");
    }
}
