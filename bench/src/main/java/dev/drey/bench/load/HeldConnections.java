package dev.drey.bench.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Many connections that one thread opens, keeps open and opens again when the server has closed them. Each sends the same beginning at
 * once, then one byte at a time, and reads everything.
 */
final class HeldConnections implements AutoCloseable {
    private static final int MAX_CONNECTS_PER_SECOND = 2_000;
    private static final int TICK_MILLIS = 20;
    private static final int TICKS_PER_SECOND = 1_000 / TICK_MILLIS;

    /**
     * What the connections do.
     *
     * @param sources the addresses to connect from, in turn
     * @param count the number of connections to hold
     * @param beginning what each sends at first
     * @param dripSeconds the time between two further bytes; 0 for none
     * @param reconnectsPerSecond how many connections, the oldest first, are closed and opened again
     * @param maxConnects the bound on all connections ever made
     */
    record Plan(
            List<String> sources,
            int count,
            String beginning,
            int dripSeconds,
            int reconnectsPerSecond,
            int maxConnects) {}

    private static final class Held {
        private final ByteBuffer unsent;
        private long nextDrip = Long.MAX_VALUE;
        private boolean answered;

        Held(ByteBuffer beginning) {
            unsent = beginning;
        }
    }

    private final InetSocketAddress server;
    private final Plan plan;
    private final byte[] beginning;
    private final Thread thread = new Thread(this::run, "held-connections");
    private final ByteBuffer received = ByteBuffer.allocateDirect(1 << 16);
    private final Set<SelectionKey> oldestFirst = new LinkedHashSet<>();
    private final Map<String, Integer> answers = new TreeMap<>();
    private long nextReconnect = System.nanoTime();
    private volatile boolean stopped;
    private final AtomicLong bytesRead = new AtomicLong();
    private final AtomicInteger connects = new AtomicInteger();
    private final AtomicInteger open = new AtomicInteger();

    HeldConnections(String address, Plan plan) {
        URI uri = URI.create(address);
        this.server = new InetSocketAddress(uri.getHost(), uri.getPort());
        this.plan = plan;
        this.beginning = plan.beginning().getBytes(StandardCharsets.US_ASCII);
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    long bytesRead() {
        return bytesRead.get();
    }

    /** The number of connections made so far. */
    int connects() {
        return connects.get();
    }

    int open() {
        return open.get();
    }

    /** The statuses of all responses with their counts, such as {@code 408: 12, 421: 3}. */
    synchronized String answers() {
        return ConnectionAttacks.counts(answers);
    }

    private void run() {
        try (Selector selector = Selector.open()) {
            while (!stopped) {
                connectMissing(selector);
                reconnectOldest();
                selector.select(this::handle, TICK_MILLIS);
                drip();
            }
            selector.keys().forEach(HeldConnections::closeQuietly);
        } catch (IOException e) {
            System.err.println("the attack failed: " + e);
        }
    }

    private void connectMissing(Selector selector) throws IOException {
        int missing = Math.min(plan.count() - open.get(), MAX_CONNECTS_PER_SECOND / TICKS_PER_SECOND);
        for (int i = 0; i < missing && connects.get() < plan.maxConnects(); i++) {
            SocketChannel channel = SocketChannel.open();
            channel.configureBlocking(false);
            channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            try {
                channel.bind(new InetSocketAddress(
                        plan.sources().get(connects.get() % plan.sources().size()), 0));
                channel.connect(server);
            } catch (IOException e) {
                channel.close();
                return;
            }
            connects.incrementAndGet();
            open.incrementAndGet();
            oldestFirst.add(channel.register(selector, SelectionKey.OP_CONNECT, new Held(ByteBuffer.wrap(beginning))));
        }
    }

    private void reconnectOldest() {
        long now = System.nanoTime();
        if (plan.reconnectsPerSecond() > 0 && now >= nextReconnect && open.get() == plan.count()) {
            nextReconnect = now + TimeUnit.SECONDS.toNanos(1) / plan.reconnectsPerSecond();
            drop(oldestFirst.iterator().next());
        }
    }

    private void handle(SelectionKey key) {
        Held held = (Held) key.attachment();
        SocketChannel channel = (SocketChannel) key.channel();
        try {
            if (key.isConnectable() && channel.finishConnect()) {
                key.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
            } else if (key.isWritable()) {
                channel.write(held.unsent);
                if (!held.unsent.hasRemaining()) {
                    key.interestOps(SelectionKey.OP_READ);
                    held.nextDrip = plan.dripSeconds() > 0
                            ? System.nanoTime() + TimeUnit.SECONDS.toNanos(plan.dripSeconds())
                            : Long.MAX_VALUE;
                }
            }
            if (key.isReadable()) {
                read(key, held, channel);
            }
        } catch (IOException e) {
            drop(key);
        }
    }

    private void read(SelectionKey key, Held held, SocketChannel channel) throws IOException {
        received.clear();
        int count = channel.read(received);
        if (count < 0) {
            drop(key);
            return;
        }
        bytesRead.addAndGet(count);
        if (!held.answered && count > 0) {
            held.answered = true;
            received.flip();
            String start = StandardCharsets.ISO_8859_1
                    .decode(received.limit(Math.min(count, 12)))
                    .toString();
            synchronized (this) {
                answers.merge(start.replaceFirst("^HTTP/1.1 ", ""), 1, Integer::sum);
            }
        }
    }

    private void drip() {
        long now = System.nanoTime();
        for (SelectionKey key : List.copyOf(oldestFirst)) {
            Held held = (Held) key.attachment();
            if (held.nextDrip <= now && key.isValid()) {
                held.nextDrip = now + TimeUnit.SECONDS.toNanos(plan.dripSeconds());
                try {
                    ((SocketChannel) key.channel()).write(ByteBuffer.wrap(new byte[] {'x'}));
                } catch (IOException e) {
                    drop(key);
                }
            }
        }
    }

    private void drop(SelectionKey key) {
        if (oldestFirst.remove(key)) {
            open.decrementAndGet();
            closeQuietly(key);
        }
    }

    private static void closeQuietly(SelectionKey key) {
        try {
            key.channel().close();
        } catch (IOException e) {
            // It is gone anyway.
        }
    }

    /** Closes all connections. */
    @Override
    public void close() {
        stopped = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
