package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

final class BoardTableTest {
    /** In one bucket everything collides, and still nothing is taken for something else. */
    @Test
    void whatIsFoundBelongsToThePositionAskedFor() {
        BoardTable table = new BoardTable(0);
        Map<Long, Long> written = new HashMap<>();
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            // Positions that share one half or the other, or both exchanged.
            long a = random.nextInt(4);
            long b = random.nextInt(4);
            long data = Known.of(random.nextInt(60), -random.nextInt(100), random.nextInt(100), i & 63);
            if (random.nextBoolean()) {
                table.put(a, b, data);
                written.put(a << 8 | b, data);
            } else {
                long found = table.get(a, b);
                if (found != BoardTable.NOTHING) {
                    assertThat(found).isEqualTo(written.get(a << 8 | b));
                }
            }
        }
    }

    @Test
    void theWeightierStaysAndTheNewestStays() {
        BoardTable table = new BoardTable(0);
        long heavy = Known.of(50, 1, 1, 0);
        table.put(1, 1, heavy);
        for (int i = 2; i < 100; i++) {
            table.put(i, i, Known.of(10, i, i, 0));
            assertThat(table.get(i, i)).isEqualTo(Known.of(10, i, i, 0));
        }
        assertThat(table.get(1, 1)).isEqualTo(heavy);
    }

    @Test
    void aTableGrowsToWhatIsNeededAndMayBecome() {
        BoardTable table = new BoardTable(1 << 20);
        assertThat(table.capacity()).isEqualTo(2);
        table.fit(1000);
        assertThat(table.capacity()).isBetween(1000L, 4000L);
        table.fit(Long.MAX_VALUE);
        assertThat(table.capacity()).isEqualTo(2 * (1 << 20) / 64);
        table.put(3, 4, 5);
        assertThat(table.get(3, 4)).isEqualTo(5);
        table.clear();
        assertThat(table.get(3, 4)).isEqualTo(BoardTable.NOTHING);
    }

    /** What two threads write at once is never read as a mixture: data that is found is the one that goes with its key. */
    @Test
    void threadsReadNothingThatWasNotWrittenTogether() throws InterruptedException {
        BoardTable table = new BoardTable(0);
        AtomicBoolean mixed = new AtomicBoolean();
        Runnable work = () -> {
            Random random = new Random(Thread.currentThread().getId());
            for (int i = 0; i < 300_000; i++) {
                long key = 1L + random.nextInt(8);
                if (random.nextBoolean()) {
                    table.put(key, -key, (long) random.nextInt(100) << 56 | key);
                } else {
                    long found = table.get(key, -key);
                    if (found != BoardTable.NOTHING && (found & 0xff) != key) {
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
    void whatIsKnownComesOutAsItWentIn() {
        Random random = new Random(2);
        for (int i = 0; i < 10_000; i++) {
            int weight = random.nextInt(256);
            int lower = random.nextInt(2 * Values.INFINITE) - Values.INFINITE;
            int upper = random.nextInt(2 * Values.INFINITE) - Values.INFINITE;
            int move = random.nextInt(1 << 15) - 2;
            long known = Known.of(weight, lower, upper, move);
            assertThat(known).isNotEqualTo(BoardTable.NOTHING);
            assertThat(Known.weight(known)).isEqualTo(weight);
            assertThat(Known.lower(known)).isEqualTo(lower);
            assertThat(Known.upper(known)).isEqualTo(upper);
            assertThat(Known.move(known)).isEqualTo(move);
        }
    }
}
