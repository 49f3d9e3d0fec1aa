package dev.drey.classroom.diagnosis;

import dev.drey.teach.Node;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a program writes the infinities. The texts are decoded as ISO 8859-1. */
record InfinitySpelling(String minus, String plus) {
    static final InfinitySpelling CORRECT = new InfinitySpelling("-Infinity", "Infinity");
    static final InfinitySpelling SHORT = new InfinitySpelling("-inf", "inf");

    private static final int VALUE_COLUMN = 2;
    private static final int BETA_COLUMN = 4;
    private static final Pattern SMALL_NUMBER = Pattern.compile("(-?[0-9]{1,5})(\\.0+)?");

    /**
     * Reads the spelling from the first lines of a log, with or without a header: the entry lines of the root and its first child show
     * infinities. Empty if they are spelled correctly or not shown there.
     *
     * @param maxValue the greatest value that a board of the case can have; a greater number is an infinity
     */
    static Optional<InfinitySpelling> detect(Iterable<String> firstLines, int maxValue) {
        String[] root = {};
        for (String line : firstLines) {
            String[] fields = line.split(",", -1);
            boolean isRoot = fields[0].equals(Node.ROOT);
            if (fields.length <= VALUE_COLUMN) {
                return Optional.empty();
            }
            if (root.length == 0 && isRoot) {
                root = fields;
            } else if (root.length > 0) {
                String minus = root[VALUE_COLUMN];
                String plus = root.length > BETA_COLUMN ? root[BETA_COLUMN] : fields[VALUE_COLUMN];
                InfinitySpelling found =
                        new InfinitySpelling(minus, isValue(plus, maxValue) ? withoutMinus(minus) : plus);
                return isValue(minus, maxValue) || found.equals(CORRECT) ? Optional.empty() : Optional.of(found);
            }
        }
        return Optional.empty();
    }

    /** Derives the positive infinity from the negative one. A search of one ply has no MIN nodes that would show it. */
    private static String withoutMinus(String minus) {
        return minus.startsWith("-") ? minus.substring(1) : minus;
    }

    /** Whether the text is a number that a board can be worth. */
    private static boolean isValue(String text, int maxValue) {
        Matcher number = SMALL_NUMBER.matcher(text);
        return number.matches() && Math.abs(Integer.parseInt(number.group(1))) <= maxValue;
    }
}
