package dev.drey.engine.squirrel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class CompactTableTest {
    private static final int BUCKET_BITS = 17;
    private static final int REST_BITS = CompactTable.KEY_BITS - BUCKET_BITS;

    private final CompactTable table = new CompactTable(0);

    @Test
    void returnsTheStoredEntry() {
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            long mixed = random.nextLong() >>> 14;
            int lower = random.nextInt(4951) - 2475;
            int upper = random.nextInt(4951) - 2475;
            int move = random.nextInt(25);
            table.put(mixed, lower, upper, move);
            long entry = table.get(mixed);
            assertThat(CompactTable.lower(entry)).isEqualTo(lower);
            assertThat(CompactTable.upper(entry)).isEqualTo(upper);
            assertThat(CompactTable.move(entry)).isEqualTo(move);
        }
    }

    /** Keys of one bucket, among them pairs that differ in one bit. */
    @Test
    void tellsKeysOfOneBucketApart() {
        for (long bucket : new long[] {0, 5, (1 << BUCKET_BITS) - 1}) {
            for (int bit = 0; bit < REST_BITS; bit++) {
                long one = bucket << REST_BITS | 1L << bit;
                table.clear();
                table.put(one, -1, 1, 3);
                assertThat(table.get(one)).isNotEqualTo(CompactTable.NONE);
                assertThat(table.get(bucket << REST_BITS)).isEqualTo(CompactTable.NONE);
                for (int other = 0; other < CompactTable.KEY_BITS; other++) {
                    assertThat(table.get(one ^ 1L << other)).isEqualTo(CompactTable.NONE);
                }
            }
        }
    }

    @Test
    void tellsBucketsApart() {
        long rest = 0x1_2345_6789L;
        table.put(7L << REST_BITS | rest, -1, 1, 3);
        for (long bucket = 0; bucket < 1 << BUCKET_BITS; bucket++) {
            boolean found = table.get(bucket << REST_BITS | rest) != CompactTable.NONE;
            assertThat(found).isEqualTo(bucket == 7);
        }
    }

    @Test
    void entriesOfAnOverfullBucketAreRight() {
        Random random = new Random(2);
        Map<Long, Integer> last = new HashMap<>();
        for (int i = 0; i < 20_000; i++) {
            long mixed = (long) random.nextInt(3) << REST_BITS | random.nextInt(12);
            int value = random.nextInt(4951) - 2475;
            table.put(mixed, value, value, 0);
            last.put(mixed, value);
            assertThat(CompactTable.lower(table.get(mixed))).isEqualTo(value);
            for (Map.Entry<Long, Integer> each : last.entrySet()) {
                long entry = table.get(each.getKey());
                if (entry != CompactTable.NONE) {
                    assertThat(CompactTable.upper(entry)).isEqualTo(each.getValue());
                }
            }
        }
    }

    @Test
    void mixingKeepsKeysApart() {
        Random random = new Random(3);
        for (int i = 0; i < 10_000; i++) {
            long key = random.nextLong() >>> 14;
            long mixed = CompactTable.mix(key);
            assertThat(mixed).isBetween(0L, (1L << CompactTable.KEY_BITS) - 1);
            assertThat(unmix(mixed)).isEqualTo(key);
        }
    }

    /** Inverse of {@link CompactTable#mix}. */
    private static long unmix(long mixed) {
        long mask = (1L << CompactTable.KEY_BITS) - 1;
        long key = mixed ^ mixed >>> 26;
        key = key * inverse(CompactTable.SECOND_FACTOR) & mask;
        key ^= key >>> 27;
        return key * inverse(CompactTable.FIRST_FACTOR) & mask;
    }

    /** Newton's iteration doubles the number of right bits each time. */
    private static long inverse(long odd) {
        long inverse = odd;
        for (int i = 0; i < 6; i++) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }

    @Test
    void growsWithinItsLimit() {
        CompactTable growing = new CompactTable(32 << 20);
        long small = growing.capacity();
        growing.fit(1_000_000);
        assertThat(growing.capacity()).isBetween(small, 1_000_000L);
        growing.fit(Long.MAX_VALUE);
        assertThat(growing.capacity()).isEqualTo(4L << 20);
    }

    @Test
    void clipsBoundsBeyondAllValues() {
        CompactTable table = new CompactTable(0);
        long key = CompactTable.mix(12345);
        table.put(key, 0, 9992, 3);
        assertThat(CompactTable.lower(table.get(key))).isZero();
        assertThat(CompactTable.upper(table.get(key))).isEqualTo(CompactTable.MAX_BOUND);
        table.put(key, -9992, 7, 3);
        assertThat(CompactTable.lower(table.get(key))).isEqualTo(CompactTable.MIN_BOUND);
        assertThat(CompactTable.upper(table.get(key))).isEqualTo(7);
        assertThat(CompactTable.move(table.get(key))).isEqualTo(3);
    }
}
