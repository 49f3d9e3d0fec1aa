package dev.drey.classroom.grade.compare;

import java.util.Optional;

/** What came of holding a student's file against the right answer. */
public sealed interface Comparison {
    default boolean isRight() {
        return this instanceof Right;
    }

    /** What is wrong, in words on one line; empty if nothing is. */
    Optional<String> problem();

    /**
     * The same, line for line.
     *
     * @param lines how many there are
     */
    record Right(long lines) implements Comparison {
        @Override
        public Optional<String> problem() {
            return Optional.empty();
        }
    }

    /** There is no such file. */
    record Missing() implements Comparison {
        @Override
        public Optional<String> problem() {
            return Optional.of("missing");
        }
    }

    /** There is something of that name, but nothing to read. */
    record Unreadable(String why) implements Comparison {
        @Override
        public Optional<String> problem() {
            return Optional.of(why);
        }
    }

    /**
     * The first line that differs, both versions printable and cut to a sensible length.
     *
     * @param line counted from 1
     * @param expected the right line; empty if nothing should follow
     * @param found the student's line; empty if nothing follows
     * @param remark what kind of difference it is, where that can be told at a glance
     */
    record Different(long line, Optional<String> expected, Optional<String> found, Optional<String> remark)
            implements Comparison {
        @Override
        public Optional<String> problem() {
            return Optional.of("line " + line + ": expected " + shown(expected) + ", found " + shown(found)
                    + remark.map(text -> " (" + text + ")").orElse(""));
        }

        /** A version of the line as it is shown. */
        public static String shown(Optional<String> version) {
            return version.map(text -> text.isEmpty() ? "an empty line" : text).orElse("nothing more");
        }
    }
}
