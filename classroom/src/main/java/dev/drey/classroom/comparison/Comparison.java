package dev.drey.classroom.comparison;

import java.util.Optional;

/** The result of comparing a student's file with the expected answer. */
public sealed interface Comparison {
    default boolean isCorrect() {
        return this instanceof Correct;
    }

    /** Whether the file exists and could be compared. */
    default boolean isReadable() {
        return this instanceof Correct || this instanceof Different;
    }

    /** The problem in one line of text, or empty if the file is correct. */
    Optional<String> problem();

    /**
     * The file is correct.
     *
     * @param lines the number of lines
     */
    record Correct(long lines) implements Comparison {
        @Override
        public Optional<String> problem() {
            return Optional.empty();
        }
    }

    /** The file does not exist. */
    record Missing() implements Comparison {
        @Override
        public Optional<String> problem() {
            return Optional.of("missing");
        }
    }

    /** The name exists, but it cannot be read as a file. */
    record Unreadable(String reason) implements Comparison {
        @Override
        public Optional<String> problem() {
            return Optional.of(reason);
        }
    }

    /**
     * The first line that differs. Both versions are printable and truncated.
     *
     * @param line the line number, counted from 1
     * @param expected the correct line; empty if the file should have ended
     * @param found the student's line; empty if the file has ended
     * @param remark the kind of difference, if it is an easily overlooked one
     */
    record Different(long line, Optional<String> expected, Optional<String> found, Optional<String> remark)
            implements Comparison {
        @Override
        public Optional<String> problem() {
            return Optional.of("line " + line + ": expected " + display(expected) + ", found " + display(found)
                    + remark.map(text -> " (" + text + ")").orElse(""));
        }

        /** One version of the line, as reports show it. */
        public static String display(Optional<String> version) {
            return version.map(text -> text.isEmpty() ? "an empty line" : text).orElse("nothing more");
        }
    }
}
