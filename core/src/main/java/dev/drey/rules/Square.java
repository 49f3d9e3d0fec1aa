package dev.drey.rules;

import java.util.Optional;

/**
 * The content of a cell, sufficient for drawing it.
 *
 * @param owner the side whose piece or disc is on the cell
 * @param number the number on the cell, such as its nuts or its level; 0 in games without numbers
 */
public record Square(Optional<Side> owner, int number) {}
