package dev.drey.wire.xray;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/** A named column of numbers, which the page reads into a typed array. */
final class Column {
    /** Every column starts at a multiple of this offset, so that an array of any type may start there. */
    private static final int ALIGNMENT = 4;

    private final String name;
    private final String type;
    private final int length;
    private final byte[] bytes;

    private Column(String name, String type, int length, byte[] bytes) {
        this.name = name;
        this.type = type;
        this.length = length;
        this.bytes = bytes;
    }

    static Column bytes(String name, byte[] numbers) {
        return new Column(name, "Uint8Array", numbers.length, numbers);
    }

    static Column ints(String name, int[] numbers) {
        ByteBuffer buffer = ByteBuffer.allocate(Integer.BYTES * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
        buffer.asIntBuffer().put(numbers);
        return new Column(name, "Int32Array", numbers.length, buffer.array());
    }

    /** Returns a column of non-negative numbers, with one byte each if all of them fit. */
    static Column counts(String name, int[] numbers) {
        if (Arrays.stream(numbers).anyMatch(number -> number > 0xFF)) {
            return ints(name, numbers);
        }
        byte[] small = new byte[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            small[i] = (byte) numbers[i];
        }
        return bytes(name, small);
    }

    String name() {
        return name;
    }

    /** The name of the JavaScript array type. */
    String type() {
        return type;
    }

    int length() {
        return length;
    }

    /** Writes all columns one after another, little-endian, compressed and in Base64. The writer stays open. */
    static void writeAll(List<Column> columns, Writer out) throws IOException {
        try (OutputStream compressed = new GZIPOutputStream(Base64.getEncoder().wrap(new AsciiStream(out)))) {
            for (Column column : columns) {
                compressed.write(column.bytes);
                compressed.write(new byte[Math.floorMod(-column.bytes.length, ALIGNMENT)]);
            }
        }
    }

    /** A dictionary encoding: each distinct value is stored once, and a column refers to it by its index. */
    static final class Dictionary<T> {
        private final Map<T, Integer> indexes = new HashMap<>();
        private final List<T> values = new ArrayList<>();

        int index(T value) {
            return indexes.computeIfAbsent(value, added -> {
                values.add(added);
                return values.size() - 1;
            });
        }

        /** The values in the order of their indexes. */
        List<T> values() {
            return List.copyOf(values);
        }
    }

    /** Passes ASCII bytes on to a writer, which it does not close. */
    private static final class AsciiStream extends OutputStream {
        private final Writer out;

        AsciiStream(Writer out) {
            this.out = out;
        }

        @Override
        public void write(int letter) throws IOException {
            out.write(letter);
        }

        @Override
        public void close() {}
    }
}
