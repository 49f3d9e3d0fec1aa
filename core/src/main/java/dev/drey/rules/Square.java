package dev.drey.rules;

import java.util.Optional;

/**
 * What stands on a cell, enough to draw it.
 *
 * @param owner whose piece or disc is there
 * @param number what the cell itself shows: its nuts, its level; 0 where the game's cells show nothing
 */
public record Square(Optional<Side> owner, int number) {}
