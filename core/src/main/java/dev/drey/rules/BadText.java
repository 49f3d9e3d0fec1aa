package dev.drey.rules;

/** Thrown if a text cannot be parsed. It has the column of the error, the error and the expected text. */
public final class BadText extends RuntimeException {
    /** Maximum length of a single word in which an error is easy to find without its column. */
    private static final int SHORT_WORD = 24;

    /** The column of the error, from 1. */
    private final int column;

    /** The error, without its place. */
    private final String problem;

    /** A description of the valid texts. */
    private final String expected;

    /**
     * Creates an error at a column of a text.
     *
     * @param text the whole text; the message names the column only if it helps to find the error in this text
     * @param column the column of the error, from 1
     * @param problem the error
     * @param expected a description of the valid texts
     */
    public BadText(String text, int column, String problem, String expected) {
        super((columnHelps(text, column) ? "column " + column + ": " : "") + explanation(problem, expected));
        this.column = column;
        this.problem = problem;
        this.expected = expected;
    }

    private static boolean columnHelps(String text, int column) {
        String words = text.strip();
        return column > 1 && (words.length() > SHORT_WORD || words.chars().anyMatch(Character::isWhitespace));
    }

    private static String explanation(String problem, String expected) {
        return problem + "; expected " + expected;
    }

    /** {@return the column of the error, from 1} */
    public int column() {
        return column;
    }

    /** {@return what is wrong, without the place} */
    public String problem() {
        return problem;
    }

    /** {@return a description of the valid texts} */
    public String expected() {
        return expected;
    }

    /** {@return the problem and the expected text, without the column} */
    public String explanation() {
        return explanation(problem, expected);
    }
}
