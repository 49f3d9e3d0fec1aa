package dev.drey.wire.xray;

import java.util.Arrays;

/** A list of numbers that grows. */
final class Ints {
    private int[] numbers = new int[1 << 10];
    private int size;

    void add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
    }

    int[] toArray() {
        return Arrays.copyOf(numbers, size);
    }
}
