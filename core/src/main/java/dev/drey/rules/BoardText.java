package dev.drey.rules;

import java.util.List;

/** Boards of X, O and empty cells as text: the rows from the top, separated by {@code /}. */
public final class BoardText {
    private static final String EMPTY = "-*._";

    private BoardText() {}

    /** The cells of both sides; bit {@code row * stride + col} is a cell. */
    public record Cells(long first, long second) {
        public long of(Side side) {
            return side == Side.FIRST ? first : second;
        }
    }

    public static String write(Grid grid, int stride, long first, long second) {
        StringBuilder text = new StringBuilder(grid.rows() * (grid.cols() + 1));
        for (int row = 0; row < grid.rows(); row++) {
            text.append(row == 0 ? "" : "/");
            for (int col = 0; col < grid.cols(); col++) {
                int bit = row * stride + col;
                text.append((first >>> bit & 1) != 0 ? 'X' : (second >>> bit & 1) != 0 ? 'O' : '-');
            }
        }
        return text.toString();
    }

    /** Parses the text of {@link #write}; an empty cell may also be {@code *}, {@code .} or {@code _}. */
    public static Cells read(Grid grid, int stride, TextSlice board) {
        long first = 0;
        long second = 0;
        List<TextSlice> rows = split(grid, board);
        for (int row = 0; row < grid.rows(); row++) {
            TextSlice cells = rows.get(row);
            if (cells.length() != grid.cols()) {
                throw cells.error(
                        "row " + (row + 1) + " has " + count(cells.length(), "cell"), count(grid.cols(), "cell"));
            }
            for (int col = 0; col < grid.cols(); col++) {
                long bit = 1L << (row * stride + col);
                char c = cells.charAt(col);
                if (c == 'X' || c == 'x') {
                    first |= bit;
                } else if (c == 'O' || c == 'o') {
                    second |= bit;
                } else if (EMPTY.indexOf(c) < 0) {
                    throw cells.errorAt(
                            col,
                            "invalid cell "
                                    + new TextSlice(cells.whole(), cells.from() + col, cells.from() + col + 1).quoted(),
                            "X, O or - (empty)");
                }
            }
        }
        return new Cells(first, second);
    }

    /** Splits a board into as many rows as the grid has. */
    public static List<TextSlice> split(Grid grid, TextSlice board) {
        List<TextSlice> rows = board.split('/');
        if (rows.size() != grid.rows()) {
            throw board.error(
                    "the board has " + count(rows.size(), "row"), count(grid.rows(), "row") + " separated by '/'");
        }
        return rows;
    }

    private static String count(int n, String noun) {
        return n + " " + noun + (n == 1 ? "" : "s");
    }
}
