package dev.drey.classroom.comparison;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** One line of a file, without its terminator. */
final class AnswerLine {
    /** Lines are truncated to this length. No expected line is longer, so the rest of a longer line does not matter. */
    static final int MAX_LENGTH = 512;

    private static final int MAX_DISPLAYED = 100;

    private static final String BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";
    private static final String UTF_16_LITTLE_ENDIAN = "\u00ff\u00fe";
    private static final String UTF_16_BIG_ENDIAN = "\u00fe\u00ff";

    private final byte[] bytes;
    private final boolean truncated;

    AnswerLine(byte[] bytes, boolean truncated) {
        this.bytes = bytes;
        this.truncated = truncated;
    }

    /** The line decoded as ISO 8859-1, one character per byte. */
    String raw() {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    boolean matches(byte[] expected, int length) {
        return !truncated && Arrays.equals(bytes, 0, bytes.length, expected, 0, length);
    }

    boolean isBlank() {
        for (byte b : bytes) {
            if (b != ' ' && b != '\t') {
                return false;
            }
        }
        return !truncated;
    }

    /** The line as printable ASCII, safe for terminals, XML and spreadsheets. */
    String printable() {
        StringBuilder text = new StringBuilder();
        String decoded = decoded();
        decoded.codePoints().limit(MAX_DISPLAYED).forEach(c -> append(text, c));
        return text + (truncated || decoded.codePointCount(0, decoded.length()) > MAX_DISPLAYED ? "..." : "");
    }

    private static void append(StringBuilder text, int c) {
        if (c >= ' ' && c < 127) {
            text.appendCodePoint(c);
        } else {
            text.append(String.format(Locale.ROOT, c < 256 ? "\\x%02x" : "\\u%04x", c));
        }
    }

    /** The line decoded as UTF-8, or as ISO 8859-1 if it is not valid UTF-8 (truncation may also split a character). */
    private String decoded() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            return raw();
        }
    }

    /** Names the kind of difference between two lines if it is an easily overlooked one, such as trailing blanks. */
    static Optional<String> remark(Optional<AnswerLine> expected, Optional<AnswerLine> found) {
        return found.flatMap(line -> remark(expected.map(AnswerLine::raw).orElse(""), line.raw()));
    }

    private static Optional<String> remark(String expected, String found) {
        if (found.startsWith(BYTE_ORDER_MARK)) {
            return Optional.of("the file begins with a byte order mark; plain ASCII is expected");
        }
        if (found.startsWith(UTF_16_LITTLE_ENDIAN) || found.startsWith(UTF_16_BIG_ENDIAN) || found.indexOf('\0') >= 0) {
            return Optional.of("this is not plain text: UTF-16, or binary");
        }
        if (found.stripTrailing().equals(expected)) {
            return Optional.of(expected.isEmpty() ? "a line of blanks" : "only blanks at the end of the line differ");
        }
        if (found.replaceAll("\\s", "").equals(expected)) {
            return Optional.of("only blanks differ");
        }
        return found.equalsIgnoreCase(expected) ? Optional.of("only upper and lower case differ") : Optional.empty();
    }
}
