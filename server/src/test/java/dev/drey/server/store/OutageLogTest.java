package dev.drey.server.store;

import static dev.drey.server.store.SampleRows.awaitWritten;
import static dev.drey.server.store.SampleRows.heartbeat;
import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the recording and counting of outages. */
final class OutageLogTest {
    @TempDir
    Path folder;

    private final AtomicLong clock = new AtomicLong(1000);

    private Store open() {
        return Store.open(folder, Durability.PROCESS, clock::get, Runnable::run, SampleRows.SETTINGS);
    }

    @Test
    void countsOnlyTheOverlap() {
        OutageLog outages = new OutageLog(List.of(new OutageLog.Outage(10, 20), new OutageLog.Outage(40, 50)));
        assertThat(outages.millisWithin(0, 100)).isEqualTo(20);
        assertThat(outages.millisWithin(15, 45)).isEqualTo(10);
        assertThat(outages.millisWithin(20, 40)).isZero();
        assertThat(outages.millisWithin(12, 14)).isEqualTo(2);
        assertThat(outages.millisWithin(50, 20)).isZero();
        assertThat(OutageLog.EMPTY.millisWithin(0, 100)).isZero();
    }

    @Test
    void countsOverlappingOutagesOnce() {
        SplittableRandom random = new SplittableRandom(5);
        for (int round = 0; round < 200; round++) {
            List<OutageLog.Outage> all = random.ints(5, 0, 50)
                    .mapToObj(from -> new OutageLog.Outage(from, from + random.nextInt(20)))
                    .toList();
            long from = random.nextLong(60);
            long to = from + random.nextLong(40);
            long expected = LongStream.range(from, to)
                    .filter(t -> all.stream().anyMatch(o -> o.from() <= t && t < o.until()))
                    .count();
            assertThat(new OutageLog(all).millisWithin(from, to))
                    .as("%s in %d..%d", all, from, to)
                    .isEqualTo(expected);
        }
    }

    @Test
    void timeBetweenRunsIsOutage() {
        try (Store store = open()) {
            assertThat(store.outages().all()).as("the first start").isEmpty();
            clock.set(3000);
        }
        clock.set(8000);
        try (Store store = open()) {
            assertThat(store.outages().all()).containsExactly(new OutageLog.Outage(3000, 8000));
            clock.set(9000);
        }
        clock.set(9500);
        try (Store store = open()) {
            assertThat(store.outages().all())
                    .containsExactly(new OutageLog.Outage(3000, 8000), new OutageLog.Outage(9000, 9500));
        }
    }

    @Test
    void clockSetBackMakesNoOutage() {
        open().close();
        clock.set(10);
        try (Store store = open()) {
            assertThat(store.outages().all()).isEmpty();
        }
        clock.set(30);
        try (Store store = open()) {
            assertThat(store.outages().all()).containsExactly(new OutageLog.Outage(10, 30));
        }
    }

    @Test
    void outageBeginsWithLastHeartbeat() {
        try (Store store = open()) {
            clock.addAndGet(1);
            awaitWritten(heartbeat(store));
            assertThat(lastHeartbeat(store)).as("with every write").isEqualTo(clock.get());
        }
    }

    @Test
    void idleStoreWritesHeartbeats() {
        StoreSettings lively = new StoreSettings(64, 16, 2, 50, 8000, 5);
        try (Store store = Store.open(folder, Durability.PROCESS, clock::get, Runnable::run, lively)) {
            clock.set(7000);
            Await.until(() -> lastHeartbeat(store) == 7000);
            assertThat(store.metrics()).isEqualTo(new Store.Metrics(0, 0, 0));
        }
    }

    private static long lastHeartbeat(Store store) {
        return store.read(handle -> OutageStatements.lastHeartbeat(handle).orElseThrow());
    }
}
