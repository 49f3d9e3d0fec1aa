package dev.drey.rules;

import java.util.List;

/**
 * A move of some game. Games make their moves once and hand out the same ones; equal code and text, equal move.
 *
 * @param code how the game's kernel calls it; below 0 for a pass
 * @param text how the game's seed writes it
 * @param path the cells it touches, in the order in which they are touched; empty for a pass
 */
public record Move(int code, String text, List<Cell> path) {
    /** A forced pass, the same in every game that has one. */
    public static final Move PASS = new Move(-1, "pass", List.of());

    public Move {
        path = List.copyOf(path);
    }

    public boolean isPass() {
        return code < 0;
    }

    @Override
    public String toString() {
        return text;
    }
}
