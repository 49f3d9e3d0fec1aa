package dev.drey.wire.xray;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Numbers under one name, as the page reads them into a typed array. */
final class Column {
    /** Where an array of any type may begin. */
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

    /** Numbers from 0 on, in a byte each where that will do: it mostly does, and the page has to read them all. */
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

    /** The name of the page's array type. */
    String type() {
        return type;
    }

    int length() {
        return length;
    }

    /** Writes the numbers, the low byte of each first, and fills up so that another column can follow. */
    void writeTo(OutputStream out) throws IOException {
        out.write(bytes);
        out.write(new byte[Math.floorMod(-bytes.length, ALIGNMENT)]);
    }
}
