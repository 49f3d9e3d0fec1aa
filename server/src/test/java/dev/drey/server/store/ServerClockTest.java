package dev.drey.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import dev.drey.server.SimulatedMachine;
import dev.drey.server.store.OutageLog.Outage;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the server's time when the process is frozen, the machine is suspended or its clock is set. */
final class ServerClockTest {
    private static final long HOUR = 3_600_000;
    private static final long START = 10 * HOUR;

    private final SimulatedMachine machine = new SimulatedMachine(START);
    private final ServerClock clock = new ServerClock(machine, machine::nanoTime);
    private final List<Outage> gaps = new ArrayList<>();

    @TempDir
    private Path folder;

    ServerClockTest() {
        clock.onGap(gaps::add);
    }

    /** Lets the process run, which reads its clock all the time. */
    private void run(long millis) {
        for (long passed = 0; passed < millis; passed += ServerClock.TICK_MILLIS) {
            machine.pass(Math.min(ServerClock.TICK_MILLIS, millis - passed));
            clock.millis();
        }
    }

    @Test
    void timePassesWithoutGaps() {
        run(5 * 60_000);
        assertThat(clock.millis()).isEqualTo(START + 5 * 60_000);
        machine.pass(ServerClock.THRESHOLD_MILLIS - 1);
        assertThat(clock.millis()).isEqualTo(START + 5 * 60_000 + ServerClock.THRESHOLD_MILLIS - 1);
        assertThat(gaps).isEmpty();
    }

    @Test
    void freezeIsGap() {
        run(500);
        machine.pass(40_000);
        assertThat(clock.millis()).isEqualTo(START + 40_500);
        assertThat(gaps).containsExactly(new Outage(START + 500, START + 40_500));
        run(5000);
        assertThat(gaps).hasSize(1);
        machine.pass(ServerClock.THRESHOLD_MILLIS);
        assertThat(clock.millis()).isEqualTo(START + 45_500 + ServerClock.THRESHOLD_MILLIS);
        assertThat(gaps).hasSize(2);
    }

    @Test
    void suspendIsGap() {
        run(500);
        machine.suspend(8 * HOUR);
        assertThat(clock.millis()).isEqualTo(START + 500 + 8 * HOUR);
        assertThat(gaps).containsExactly(new Outage(START + 500, START + 500 + 8 * HOUR));
        run(5000);
        assertThat(clock.millis()).isEqualTo(START + 5500 + 8 * HOUR);
        assertThat(gaps).hasSize(1);
    }

    @Test
    void stepForwardIsGapOfExactlyTheStep() {
        run(500);
        machine.pass(90);
        machine.stepSystemClock(HOUR);
        assertThat(clock.millis()).isEqualTo(START + 590 + HOUR);
        assertThat(gaps).containsExactly(new Outage(START + 590, START + 590 + HOUR));
    }

    @Test
    void stepBackChangesNothing() {
        run(500);
        machine.stepSystemClock(-HOUR);
        assertThat(clock.millis()).isEqualTo(START + 500);
        run(5000);
        assertThat(clock.millis()).as("the time goes on").isEqualTo(START + 5500);
        machine.stepSystemClock(HOUR);
        run(1000);
        assertThat(clock.millis()).as("the clock was corrected").isEqualTo(START + 6500);
        assertThat(gaps).isEmpty();
    }

    @Test
    void systemClockThatWasSetBackCatchesUp() {
        machine.stepSystemClock(-HOUR);
        run(500);
        machine.suspend(3 * HOUR);
        assertThat(clock.millis()).isEqualTo(START + 500 + 2 * HOUR);
        assertThat(gaps).containsExactly(new Outage(START + 500, START + 500 + 2 * HOUR));
    }

    @Test
    void freezeWithStepIsOneGap() {
        machine.pass(40_000);
        machine.stepSystemClock(HOUR);
        assertThat(clock.millis()).isEqualTo(START + 40_000 + HOUR);
        assertThat(gaps).containsExactly(new Outage(START, START + 40_000 + HOUR));
        gaps.clear();
        machine.pass(40_000);
        machine.stepSystemClock(-HOUR);
        assertThat(clock.millis()).isEqualTo(START + 80_000 + HOUR);
        assertThat(gaps).containsExactly(new Outage(START + 40_000 + HOUR, START + 80_000 + HOUR));
    }

    @Test
    void smallStepsAddUp() {
        machine.stepSystemClock(900);
        assertThat(clock.millis()).isEqualTo(START);
        machine.stepSystemClock(900);
        assertThat(clock.millis()).isEqualTo(START + 1800);
        assertThat(gaps).containsExactly(new Outage(START, START + 1800));
    }

    /** A freeze between the readings of the two clocks is elapsed time, and must not be taken for a step of the system clock as well. */
    @Test
    void freezeDuringReadingCountsOnce() {
        AtomicLong freezeAt = new AtomicLong();
        AtomicLong readings = new AtomicLong();
        ServerClock interrupted = new ServerClock(
                () -> {
                    Instant instant = machine.instant();
                    freezeIf(readings.incrementAndGet() == freezeAt.get());
                    return instant;
                },
                () -> {
                    long nanos = machine.nanoTime();
                    freezeIf(readings.incrementAndGet() == freezeAt.get());
                    return nanos;
                });
        interrupted.onGap(gaps::add);
        for (int reading = 1; reading <= 2; reading++) {
            gaps.clear();
            long before = interrupted.millis();
            freezeAt.set(readings.get() + reading);
            interrupted.millis();
            interrupted.millis();
            assertThat(interrupted.millis()).isEqualTo(before + 40_000);
            assertThat(gaps).containsExactly(new Outage(before, before + 40_000));
        }
    }

    private void freezeIf(boolean now) {
        if (now) {
            machine.pass(40_000);
        }
    }

    @Test
    void gapIsKnownBeforeTheTimeAfterIt() {
        SplittableRandom random = new SplittableRandom(3);
        long before = clock.millis();
        long running = 0;
        for (int i = 0; i < 300; i++) {
            switch (random.nextInt(5)) {
                case 0 -> machine.pass(random.nextLong(100_000));
                case 1 -> machine.stepSystemClock(random.nextLong(-HOUR, HOUR));
                default -> machine.pass(random.nextLong(ServerClock.THRESHOLD_MILLIS));
            }
            long now = clock.millis();
            assertThat(now).isGreaterThanOrEqualTo(before);
            long counted = now - before - new OutageLog(gaps).millisWithin(before, now);
            assertThat(counted).as("step %d", i).isBetween(0L, ServerClock.THRESHOLD_MILLIS - 1);
            running += counted;
            before = now;
        }
        assertThat(running).isPositive();
        for (int i = 1; i < gaps.size(); i++) {
            assertThat(gaps.get(i).from())
                    .isGreaterThanOrEqualTo(gaps.get(i - 1).until());
        }
    }

    @Test
    void threadOfTheClockReadsTheTime() {
        AtomicLong readings = new AtomicLong();
        try (ServerClock live = new ServerClock(machine, readings::incrementAndGet)) {
            live.start();
            Await.until(() -> readings.get() > 10);
        }
    }

    // ------------------------------------------------------------ with a store

    private Store open(ServerClock time) {
        return Store.open(folder, Durability.PROCESS, time, Runnable::run, SampleRows.SETTINGS);
    }

    @Test
    void gapIsStoredWithTheFirstWriteAfterIt() {
        Outage gap = new Outage(START, START + 40_000);
        try (Store store = open(clock)) {
            machine.pass(40_000);
            clock.millis();
            assertThat(store.outages().all()).as("at once").containsExactly(gap);
            SampleRows.awaitWritten(store.create(List.of(SampleRows.newGame("g"))));
            assertThat(store.read(StoreQueries::outages).all()).containsExactly(gap);
            assertThat(store.outages().all()).containsExactly(gap);
            machine.pass(500);
            SampleRows.awaitWritten(SampleRows.heartbeat(store));
            assertThat(store.read(StoreQueries::outages).all()).as("once").containsExactly(gap);
        }
    }

    @Test
    void freezeDuringFaultCountsOnce() {
        try (Store store = open(clock)) {
            run(2000);
            store.submit(handle -> handle.execute("PRAGMA query_only = 1")).join();
            SampleRows.awaitFailure(store.create(List.of(SampleRows.newGame("g"))));
            run(3000);
            machine.pass(40_000);
            clock.millis();
            run(4000);
            long now = clock.millis();
            assertThat(store.outages().millisWithin(START, now)).isEqualTo(47_000);
            SampleRows.awaitWritten(store.create(List.of(SampleRows.newGame("g"))));
            assertThat(store.outages().millisWithin(START, now)).isEqualTo(47_000);
            assertThat(store.read(StoreQueries::outages).millisWithin(START, now))
                    .isEqualTo(47_000);
        }
    }

    @Test
    void timeContinuesAfterRestartWithEarlierSystemClock() {
        long seen;
        try (Store store = open(clock)) {
            run(5000);
            SampleRows.awaitWritten(store.create(List.of(SampleRows.newGame("g"))));
            seen = clock.millis();
        }
        SimulatedMachine setBack = new SimulatedMachine(START - HOUR);
        ServerClock next = new ServerClock(setBack, setBack::nanoTime);
        try (Store store = open(next)) {
            assertThat(next.millis()).isEqualTo(seen + 1);
            assertThat(store.outages().all())
                    .as("short, but players have time to reconnect")
                    .containsExactly(new Outage(seen, seen + 1));
            setBack.pass(700);
            assertThat(next.millis()).isEqualTo(seen + 701);
        }
    }

    @Test
    void downtimeIsOneOutage() {
        try (Store store = open(clock)) {
            SampleRows.awaitWritten(SampleRows.heartbeat(store));
        }
        SimulatedMachine later = new SimulatedMachine(START + HOUR);
        ServerClock next = new ServerClock(later, later::nanoTime);
        // Opening a database can take long.
        later.pass(30_000);
        try (Store store = open(next)) {
            assertThat(store.outages().all()).containsExactly(new Outage(START, START + HOUR + 30_000));
        }
    }
}
