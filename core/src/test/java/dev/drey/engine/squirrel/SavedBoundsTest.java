package dev.drey.engine.squirrel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class SavedBoundsTest {
    private static final int NO_LIMIT = 1 << 20;
    private static final int SET = 0b1111111;

    private static byte[] write(DominanceTable table, int maxInts) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        SavedBounds.write(table, new DataOutputStream(bytes), maxInts);
        return bytes.toByteArray();
    }

    private static DominanceTable read(long maxBytes, byte[] bytes) throws IOException {
        DominanceTable table = new DominanceTable(maxBytes);
        table.fit(CanonicalPosition.BOARD, 1 << 16);
        read(table, bytes);
        return table;
    }

    private static void read(DominanceTable table, byte[] bytes) throws IOException {
        SavedBounds.read(table, new DataInputStream(new ByteArrayInputStream(bytes)), NO_LIMIT);
    }

    /** Stores random bounds of sets of 9 empty cells and more. */
    private static DominanceTable filled(long seed, int stores) {
        DominanceTable table = new DominanceTable(1 << 20);
        table.fit(CanonicalPosition.BOARD, 1 << 14);
        Random random = new Random(seed);
        for (int i = 0; i < stores; i++) {
            int empty = 0b111111111 << random.nextInt(4) | 1 << random.nextInt(25);
            table.store(empty, random.nextInt(2), cells(empty, random.nextInt()), random.nextInt(300) - 150);
        }
        return table;
    }

    private static int cells(int empty, int random) {
        return random & (1 << Integer.bitCount(CanonicalPosition.neighbours(empty) & ~empty)) - 1;
    }

    private static int probe(DominanceTable table, int set, int kind, int owned, int needed) {
        int bucket = table.find(set);
        return bucket == DominanceTable.NONE ? DominanceTable.NONE : table.probe(bucket, set, kind, owned, needed);
    }

    /** Entries that others make superfluous may be missing, but what follows from them is found. */
    @Test
    void aTableOfTheSameSizeFindsAsMuch() throws IOException {
        DominanceTable table = filled(1, 2000);
        byte[] saved = write(table, NO_LIMIT);
        assertThat(saved.length).isGreaterThan(1000);
        DominanceTable copy = new DominanceTable(1 << 20);
        copy.fit(CanonicalPosition.BOARD, 1 << 14);
        read(copy, saved);
        Random random = new Random(2);
        for (int i = 0; i < 20_000; i++) {
            int empty = 0b111111111 << random.nextInt(4) | 1 << random.nextInt(25);
            int kind = random.nextInt(2);
            int owned = cells(empty, random.nextInt());
            int needed = random.nextInt(300) - 150;
            assertThat(probe(copy, empty, kind, owned, needed) == DominanceTable.NONE)
                    .isEqualTo(probe(table, empty, kind, owned, needed) == DominanceTable.NONE);
        }
    }

    /** A smaller table may lose bounds, but has none that the other one does not have. */
    @Test
    void tablesOfOtherSizesFindNothingStronger() throws IOException {
        DominanceTable table = filled(2, 3000);
        byte[] saved = write(table, NO_LIMIT);
        for (int bytes : new int[] {0, 1 << 18, 1 << 24}) {
            DominanceTable other = read(bytes, saved);
            Random random = new Random(3);
            int found = 0;
            for (int i = 0; i < 20_000; i++) {
                int empty = 0b111111111 << random.nextInt(4) | 1 << random.nextInt(25);
                int kind = random.nextInt(2);
                int owned = cells(empty, random.nextInt());
                int result = probe(other, empty, kind, owned, random.nextInt(300) - 150);
                if (result != DominanceTable.NONE) {
                    found++;
                    assertThat(probe(table, empty, kind, owned, result)).isGreaterThanOrEqualTo(result);
                }
            }
            assertThat(found).isPositive();
        }
    }

    @Test
    void setsWithFewEmptyCellsAreLeftOutFirst() throws IOException {
        DominanceTable table = new DominanceTable(1 << 20);
        table.store(0b11111111, DominanceTable.LOWER, 0b1, 8);
        table.store(0b111111111, DominanceTable.LOWER, 0b1, 9);
        table.store(0b1111111111, DominanceTable.UPPER, 0b1, 10);

        DominanceTable copy = read(0, write(table, 5));
        assertThat(probe(copy, 0b1111111111, DominanceTable.UPPER, 0b1, 0)).isEqualTo(10);
        assertThat(probe(copy, 0b111111111, DominanceTable.LOWER, 0b1, 0)).isEqualTo(9);
        assertThat(copy.find(0b11111111)).isEqualTo(DominanceTable.NONE);
        assertThat(write(read(0, write(table, 1)), NO_LIMIT)).hasSize(8);
    }

    @Test
    void setsOfOtherPositionsAreLeftOut() throws IOException {
        DominanceTable table = new DominanceTable(1 << 20);
        table.fit(CanonicalPosition.BOARD, 1);
        table.store(SET << 1, DominanceTable.LOWER, 0b1, 8);
        table.fit(SET << 1, 1);
        assertThat(write(table, NO_LIMIT)).hasSize(16);
        table.fit(SET, 1);
        assertThat(write(table, NO_LIMIT)).hasSize(8);
    }

    @Test
    void nothingIsStoredUnlessEverythingIsValid() throws IOException {
        int good = 17 + 4096 << 19 | 0b11;
        int touched = Integer.bitCount(CanonicalPosition.neighbours(SET) & ~SET);
        byte[] valid = ints(1, SET << 4 | 1, good, 0);
        assertThat(probe(read(0, valid), SET, DominanceTable.LOWER, 0b11, 0)).isEqualTo(17);
        int[][] damaged = {
            {2, SET << 4 | 1, good, 0},
            {1, SET << 4 | 1, good, SET << 4 | 1, 0b11, 0},
            {1, SET << 4 | 1, good, SET << 4 | 1, 0, 0},
            {1, SET << 4 | 1, good, SET << 4 | 1, good | 1 << touched, 0},
            {1, SET << 4 | 1, good, 0b111 << 4 | 1, good, 0},
            {1, SET << 4 | 1, good, 1 << 30 | SET << 4 | 1, good, 0},
        };
        for (int[] data : damaged) {
            DominanceTable table = new DominanceTable(0);
            assertThatThrownBy(() -> read(table, ints(data)))
                    .as(Arrays.toString(data))
                    .isInstanceOf(IOException.class);
            assertThat(table.find(SET)).isEqualTo(DominanceTable.NONE);
        }
        for (int length = 0; length < valid.length; length++) {
            DominanceTable table = new DominanceTable(0);
            byte[] part = Arrays.copyOf(valid, length);
            assertThatThrownBy(() -> read(table, part)).isInstanceOf(EOFException.class);
            assertThat(table.find(SET)).isEqualTo(DominanceTable.NONE);
        }
        assertThatThrownBy(() -> SavedBounds.read(
                        new DominanceTable(0), new DataInputStream(new ByteArrayInputStream(valid)), 1))
                .hasMessage("too many bounds");
    }

    private static byte[] ints(int... values) {
        ByteBuffer bytes = ByteBuffer.allocate(values.length * Integer.BYTES);
        for (int value : values) {
            bytes.putInt(value);
        }
        return bytes.array();
    }
}
