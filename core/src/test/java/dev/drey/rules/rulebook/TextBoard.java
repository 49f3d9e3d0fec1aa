package dev.drey.rules.rulebook;

import java.util.Arrays;
import java.util.stream.Collectors;

/** A board of characters: X, O or - for an empty cell, and a space outside the board. */
final class TextBoard {
    private final char[][] cells;

    TextBoard(int rows, int cols) {
        cells = new char[rows][cols];
        for (char[] row : cells) {
            Arrays.fill(row, '-');
        }
    }

    int rows() {
        return cells.length;
    }

    int cols() {
        return cells[0].length;
    }

    char get(int row, int col) {
        return row >= 0 && row < rows() && col >= 0 && col < cols() ? cells[row][col] : ' ';
    }

    void set(int row, int col, char piece) {
        cells[row][col] = piece;
    }

    boolean isEmpty(int row, int col) {
        return get(row, col) == '-';
    }

    int count(char piece) {
        int count = 0;
        for (char[] row : cells) {
            for (char cell : row) {
                count += cell == piece ? 1 : 0;
            }
        }
        return count;
    }

    /** Whether an orthogonal neighbour of a cell has this piece. */
    boolean hasBeside(int row, int col, char piece) {
        return get(row - 1, col) == piece
                || get(row + 1, col) == piece
                || get(row, col - 1) == piece
                || get(row, col + 1) == piece;
    }

    @Override
    public String toString() {
        return Arrays.stream(cells).map(String::new).collect(Collectors.joining("/"));
    }
}
