package dev.drey.rules;

import java.util.List;

/**
 * A move of a game. Each game creates its moves once; moves with the same code and text are equal.
 *
 * @param code the code in the kernel of the game; negative for a pass
 * @param text the move in the notation of the game
 * @param path the cells that the move touches, in order; empty for a pass
 */
public record Move(int code, String text, List<Cell> path) {
    /** A forced pass, the same for all games. */
    public static final Move PASS = new Move(-1, "pass", List.of());

    /**
     * Copies the path.
     *
     * @param code the code in the kernel of the game; negative for a pass
     * @param text the move in the notation of the game
     * @param path the cells that the move touches, in order; empty for a pass
     */
    public Move {
        path = List.copyOf(path);
    }

    /** {@return whether this move is a pass} */
    public boolean isPass() {
        return code < 0;
    }

    @Override
    public String toString() {
        return text;
    }
}
