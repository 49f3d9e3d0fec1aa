package dev.drey.bench.load;

/**
 * Reads single fields of the server's messages without parsing the whole, as the generator must not take processor time from the
 * server on the same machine. It relies on the order of the fields.
 */
final class MessageFields {
    private MessageFields() {}

    /** The first string field of this name; empty if there is none. */
    static String text(String json, String name) {
        int begin = begin(json, name);
        return begin < 0 || json.charAt(begin) != '"' ? "" : json.substring(begin + 1, json.indexOf('"', begin + 1));
    }

    /** The first integer field of this name; -1 if there is none. */
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

    /** The legal moves. */
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
