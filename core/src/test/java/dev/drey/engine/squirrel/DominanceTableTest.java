package dev.drey.engine.squirrel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Seeds;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

final class DominanceTableTest {
    private static final int SET = 0b1111111;
    private static final int CELLS = 1 << 18;

    @Test
    void aBoundHoldsForMoreOwnedCells() {
        for (int kind : new int[] {DominanceTable.LOWER, DominanceTable.UPPER}) {
            DominanceTable table = new DominanceTable(0);
            table.store(SET, kind, 0b0110, 17);
            assertThat(probe(table, SET, kind, 0b0110, 17)).isEqualTo(17);
            assertThat(probe(table, SET, kind, 0b1111, -3)).isEqualTo(17);
            assertThat(probe(table, SET, kind, 0b0110, 18)).isEqualTo(DominanceTable.NONE);
            assertThat(probe(table, SET, kind, 0b0100, 17)).isEqualTo(DominanceTable.NONE);
            assertThat(probe(table, SET, 1 - kind, 0b0110, -99)).isEqualTo(DominanceTable.NONE);
            assertThat(probe(table, SET << 1, kind, 0b0110, -99)).isEqualTo(DominanceTable.NONE);
        }
    }

    @Test
    void aStrongerEntryReplacesAWeakerOne() {
        DominanceTable table = new DominanceTable(0);
        for (int bound = 0; bound < 100; bound++) {
            table.store(SET, DominanceTable.LOWER, 0b111, bound);
        }
        table.store(SET, DominanceTable.LOWER, 0b11000, 5);
        assertThat(probe(table, SET, DominanceTable.LOWER, 0b111, 99)).isEqualTo(99);
        assertThat(probe(table, SET, DominanceTable.LOWER, 0b11000, 5)).isEqualTo(5);
    }

    @Test
    void extremeBoundsAreNotStored() {
        DominanceTable table = new DominanceTable(0);
        table.store(SET, DominanceTable.LOWER, 0, 5000);
        table.store(SET, DominanceTable.UPPER, 0, -5000);
        assertThat(probe(table, SET, DominanceTable.LOWER, 0, -9999)).isEqualTo(DominanceTable.NONE);
        assertThat(probe(table, SET, DominanceTable.UPPER, 0, -9999)).isEqualTo(DominanceTable.NONE);
        table.store(SET, DominanceTable.LOWER, 0, -4095);
        assertThat(probe(table, SET, DominanceTable.LOWER, 0, -9999)).isEqualTo(-4095);
        assertThat(probe(table, SET, DominanceTable.LOWER, 0, 9999)).isEqualTo(DominanceTable.NONE);
    }

    /** With a bucket for each set, no set replaces another one. */
    @Test
    void everySetCanHaveABucketOfItsOwn() {
        int cells = 0b10011_01100_11001_00010_00001;
        int empties = Integer.bitCount(cells);
        DominanceTable table = new DominanceTable(1 << 20);
        table.fit(cells, 1 << empties);
        for (int set = cells; set != 0; set = set - 1 & cells) {
            table.store(set, DominanceTable.LOWER, 0b1, set % 1000);
        }
        for (int set = cells; set != 0; set = set - 1 & cells) {
            assertThat(probe(table, set, DominanceTable.LOWER, 0b1, -999)).isEqualTo(set % 1000);
        }
        // A position with other empty cells starts with an empty table, and one with fewer does not.
        int fewer = cells & cells - 1;
        table.fit(fewer, 1 << empties);
        assertThat(probe(table, fewer, DominanceTable.LOWER, 0b1, -999)).isEqualTo(fewer % 1000);
        table.fit(cells ^ 0b110, 1 << empties);
        assertThat(probe(table, fewer, DominanceTable.LOWER, 0b1, -999)).isEqualTo(DominanceTable.NONE);
    }

    private record Entry(int owned, int bound) {}

    /** Many more sets than buckets, so that buckets are replaced all the time. */
    @Test
    void everyResultFollowsFromAStoredBound() {
        Seeds.each(8, seed -> {
            Random random = new Random(seed);
            DominanceTable table = new DominanceTable(0);
            Map<Integer, List<Entry>> stored = new HashMap<>();
            int found = 0;
            for (int i = 0; i < 60_000; i++) {
                int set = set(random.nextInt(6000));
                int kind = random.nextInt(2);
                List<Entry> entries = stored.computeIfAbsent(set << 1 | kind, key -> new ArrayList<>());
                int owned = random.nextInt(CELLS) & ~random.nextInt(CELLS);
                int needed = random.nextInt(200) - 100;
                int result = probe(table, set, kind, owned, needed);
                if (result != DominanceTable.NONE) {
                    found++;
                    assertThat(result).isGreaterThanOrEqualTo(needed);
                    assertThat(entries).anyMatch(entry -> (entry.owned() & ~owned) == 0 && entry.bound() == result);
                }
                int bound = random.nextInt(200) - 100;
                int fewer = owned & random.nextInt(CELLS);
                table.store(set, kind, fewer, bound);
                entries.add(new Entry(fewer, bound));
            }
            assertThat(found).isPositive();
        });
    }

    /** The bounds follow from the set and the cells, so that each thread can check every result. */
    @Test
    void threadsNeverReadBoundsOfOtherSets() throws Exception {
        DominanceTable table = new DominanceTable(0);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            List<Callable<Integer>> work = new ArrayList<>();
            for (int thread = 0; thread < 2; thread++) {
                Random random = new Random(thread);
                work.add(() -> storeAndProbe(table, random));
            }
            for (var found : threads.invokeAll(work)) {
                assertThat(found.get()).isPositive();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static int storeAndProbe(DominanceTable table, Random random) {
        int found = 0;
        for (int i = 0; i < 400_000; i++) {
            int set = set(random.nextInt(5000));
            int kind = random.nextInt(2);
            int owned = random.nextInt(CELLS);
            int result = probe(table, set, kind, owned, -4000);
            if (result != DominanceTable.NONE) {
                found++;
                assertThat(result % 1000).isEqualTo(rest(set, kind));
                assertThat(result / 1000).isLessThanOrEqualTo(Integer.bitCount(owned) / 6);
            }
            table.store(set, kind, owned, Integer.bitCount(owned) / 6 * 1000 + rest(set, kind));
        }
        return found;
    }

    private static int rest(int set, int kind) {
        return 1 + (set * 31 + kind & 0xff);
    }

    private static int set(int number) {
        return number << 8 | SET;
    }

    private static int probe(DominanceTable table, int set, int kind, int owned, int needed) {
        int bucket = table.find(set);
        return bucket == DominanceTable.NONE ? DominanceTable.NONE : table.probe(bucket, set, kind, owned, needed);
    }
}
