package dev.drey.classroom.grade.export;

/** XML cannot hold every letter, not even escaped. */
final class XmlText {
    private XmlText() {}

    /** The text with a question mark for what XML cannot hold, or must not be trusted to keep. */
    static String clean(String text) {
        StringBuilder clean = new StringBuilder();
        text.codePoints().map(c -> isAllowed(c) ? c : '?').forEach(clean::appendCodePoint);
        return clean.toString();
    }

    private static boolean isAllowed(int c) {
        return c == '\n'
                || c == '\t'
                || c >= ' ' && c < 0x7f
                || c >= 0xa0 && c < Character.MIN_SURROGATE
                || c > Character.MAX_SURROGATE && c < 0xfffe
                || c > 0xffff && (c & 0xfffe) != 0xfffe;
    }
}
