package dev.drey.classroom.grade.slip;

import dev.drey.teach.Node;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a program writes the infinities; a letter is a byte. */
record Spelling(String minus, String plus) {
    static final Spelling RIGHT = new Spelling("-Infinity", "Infinity");
    static final Spelling SHORT = new Spelling("-inf", "inf");

    /** More than all nuts: no value is. */
    private static final int BEYOND = 25 * 99;

    private static final int VALUE = 2;
    private static final int BETA = 4;
    private static final Pattern SMALL_NUMBER = Pattern.compile("(-?[0-9]{1,4})(\\.0+)?");

    /**
     * What a log says where the infinities should stand: the lines on entering the root and its first child, whether or not a
     * header comes first. Empty if it writes them as it should or does not write them there.
     */
    static Optional<Spelling> in(Iterable<String> firstLines) {
        String[] root = {};
        for (String line : firstLines) {
            String[] fields = line.split(",", -1);
            boolean isRoot = fields[0].equals(Node.ROOT);
            if (fields.length <= VALUE) {
                return Optional.empty();
            }
            if (root.length == 0 && isRoot) {
                root = fields;
            } else if (root.length > 0) {
                String minus = root[VALUE];
                String plus = root.length > BETA ? root[BETA] : fields[VALUE];
                Spelling found = new Spelling(minus, isNumber(plus) ? opposite(minus) : plus);
                return isNumber(minus) || found.equals(RIGHT) ? Optional.empty() : Optional.of(found);
            }
        }
        return Optional.empty();
    }

    /** A search one ply deep has no MIN nodes, and so no other infinity to see. */
    private static String opposite(String minus) {
        return minus.startsWith("-") ? minus.substring(1) : minus;
    }

    private static boolean isNumber(String text) {
        Matcher number = SMALL_NUMBER.matcher(text);
        return number.matches() && Math.abs(Integer.parseInt(number.group(1))) <= BEYOND;
    }
}
