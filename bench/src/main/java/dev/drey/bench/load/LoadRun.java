package dev.drey.bench.load;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** One load test. */
final class LoadRun {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    private final LoadOptions options;
    private final String address;
    private final Supplier<Duration> serverTime;
    private final LoadCounters counters = new LoadCounters();

    /**
     * A load test of the server at an address.
     *
     * @param serverTime processor time of the server so far
     */
    LoadRun(LoadOptions options, String address, Supplier<Duration> serverTime) {
        this.options = options;
        this.address = address;
        this.serverTime = serverTime;
    }

    LoadResult measure() throws IOException, InterruptedException {
        ServerClient client = new ServerClient(address);
        ConcurrentGames games = new ConcurrentGames(client, counters, options.games());
        games.startAll();
        if (games.running() < options.games()) {
            throw new IOException("only " + games.running() + " games could be started");
        }
        try (AnalysisClients clients = new AnalysisClients(client, counters, options.analyses())) {
            return measure(games);
        } finally {
            games.close();
        }
    }

    private LoadResult measure(ConcurrentGames games) throws InterruptedException {
        long now = System.nanoTime();
        long windowStart = now + TimeUnit.SECONDS.toNanos(options.warmUp());
        long windowEnd = windowStart + TimeUnit.SECONDS.toNanos(options.seconds());
        LoadCounters.Window window = counters.addWindow(windowStart, windowEnd);
        games.play(now, windowStart, options.rate());
        games.takeMinimum();
        Duration server0 = serverTime.get();
        Duration own0 = ownTime();
        games.play(windowStart, windowEnd, options.rate());
        Duration server1 = serverTime.get();
        Duration own1 = ownTime();
        int minGames = games.takeMinimum();
        awaitLastMoves(window);
        return counters.result(window, minGames, cores(server0, server1), cores(own0, own1));
    }

    /** Waits until every move of a window has been seen, for a bounded time. */
    static void awaitLastMoves(LoadCounters.Window window) throws InterruptedException {
        long deadline = System.nanoTime() + TIMEOUT.toNanos();
        while (!window.isComplete() && System.nanoTime() < deadline) {
            Thread.sleep(1);
        }
    }

    private static Duration ownTime() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private double cores(Duration before, Duration after) {
        return after.minus(before).toMillis() / 1e3 / options.seconds();
    }
}
