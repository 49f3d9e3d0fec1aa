package dev.drey.rules;

/** A place on a board: row 0 is the top row, column 0 the leftmost. The {@link Grid} defines its name. */
public record Cell(int row, int col) {}
