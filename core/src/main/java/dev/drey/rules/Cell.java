package dev.drey.rules;

/**
 * A place on a board: row 0 is the top row, column 0 the leftmost. The {@link Grid} defines its name.
 *
 * @param row the row, from 0 at the top
 * @param col the column, from 0 at the left
 */
public record Cell(int row, int col) {}
