package dev.drey.engine.squirrel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class NutTableTest {
    private static final int BUCKET_BITS = 17;
    private static final int REST_BITS = NutTable.KEY_BITS - BUCKET_BITS;

    private final NutTable table = new NutTable(0);

    @Test
    void givesBackWhatWasPut() {
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            long mixed = random.nextLong() >>> 14;
            int lower = random.nextInt(4951) - 2475;
            int upper = random.nextInt(4951) - 2475;
            int move = random.nextInt(25);
            table.put(mixed, lower, upper, move);
            long entry = table.get(mixed);
            assertThat(NutTable.lower(entry)).isEqualTo(lower);
            assertThat(NutTable.upper(entry)).isEqualTo(upper);
            assertThat(NutTable.move(entry)).isEqualTo(move);
        }
    }

    /** Many keys of one bucket, among them pairs that differ in one bit alone. */
    @Test
    void neverTakesOneKeyOfABucketForAnother() {
        for (long bucket : new long[] {0, 5, (1 << BUCKET_BITS) - 1}) {
            for (int bit = 0; bit < REST_BITS; bit++) {
                long one = bucket << REST_BITS | 1L << bit;
                table.clear();
                table.put(one, -1, 1, 3);
                assertThat(table.get(one)).isNotEqualTo(NutTable.NOTHING);
                assertThat(table.get(bucket << REST_BITS)).isEqualTo(NutTable.NOTHING);
                for (int other = 0; other < NutTable.KEY_BITS; other++) {
                    assertThat(table.get(one ^ 1L << other)).isEqualTo(NutTable.NOTHING);
                }
            }
        }
    }

    @Test
    void neverTakesOneBucketForAnother() {
        long rest = 0x1_2345_6789L;
        table.put(7L << REST_BITS | rest, -1, 1, 3);
        for (long bucket = 0; bucket < 1 << BUCKET_BITS; bucket++) {
            boolean found = table.get(bucket << REST_BITS | rest) != NutTable.NOTHING;
            assertThat(found).isEqualTo(bucket == 7);
        }
    }

    @Test
    void whatIsFoundInACrowdedBucketIsRight() {
        Random random = new Random(2);
        Map<Long, Integer> last = new HashMap<>();
        for (int i = 0; i < 20_000; i++) {
            long mixed = (long) random.nextInt(3) << REST_BITS | random.nextInt(12);
            int value = random.nextInt(4951) - 2475;
            table.put(mixed, value, value, 0);
            last.put(mixed, value);
            assertThat(NutTable.lower(table.get(mixed))).isEqualTo(value);
            for (Map.Entry<Long, Integer> each : last.entrySet()) {
                long entry = table.get(each.getKey());
                if (entry != NutTable.NOTHING) {
                    assertThat(NutTable.upper(entry)).isEqualTo(each.getValue());
                }
            }
        }
    }

    @Test
    void mixingKeepsKeysApart() {
        Random random = new Random(3);
        for (int i = 0; i < 10_000; i++) {
            long key = random.nextLong() >>> 14;
            long mixed = NutTable.mix(key);
            assertThat(mixed).isBetween(0L, (1L << NutTable.KEY_BITS) - 1);
            assertThat(unmix(mixed)).isEqualTo(key);
        }
    }

    /** Each step of {@link NutTable#mix} undone, in reverse. */
    private static long unmix(long mixed) {
        long mask = (1L << NutTable.KEY_BITS) - 1;
        long key = mixed ^ mixed >>> 26;
        key = key * inverse(NutTable.SECOND_FACTOR) & mask;
        key ^= key >>> 27;
        return key * inverse(NutTable.FIRST_FACTOR) & mask;
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
    void growsUpToWhatItMay() {
        NutTable growing = new NutTable(32 << 20);
        long small = growing.capacity();
        growing.fit(1_000_000);
        assertThat(growing.capacity()).isBetween(small, 1_000_000L);
        growing.fit(Long.MAX_VALUE);
        assertThat(growing.capacity()).isEqualTo(4L << 20);
    }

    @Test
    void boundsBeyondAllValuesDoNotSpoilTheOthers() {
        NutTable table = new NutTable(0);
        long key = NutTable.mix(12345);
        table.put(key, 0, 9992, 3);
        assertThat(NutTable.lower(table.get(key))).isZero();
        assertThat(NutTable.upper(table.get(key))).isEqualTo(NutTable.MOST);
        table.put(key, -9992, 7, 3);
        assertThat(NutTable.lower(table.get(key))).isEqualTo(NutTable.LEAST);
        assertThat(NutTable.upper(table.get(key))).isEqualTo(7);
        assertThat(NutTable.move(table.get(key))).isEqualTo(3);
    }
}
