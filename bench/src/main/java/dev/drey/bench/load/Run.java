package dev.drey.bench.load;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** One measurement. */
final class Run {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final Options options;
    private final String address;
    private final Supplier<Duration> serverTime;
    private final Tally tally = new Tally();

    /**
     * Of the server at that address.
     *
     * @param serverTime how long processors have worked for it
     */
    Run(Options options, String address, Supplier<Duration> serverTime) {
        this.options = options;
        this.address = address;
        this.serverTime = serverTime;
    }

    Figures measure() throws IOException, InterruptedException {
        Api api = new Api(address);
        Hall hall = new Hall(api, tally, options.games());
        hall.fill();
        if (hall.live() < options.games()) {
            throw new IOException("only " + hall.live() + " games could be begun");
        }
        try (Analysts analysts = new Analysts(api, tally, options.analyses())) {
            return measure(hall);
        } finally {
            hall.close();
        }
    }

    private Figures measure(Hall hall) throws InterruptedException {
        long now = System.nanoTime();
        long opens = now + TimeUnit.SECONDS.toNanos(options.warmUp());
        long closes = opens + TimeUnit.SECONDS.toNanos(options.seconds());
        tally.open(opens, closes);
        play(hall, now, opens);
        hall.least();
        Duration server0 = serverTime.get();
        Duration own0 = own();
        play(hall, opens, closes);
        Duration server1 = serverTime.get();
        Duration own1 = own();
        int least = hall.least();
        awaitTheLast();
        return tally.figures(least, cores(server0, server1), cores(own0, own1));
    }

    /** Makes a move due at every beat, however long the ones before it take. */
    private void play(Hall hall, long from, long until) {
        long beat = TimeUnit.SECONDS.toNanos(1) / options.rate();
        for (long due = from; due < until; due += beat) {
            for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
                LockSupport.parkNanos(left);
            }
            tally.due(due);
            hall.due(due);
        }
    }

    private void awaitTheLast() throws InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!tally.isComplete() && System.nanoTime() < deadline) {
            Thread.sleep(1);
        }
    }

    private static Duration own() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private double cores(Duration before, Duration after) {
        return after.minus(before).toMillis() / 1e3 / options.seconds();
    }
}
