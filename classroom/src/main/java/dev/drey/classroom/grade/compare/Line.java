package dev.drey.classroom.grade.compare;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/** A line of a file, without its end. */
final class Line {
    /** No right line is longer, so how a longer one goes on is of no interest. */
    static final int LONGEST = 512;

    private static final int SHOWN = 100;

    private final byte[] bytes;
    private final boolean cut;

    /** @param cut whether it goes on */
    Line(byte[] bytes, boolean cut) {
        this.bytes = bytes;
        this.cut = cut;
    }

    /** As it is, a letter a byte. */
    String raw() {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    boolean is(byte[] right, int length) {
        return !cut && Arrays.equals(bytes, 0, bytes.length, right, 0, length);
    }

    boolean isBlank() {
        for (byte b : bytes) {
            if (b != ' ' && b != '\t') {
                return false;
            }
        }
        return !cut;
    }

    /** As text that any terminal, XML or spreadsheet can take. */
    String printable() {
        StringBuilder text = new StringBuilder();
        String decoded = decoded();
        decoded.codePoints().limit(SHOWN).forEach(c -> append(text, c));
        return text + (cut || decoded.codePointCount(0, decoded.length()) > SHOWN ? "..." : "");
    }

    private static void append(StringBuilder text, int c) {
        if (c >= ' ' && c < 127) {
            text.appendCodePoint(c);
        } else {
            text.append(String.format(Locale.ROOT, c < 256 ? "\\x%02x" : "\\u%04x", c));
        }
    }

    /** What is not UTF-8 is taken byte by byte; in a line that was cut, the last letter may be. */
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
}
