package dev.drey.record;

import java.util.LinkedHashMap;
import java.util.Map;

/** Reads the tags at the start of a game. */
final class TagReader {
    /**
     * A tag with its place in the text.
     *
     * @param at the offset of the tag
     * @param valueAt the offset of its value, after the quotation mark
     */
    record Tag(String name, String value, int at, int valueAt) {}

    private static final String EXAMPLE = "a tag such as [First \"Ann\"]";

    private final Cursor cursor;
    private final Map<String, Tag> tags = new LinkedHashMap<>();

    private TagReader(Cursor cursor) {
        this.cursor = cursor;
    }

    /**
     * Returns all tags by name, in order. The version is checked first, because another version may have another
     * format.
     */
    static Map<String, Tag> read(Cursor cursor) {
        TagReader reader = new TagReader(cursor);
        Tag version = reader.readTag();
        if (!version.value().equals(RecordWriter.VERSION)) {
            throw new RecordSyntaxException(
                    version.valueAt(),
                    "unsupported record version \"" + shown(version.value()) + "\"; expected " + RecordWriter.VERSION);
        }
        cursor.skipBlanks();
        while (cursor.nextIs('[')) {
            reader.readTag();
            cursor.skipBlanks();
        }
        return reader.tags;
    }

    private static String shown(String value) {
        return Escapes.value(value.length() > 24 ? value.substring(0, 24) + "…" : value);
    }

    private Tag readTag() {
        int at = cursor.at();
        cursor.next();
        cursor.skipBlanks();
        String name = readName();
        cursor.skipBlanks();
        if (!cursor.nextIs('"')) {
            throw new RecordSyntaxException(cursor.at(), "missing value of the tag " + name + "; expected " + EXAMPLE);
        }
        int valueAt = cursor.at() + 1;
        String value = Escapes.read(cursor, '"', false, "the value of the tag " + name);
        cursor.skipBlanks();
        if (!cursor.nextIs(']')) {
            throw new RecordSyntaxException(cursor.at(), "the tag " + name + " is not closed; expected ]");
        }
        cursor.next();
        Tag tag = new Tag(name, value, at, valueAt);
        if (tags.put(name, tag) != null) {
            throw new RecordSyntaxException(at, "duplicate tag " + name);
        }
        return tag;
    }

    private String readName() {
        int at = cursor.at();
        while (!cursor.atEnd() && Tags.continuesName(cursor.peek())) {
            cursor.next();
        }
        String name = cursor.since(at);
        if (!Tags.isName(name)) {
            throw new RecordSyntaxException(at, "missing tag name; expected " + EXAMPLE);
        }
        return name;
    }
}
