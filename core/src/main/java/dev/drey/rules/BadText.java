package dev.drey.rules;

/** Thrown if a text cannot be parsed. It has the column of the error, the error and the expected text. */
public final class BadText extends RuntimeException {
    private final int column;
    private final String problem;
    private final String expected;

    /**
     * @param column the column of the error, from 1
     * @param problem the error
     * @param expected a description of the valid texts
     */
    public BadText(int column, String problem, String expected) {
        super("column " + column + ": " + problem + "; expected " + expected);
        this.column = column;
        this.problem = problem;
        this.expected = expected;
    }

    public int column() {
        return column;
    }

    public String problem() {
        return problem;
    }

    public String expected() {
        return expected;
    }
}
