package dev.drey.classroom.homework;

/** An input file that cannot be answered: where it is wrong, what is wrong there, and what would be right. */
public final class BadHomework extends RuntimeException {
    private final int line;
    private final int column;

    BadHomework(int line, int column, String problem, String expected) {
        super("line " + line + ", column " + column + ": " + problem + "; expected " + expected);
        this.line = line;
        this.column = column;
    }

    /** Counted from 1. */
    public int line() {
        return line;
    }

    /** Counted from 1. */
    public int column() {
        return column;
    }
}
