package dev.drey.rules;

/** A place on a board: row 0 is the top one, column 0 the leftmost. How players call it is the {@link Grid}'s matter. */
public record Cell(int row, int col) {}
