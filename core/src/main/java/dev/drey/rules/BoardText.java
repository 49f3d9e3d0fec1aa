package dev.drey.rules;

import java.util.List;

/** Boards of X, O and empty cells as text: the rows from the top, separated by {@code /}. */
public final class BoardText {
    private static final String EMPTY = "-*._";

    private BoardText() {}

    /**
     * The cells of both sides; bit {@code row * stride + col} is a cell.
     *
     * @param first the cells of the first side
     * @param second the cells of the second side
     */
    public record Cells(long first, long second) {
        /**
         * {@return the cells of a side}
         *
         * @param side the side
         */
        public long of(Side side) {
            return side == Side.FIRST ? first : second;
        }
    }

    /**
     * {@return the board as text}
     *
     * @param grid the board
     * @param stride the number of bits per row
     * @param first the cells of the first side
     * @param second the cells of the second side
     */
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

    /**
     * Parses the text of {@link #write}; an empty cell may also be {@code *}, {@code .} or {@code _}.
     *
     * @param grid the board
     * @param stride the number of bits per row
     * @param board the text
     * @return the cells of both sides
     * @throws BadText if the text is not a board of this size
     */
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

    /**
     * Splits a board into as many rows as the grid has.
     *
     * @param grid the board
     * @param board the text
     * @return the rows, from the top
     * @throws BadText if there are more rows or fewer
     */
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
