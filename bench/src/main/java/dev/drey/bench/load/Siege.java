package dev.drey.bench.load;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Attacks a server while people play on it, and measures what the players notice. */
final class Siege {
    private static final String USAGE =
            "usage: bench/siege [--games N] [--rate N] [--seconds N] [--check] [ATTACK…]; attacks: "
                    + Stream.of(SiegeAttack.values()).map(SiegeAttack::text).collect(Collectors.joining(", "));
    private static final long PROBE_PAUSE = TimeUnit.MILLISECONDS.toNanos(250);
    private static final long HEALTH_PAUSE = TimeUnit.MILLISECONDS.toNanos(50);
    private static final long MAX_HEALTH_WAIT = TimeUnit.MINUTES.toNanos(3);
    private static final double MAX_SECONDS_UNTIL_HEALTHY = 5;

    /**
     * How to attack.
     *
     * @param program the command that starts a server
     * @param scale the size of the attacks; 1 for the full size
     * @param games the number of games that are played meanwhile
     * @param rate the moves per second of all games
     * @param seconds the length of each attack, and of the times before and after it
     */
    record Options(List<String> program, double scale, int games, int rate, int warmUp, int seconds) {}

    /**
     * What an attack achieved.
     *
     * @param lost moves that the opponent never saw
     * @param problems rejected moves and broken connections of players
     * @param untilHealthy seconds after the attack until the server was healthy
     * @param memory the most memory of the server's process, in bytes
     */
    record Result(
            SiegeAttack attack,
            int lost,
            int problems,
            Latencies before,
            Latencies during,
            Latencies after,
            double untilHealthy,
            long memory,
            String outcome,
            boolean repelled) {
        /** Whether the server held: no move lost, no player disturbed, soon healthy. */
        boolean isGood() {
            return lost == 0 && problems == 0 && repelled && untilHealthy <= MAX_SECONDS_UNTIL_HEALTHY;
        }

        String row() {
            return String.format(
                    Locale.ROOT,
                    "| %s | %d | %d | %.0f | %.0f | %.0f | %.1f | %d | %s |",
                    attack.description(),
                    lost,
                    problems,
                    before.millis(0.99),
                    during.millis(0.99),
                    after.millis(0.99),
                    untilHealthy,
                    memory >> 20,
                    outcome);
        }
    }

    private final Options options;

    Siege(Options options) {
        this.options = options;
    }

    /** {@code DREY [OPTION…] [ATTACK…]}: the program to start as the server, and the arguments of {@code bench/siege}. */
    public static void main(String[] args) throws IOException, InterruptedException {
        int games = 200;
        int rate = 100;
        int seconds = 20;
        boolean check = false;
        List<SiegeAttack> attacks = new ArrayList<>();
        try {
            for (int i = 1; i < args.length; i++) {
                switch (args[i]) {
                    case "--games" -> games = Integer.parseInt(args[++i]);
                    case "--rate" -> rate = Integer.parseInt(args[++i]);
                    case "--seconds" -> seconds = Integer.parseInt(args[++i]);
                    case "--check" -> check = true;
                    default -> attacks.add(SiegeAttack.find(args[i]).orElseThrow());
                }
            }
        } catch (RuntimeException e) {
            System.err.println(USAGE);
            System.exit(2);
        }
        Options options = new Options(List.of(args[0], "serve"), 1, games, rate, 10, seconds);
        boolean good = run(options, attacks.isEmpty() ? List.of(SiegeAttack.values()) : attacks, System.out);
        System.exit(good || !check ? 0 : 1);
    }

    private static boolean run(Options options, List<SiegeAttack> attacks, PrintStream out)
            throws IOException, InterruptedException {
        out.printf(
                Locale.ROOT,
                "%d games, %d moves a second, server with -Xmx256m, each attack %d s%n%n",
                options.games(),
                options.rate(),
                options.seconds());
        out.println(
                "| attack | moves lost | disturbed | p99 before, ms | during | after | healthy after, s | memory, MiB | outcome |");
        out.println("|---|---:|---:|---:|---:|---:|---:|---:|---|");
        boolean good = true;
        for (SiegeAttack attack : attacks) {
            Result result = new Siege(options).run(attack);
            out.println(result.row());
            good &= result.isGood();
        }
        return good;
    }

    /** Starts a server, runs one attack on it, and stops it. */
    Result run(SiegeAttack kind) throws IOException, InterruptedException {
        try (ServerProcess server = start(kind)) {
            Attack.Target target =
                    new Attack.Target(server.address(), server.pid(), options.scale(), kind.seconds(options.seconds()));
            LoadCounters counters = new LoadCounters();
            ConcurrentGames games = new ConcurrentGames(new ServerClient(server.address()), counters, options.games());
            games.startAll();
            if (games.running() < options.games()) {
                throw new IOException("only " + games.running() + " games could be started");
            }
            Thread players = new Thread(() -> games.play(System.nanoTime(), Long.MAX_VALUE, options.rate()), "players");
            players.setDaemon(true);
            players.start();
            try {
                return measure(kind, kind.on(target), target, server, counters);
            } finally {
                games.stop();
                players.join();
                games.close();
            }
        }
    }

    private ServerProcess start(SiegeAttack kind) throws IOException {
        List<String> flags = kind.readsLog() ? List.of("--log-level", "warn") : List.of("--log-level", "debug");
        return ServerProcess.start(
                options.program(),
                flags,
                Map.of("DREY_JAVA_OPTS", "-Xmx256m"),
                kind.readsLog() ? ProcessBuilder.Redirect.DISCARD : ProcessBuilder.Redirect.PIPE);
    }

    private Result measure(
            SiegeAttack kind, Attack attack, Attack.Target target, ServerProcess server, LoadCounters counters)
            throws IOException, InterruptedException {
        TimeUnit.SECONDS.sleep(options.warmUp());
        LoadCounters.Window before = counters.startWindow();
        TimeUnit.SECONDS.sleep(options.seconds());
        before.end(System.nanoTime());
        attack.prepare();
        LoadCounters.Window during = counters.startWindow();
        attack.start();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(target.seconds());
        do {
            attack.probe();
            LockSupport.parkNanos(PROBE_PAUSE);
        } while (System.nanoTime() < end);
        attack.close();
        during.end(System.nanoTime());
        LoadCounters.Window after = counters.startWindow();
        double untilHealthy = untilHealthy(target);
        TimeUnit.SECONDS.sleep(options.seconds());
        after.end(System.nanoTime());
        for (LoadCounters.Window window : List.of(before, during, after)) {
            LoadRun.awaitLastMoves(window);
        }
        return new Result(
                kind,
                before.lost() + during.lost() + after.lost(),
                counters.problems(),
                before.latencies(),
                during.latencies(),
                after.latencies(),
                untilHealthy,
                server.peakMemory(),
                attack.outcome(),
                attack.isRepelled());
    }

    /** The seconds until a newcomer gets an answer from the server's health check. */
    private static double untilHealthy(Attack.Target target) {
        RawClient newcomer = new RawClient(target.address(), "127.0.0.10");
        long begin = System.nanoTime();
        while (!newcomer.get("", "/health").isSuccess()) {
            if (System.nanoTime() - begin > MAX_HEALTH_WAIT) {
                return Double.POSITIVE_INFINITY;
            }
            LockSupport.parkNanos(HEALTH_PAUSE);
        }
        return (System.nanoTime() - begin) / 1e9;
    }
}
