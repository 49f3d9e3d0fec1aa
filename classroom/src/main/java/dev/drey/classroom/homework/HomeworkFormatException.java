package dev.drey.classroom.homework;

/** Thrown for a malformed input file. The message gives the line, the column, the problem and the expected text. */
public final class HomeworkFormatException extends RuntimeException {
    private final int line;
    private final int column;

    HomeworkFormatException(int line, int column, String problem, String expected) {
        super("line " + line + ", column " + column + ": " + problem + "; expected " + expected);
        this.line = line;
        this.column = column;
    }

    /** The line, counted from 1. */
    public int line() {
        return line;
    }

    /** The column, counted from 1. */
    public int column() {
        return column;
    }
}
