package dev.drey.rules;

import java.util.List;

/**
 * What a move does besides being made.
 *
 * @param verb the game's own word for it, such as {@code raid}, {@code sneak}, {@code claim}, {@code build}
 * @param taken the enemy's cells that change hands, in row-major order
 */
public record MoveEffect(String verb, List<Cell> taken) {
    public MoveEffect {
        taken = List.copyOf(taken);
    }

    public static MoveEffect of(String verb) {
        return new MoveEffect(verb, List.of());
    }
}
