package dev.drey.rules;

/** The notation of cells. Each game keeps the notation of its original description. */
public enum Coordinates {
    /** {@code D3}: column D, row 3. */
    COLUMN_LETTER,
    /** {@code d3}: column d, row 3, in lower case as in Othello transcripts. */
    SMALL_COLUMN_LETTER,
    /** {@code D3}: row D, column 3. */
    ROW_LETTER,
    /** {@code 30}: row 3, column 0. */
    DIGITS;

    String name(Cell cell) {
        return switch (this) {
            case COLUMN_LETTER -> "" + (char) ('A' + cell.col()) + (cell.row() + 1);
            case SMALL_COLUMN_LETTER -> "" + (char) ('a' + cell.col()) + (cell.row() + 1);
            case ROW_LETTER -> "" + (char) ('A' + cell.row()) + (cell.col() + 1);
            case DIGITS -> "" + cell.row() + cell.col();
        };
    }

    /**
     * {@return the label of a row of the drawn board}
     *
     * @param row the row, from 0
     */
    public String rowLabel(int row) {
        return switch (this) {
            case COLUMN_LETTER, SMALL_COLUMN_LETTER -> "" + (row + 1);
            case ROW_LETTER -> "" + (char) ('A' + row);
            case DIGITS -> "" + row;
        };
    }

    /**
     * {@return the label of a column of the drawn board}
     *
     * @param col the column, from 0
     */
    public String columnLabel(int col) {
        return switch (this) {
            case COLUMN_LETTER -> "" + (char) ('A' + col);
            case SMALL_COLUMN_LETTER -> "" + (char) ('a' + col);
            case ROW_LETTER -> "" + (col + 1);
            case DIGITS -> "" + col;
        };
    }

    /** Whether a text has the form of a cell name, on a board of any size. */
    boolean isCellName(String text) {
        if (text.length() != 2) {
            return false;
        }
        boolean letterFirst = letter(text) >= 0 && letter(text) < 26;
        return isDigit(text.charAt(1)) && (this == DIGITS ? isDigit(text.charAt(0)) : letterFirst);
    }

    /** Returns the cell of that name on an unlimited board; the text must have the form of a cell name. */
    Cell cell(String text) {
        int last = text.charAt(1);
        return switch (this) {
            case COLUMN_LETTER, SMALL_COLUMN_LETTER -> new Cell(last - '1', letter(text));
            case ROW_LETTER -> new Cell(letter(text), last - '1');
            case DIGITS -> new Cell(text.charAt(0) - '0', last - '0');
        };
    }

    /** The index of the first letter in the alphabet, from 0. */
    private static int letter(String text) {
        return (text.charAt(0) | 0x20) - 'a';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
