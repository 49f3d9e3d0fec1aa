package dev.drey.bench.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/** Attacks with many connections or requests. */
final class ConnectionAttacks {
    private ConnectionAttacks() {}

    /** Counts as text, such as {@code 408: 12, 421: 3}. */
    static String counts(Map<?, Integer> counts) {
        return counts.isEmpty()
                ? "none"
                : counts.entrySet().stream()
                        .map(entry -> entry.getKey() + ": " + entry.getValue())
                        .collect(Collectors.joining(", "));
    }

    /** Connections that send a part of a request and then nothing or a byte now and then. */
    static final class PartialRequests implements Attack {
        private final RawClient newcomer;
        private final AtomicInteger served = new AtomicInteger();
        private final AtomicInteger asked = new AtomicInteger();
        private final HeldConnections connections;

        PartialRequests(Attack.Target target, List<String> sources, int count, String beginning, int dripSeconds) {
            this.newcomer = new RawClient(target.address(), "127.0.0.9");
            int scaled = target.scaled(count);
            this.connections = new HeldConnections(
                    target.address(), new HeldConnections.Plan(sources, scaled, beginning, dripSeconds, 0, 4 * scaled));
        }

        @Override
        public void start() {
            connections.start();
        }

        @Override
        public void probe() {
            asked.incrementAndGet();
            if (newcomer.get("", "/api/lobby").isSuccess()) {
                served.incrementAndGet();
            }
        }

        @Override
        public void close() {
            connections.close();
        }

        @Override
        public String outcome() {
            return String.format(
                    Locale.ROOT,
                    "%,d connections made, %,d open at the end, answers %s; newcomer served %d of %d times",
                    connections.connects(),
                    connections.open(),
                    connections.answers(),
                    served.get(),
                    asked.get());
        }

        @Override
        public boolean isRepelled() {
            return served.get() == asked.get();
        }
    }

    /** Threads that do the same thing again and again. */
    abstract static class Repeated implements Attack {
        private final int threads;
        private final ExecutorService executor;
        private volatile boolean stopped;

        Repeated(int threads) {
            this.threads = threads;
            this.executor = Executors.newFixedThreadPool(threads, task -> {
                Thread thread = new Thread(task, "attack");
                thread.setDaemon(true);
                return thread;
            });
        }

        @Override
        public void start() {
            for (int i = 0; i < threads; i++) {
                int number = i;
                executor.execute(() -> {
                    while (!stopped && repeat(number)) {
                        Thread.onSpinWait();
                    }
                });
            }
        }

        /** One step of a thread. @return whether to go on */
        abstract boolean repeat(int thread);

        @Override
        public void close() {
            stopped = true;
            executor.shutdown();
            try {
                if (!executor.awaitTermination(1, TimeUnit.MINUTES)) {
                    executor.shutdownNow();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Requests that the server rejects or answers, as fast as it does. */
    static final class RequestFlood extends Repeated {
        private final RawClient client;
        private final List<String> requests;
        private final AtomicInteger budget;
        private final Map<Integer, Integer> statuses = new TreeMap<>();

        /** @param requests sent in turn; {@code HOST} stands for the host of the server */
        RequestFlood(Attack.Target target, String source, int threads, int maxRequests, List<String> requests) {
            super(threads);
            this.client = new RawClient(target.address(), source);
            this.budget = new AtomicInteger(target.scaled(maxRequests));
            this.requests = requests.stream()
                    .map(request -> request.replace("HOST", client.host()))
                    .toList();
        }

        @Override
        boolean repeat(int thread) {
            int left = budget.decrementAndGet();
            if (left < 0) {
                return false;
            }
            int status = client.send(requests.get(left % requests.size())).status();
            synchronized (statuses) {
                statuses.merge(status, 1, Integer::sum);
            }
            return true;
        }

        @Override
        public String outcome() {
            synchronized (statuses) {
                return "answers " + counts(statuses);
            }
        }

        /** Whether every request was answered, and none because of a fault or an overload of the server. */
        @Override
        public boolean isRepelled() {
            synchronized (statuses) {
                return !statuses.isEmpty()
                        && statuses.keySet().stream().allMatch(status -> status >= 200 && status < 500);
            }
        }
    }

    /** Clients that follow the lobby while games are opened and cancelled; some of them reconnect all the time. */
    static final class LobbyReaders extends Repeated {
        private static final int CLIENTS = 500;
        private static final int RECONNECTS_PER_SECOND = 8;
        private static final int OPEN_GAMES = 40;
        private static final String SOURCE = "127.0.0.7";

        private final Attack.Target target;
        private final RawClient creators;
        private final List<String> tokens = new ArrayList<>();
        private final HeldConnections readers;
        private long bytes;
        private double seconds;
        private long started;

        LobbyReaders(Attack.Target target) {
            super(1);
            this.target = target;
            this.creators = new RawClient(target.address(), "127.0.0.6");
            this.readers = new HeldConnections(
                    target.address(),
                    new HeldConnections.Plan(
                            List.of(SOURCE),
                            target.scaled(CLIENTS),
                            "GET /api/lobby/events HTTP/1.1\r\nHost: " + creators.host() + "\r\n\r\n",
                            0,
                            RECONNECTS_PER_SECOND,
                            4 * CLIENTS));
        }

        @Override
        public void prepare() {
            for (int i = 0; i < OPEN_GAMES; i++) {
                creators.createGuest().ifPresent(tokens::add);
            }
            tokens.forEach(this::openGame);
        }

        private RawClient.Response openGame(String token) {
            return creators.post(token, "/api/games", "{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}");
        }

        @Override
        public void start() {
            readers.start();
            started = System.nanoTime();
            super.start();
        }

        /** Cancels a game and opens another one, up to four times a second. */
        @Override
        boolean repeat(int thread) {
            String token = tokens.get(ThreadLocalRandom.current().nextInt(tokens.size()));
            String id = MessageFields.text(openGame(token).body(), "id");
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(250));
            creators.post(token, "/api/games/" + id + "/actions", "{\"type\":\"cancel\"}");
            return true;
        }

        @Override
        public void close() {
            super.close();
            bytes = readers.bytesRead();
            seconds = (System.nanoTime() - started) / 1e9;
            readers.close();
        }

        @Override
        public String outcome() {
            return String.format(
                    Locale.ROOT,
                    "%,d readers received %,.0f kB/s, answers %s",
                    target.scaled(CLIENTS),
                    bytes / seconds / 1e3,
                    readers.answers());
        }

        /** Whether all readers were served. */
        @Override
        public boolean isRepelled() {
            return bytes > 0 && readers.answers().matches("200: \\d+");
        }
    }
}
