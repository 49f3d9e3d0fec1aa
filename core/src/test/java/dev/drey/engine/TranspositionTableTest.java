package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every rule holds for keys of two longs and of three. */
final class TranspositionTableTest {
    /** One interface to both kinds of tables; an entry is a weight and a payload of up to 24 bits. */
    private record Table(TranspositionTable table, int keyLongs) {
        static Table ofOneBucket(int keyLongs) {
            return new Table(new TranspositionTable(keyLongs, 0), keyLongs);
        }

        void put(List<Long> key, int weight, int payload) {
            long a = key.get(0);
            long b = key.get(1);
            if (keyLongs == 2) {
                table.put(a, b, (long) weight << 56 | payload);
            } else {
                long c = key.get(2);
                table.put(a, b, c, TranspositionTable.hash(a, b, c), weight << 24 | payload);
            }
        }

        /** The payload, or 0 if there is no entry. */
        int get(List<Long> key) {
            long a = key.get(0);
            long b = key.get(1);
            if (keyLongs == 2) {
                return (int) table.get(a, b) & 0xffffff;
            }
            long c = key.get(2);
            return table.get(a, b, c, TranspositionTable.hash(a, b, c)) & 0xffffff;
        }

        /** A key whose longs all depend on the number. */
        List<Long> key(long number) {
            return keyLongs == 2 ? List.of(number, -number) : List.of(number, -number, number * number);
        }
    }

    /** All keys collide in one bucket, and they share some longs or have them exchanged. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void findsOnlyEntriesOfTheKeyAskedFor(int keyLongs) {
        Table table = Table.ofOneBucket(keyLongs);
        Map<List<Long>, Integer> written = new HashMap<>();
        Random random = new Random(1);
        for (int i = 1; i <= 20_000; i++) {
            List<Long> key =
                    random.longs(keyLongs, 0, keyLongs == 2 ? 4 : 3).boxed().toList();
            if (random.nextBoolean()) {
                table.put(key, random.nextInt(60), i);
                written.put(key, i);
            } else {
                int found = table.get(key);
                if (found != TranspositionTable.NONE) {
                    assertThat(found).isEqualTo(written.get(key));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void keepsTheHeaviestAndTheNewestEntry(int keyLongs) {
        Table table = Table.ofOneBucket(keyLongs);
        table.put(table.key(1), 50, 1);
        for (int i = 2; i < 100; i++) {
            table.put(table.key(i), 10, i);
            assertThat(table.get(table.key(i))).isEqualTo(i);
        }
        assertThat(table.get(table.key(1))).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void movesTheFirstEntryToTheSecondSlotWhenAHeavierOneComes(int keyLongs) {
        Table table = Table.ofOneBucket(keyLongs);
        table.put(table.key(1), 10, 1);
        table.put(table.key(2), 20, 2);
        assertThat(table.get(table.key(1))).isEqualTo(1);
        assertThat(table.get(table.key(2))).isEqualTo(2);
        table.put(table.key(3), 30, 3);
        assertThat(table.get(table.key(1))).isEqualTo(TranspositionTable.NONE);
        assertThat(table.get(table.key(2))).isEqualTo(2);
        assertThat(table.get(table.key(3))).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void replacesTheEntryOfTheSameKey(int keyLongs) {
        Table table = Table.ofOneBucket(keyLongs);
        table.put(table.key(1), 50, 1);
        table.put(table.key(2), 10, 2);
        table.put(table.key(1), 5, 11);
        table.put(table.key(2), 60, 12);
        assertThat(table.get(table.key(1))).isEqualTo(11);
        assertThat(table.get(table.key(2))).isEqualTo(12);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void growsToTheNeededSizeWithinItsLimit(int keyLongs) {
        TranspositionTable growing = new TranspositionTable(keyLongs, 1 << 20);
        Table table = new Table(growing, keyLongs);
        assertThat(growing.capacity()).isEqualTo(2);
        growing.fit(1000);
        assertThat(growing.capacity()).isBetween(1000L, 4000L);
        growing.fit(Long.MAX_VALUE);
        assertThat(growing.capacity()).isEqualTo(2 * (1 << 20) / 64);
        table.put(table.key(3), 1, 5);
        assertThat(table.get(table.key(3))).isEqualTo(5);
        growing.clear();
        assertThat(table.get(table.key(3))).isEqualTo(TranspositionTable.NONE);
    }

    /** Two threads write and read the same bucket; an entry found must be one that was written with its key. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void threadsNeverReadAMixtureOfTwoWrites(int keyLongs) throws InterruptedException {
        Table table = Table.ofOneBucket(keyLongs);
        List<List<Long>> keys = List.of(
                table.key(1),
                table.key(2),
                table.key(3),
                table.key(4),
                table.key(5),
                table.key(6),
                table.key(7),
                table.key(8));
        AtomicBoolean mixed = new AtomicBoolean();
        Runnable work = () -> {
            Random random = new Random(Thread.currentThread().getId());
            for (int i = 0; i < 300_000; i++) {
                int number = random.nextInt(keys.size());
                if (random.nextBoolean()) {
                    table.put(keys.get(number), random.nextInt(100), number + 1);
                } else {
                    int found = table.get(keys.get(number));
                    if (found != TranspositionTable.NONE && found != number + 1) {
                        mixed.set(true);
                    }
                }
            }
        };
        Thread other = new Thread(work);
        other.start();
        work.run();
        other.join();
        assertThat(mixed).isFalse();
    }

    @Test
    void rejectsOtherKeyLengths() {
        assertThatThrownBy(() -> new TranspositionTable(1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TranspositionTable(4, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void entriesUnpackToTheirFields() {
        Random random = new Random(2);
        for (int i = 0; i < 10_000; i++) {
            int weight = random.nextInt(256);
            int lower = random.nextInt(2 * Values.INFINITE) - Values.INFINITE;
            int upper = random.nextInt(2 * Values.INFINITE) - Values.INFINITE;
            int move = random.nextInt(1 << 15) - 2;
            long entry = TableEntry.of(weight, lower, upper, move);
            assertThat(entry).isNotEqualTo(TranspositionTable.NONE);
            assertThat(TableEntry.weight(entry)).isEqualTo(weight);
            assertThat(TableEntry.lower(entry)).isEqualTo(lower);
            assertThat(TableEntry.upper(entry)).isEqualTo(upper);
            assertThat(TableEntry.move(entry)).isEqualTo(move);
        }
    }
}
