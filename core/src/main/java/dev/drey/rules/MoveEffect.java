package dev.drey.rules;

import java.util.List;

/**
 * The effect of a move beyond the move itself.
 *
 * @param verb the word of the game for the move, such as {@code raid}, {@code sneak}, {@code claim}, {@code build}
 * @param taken the cells of the opponent that change hands, in row-major order
 */
public record MoveEffect(String verb, List<Cell> taken) {
    /**
     * Copies the list of cells.
     *
     * @param verb the word of the game for the move
     * @param taken the cells of the opponent that change hands
     */
    public MoveEffect {
        taken = List.copyOf(taken);
    }

    /**
     * {@return the effect of a move that takes no cells from the opponent}
     *
     * @param verb the word of the game for the move
     */
    public static MoveEffect of(String verb) {
        return new MoveEffect(verb, List.of());
    }
}
