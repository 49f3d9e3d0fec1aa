package dev.drey.bench.load;

/**
 * Picks what the generator needs out of the server's messages. It knows their order and looks at nothing else: who measures on
 * the machine that is measured must not need it.
 */
final class Told {
    private Told() {}

    /** The first text of that name; empty if there is none. */
    static String text(String json, String name) {
        int begin = begin(json, name);
        return begin < 0 || json.charAt(begin) != '"' ? "" : json.substring(begin + 1, json.indexOf('"', begin + 1));
    }

    /** The first whole number of that name; -1 if there is none. */
    static int number(String json, String name) {
        int begin = begin(json, name);
        if (begin < 0) {
            return -1;
        }
        int end = begin;
        while (end < json.length() && Character.isDigit(json.charAt(end))) {
            end++;
        }
        return Integer.parseInt(json, begin, end, 10);
    }

    /** The moves to choose from. */
    static String[] moves(String json) {
        int begin = begin(json, "moves");
        int end = begin < 0 ? -1 : json.indexOf(']', begin);
        // Between the first quotation mark and the last one.
        return end <= begin + 2
                ? new String[0]
                : json.substring(begin + 2, end - 1).split("\",\"", -1);
    }

    private static int begin(String json, String name) {
        String key = "\"" + name + "\":";
        int at = json.indexOf(key);
        return at < 0 ? -1 : at + key.length();
    }
}
