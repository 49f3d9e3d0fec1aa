package dev.drey.server.api;

import dev.drey.server.access.Identities;
import dev.drey.server.access.SendQueue;
import dev.drey.server.access.SendQueues;
import dev.drey.server.room.Listener;
import dev.drey.server.room.Scheduler;
import dev.drey.server.room.SharedMessage;
import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An endless response of JSON lines. Writing never blocks a thread: lines that the client has not taken yet wait in a
 * {@link SendQueue}, and a client that is too slow is disconnected. An empty line is sent periodically as a heartbeat.
 */
final class NdjsonStream implements Listener, WriteListener {
    /** Short, because a closed connection is noticed at the second write after it, and takes a place from others until then. */
    private static final long HEARTBEAT_MILLIS = 5_000;

    private final String identity;
    private final Scheduler time;
    private final ServletOutputStream out;
    private final SendQueue unsent;
    private final Deque<Line> buffer = new ArrayDeque<>();
    private final CompletableFuture<Void> done = new CompletableFuture<>();
    /** The last line that was written. It counts as unsent until the output accepts more. */
    private SendQueue.@Nullable Message written;

    private boolean writable;
    private boolean unflushed;
    private boolean ending;
    private Runnable cancelHeartbeat = () -> {};
    private @Nullable Runnable whenDrained;

    /** A line that was not written yet. */
    private static final class Line {
        private final byte[] bytes;
        private final SendQueue.Message message;

        Line(byte[] bytes, SendQueue.Message message) {
            this.bytes = bytes;
            this.message = message;
        }
    }

    /** @param queues opens the queue of lines that the client has not read yet */
    NdjsonStream(String identity, Scheduler time, ServletOutputStream out, SendQueues.Opener queues) {
        this.identity = identity;
        this.time = time;
        this.out = out;
        // Nothing is lost: the client can reconnect and say which version it has.
        this.unsent = queues.open(this::close);
    }

    /**
     * Answers a request with a stream, which also ends when the cookie or token of the client becomes invalid.
     *
     * @param opened receives the stream before anything is written; if it throws, the exception is answered instead
     * @param closed called once when the stream is over, whichever side ended it
     */
    static void open(
            Context ctx, Identities identities, Scheduler time, Consumer<NdjsonStream> opened, Runnable closed) {
        String identity = identities.identify(ctx).id();
        ctx.contentType("application/x-ndjson; charset=utf-8");
        ctx.header("Cache-Control", "no-store");
        // Asks proxies not to buffer the response.
        ctx.header("X-Accel-Buffering", "no");
        ctx.future(() -> {
            NdjsonStream stream = new NdjsonStream(identity, time, out(ctx), SendQueues.Opener.of(ctx));
            Runnable disconnected = identities.connected(ctx, stream::finish);
            CompletableFuture<Void> over = stream.done.whenComplete((nothing, failure) -> {
                disconnected.run();
                closed.run();
            });
            try {
                opened.accept(stream);
            } catch (RuntimeException failed) {
                stream.close();
                throw failed;
            }
            if (!stream.isOver()) {
                stream.listen();
            }
            return over;
        });
    }

    /** Starts writing: buffered lines first. Until the container calls back, a write would block or fail. */
    void listen() {
        out.setWriteListener(this);
        scheduleHeartbeat();
    }

    /** Returns whether further lines are discarded. */
    boolean isOver() {
        return done.isDone();
    }

    private static ServletOutputStream out(Context ctx) {
        try {
            return ctx.res().getOutputStream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String identity() {
        return identity;
    }

    @Override
    public void send(String json) {
        write((json + "\n").getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void send(SharedMessage message) {
        write(message.line());
    }

    @Override
    public synchronized boolean isDrained(Runnable later) {
        boolean drained = writable && buffer.isEmpty();
        whenDrained = drained ? null : later;
        return drained;
    }

    /** Ends the stream after the buffered lines are written. */
    void finish() {
        synchronized (this) {
            ending = true;
        }
        flush();
    }

    @Override
    public void end(String reason) {
        finish();
    }

    private void scheduleHeartbeat() {
        if (!done.isDone()) {
            cancelHeartbeat = time.at(time.now() + HEARTBEAT_MILLIS, () -> {
                write(new byte[] {'\n'});
                scheduleHeartbeat();
            });
        }
    }

    private void write(byte[] line) {
        boolean tooSlow;
        synchronized (this) {
            if (ending || done.isDone()) {
                return;
            }
            Optional<SendQueue.Message> message = unsent.add(line.length);
            message.ifPresent(added -> buffer.add(new Line(line, added)));
            tooSlow = message.isEmpty();
        }
        if (tooSlow) {
            close();
        } else {
            flush();
        }
    }

    /** Writes as much as the client accepts now; the container calls {@link #onWritePossible} when it accepts more. */
    private void flush() {
        boolean over = false;
        @Nullable Runnable drained = null;
        synchronized (this) {
            if (!writable || done.isDone()) {
                return;
            }
            try {
                while (out.isReady()) {
                    Line line = buffer.poll();
                    if (line != null) {
                        removeWritten();
                        written = line.message;
                        unflushed = true;
                        out.write(line.bytes);
                    } else if (unflushed) {
                        unflushed = false;
                        out.flush();
                    } else {
                        removeWritten();
                        over = ending;
                        break;
                    }
                }
            } catch (IOException | IllegalStateException disconnected) {
                over = true;
            }
            if (buffer.isEmpty()) {
                drained = whenDrained;
                whenDrained = null;
            }
        }
        if (over) {
            close();
        } else if (drained != null) {
            drained.run();
        }
    }

    private void removeWritten() {
        if (written != null) {
            unsent.remove(written);
            written = null;
        }
    }

    private void close() {
        cancelHeartbeat.run();
        synchronized (this) {
            ending = true;
            buffer.clear();
            unsent.clear();
        }
        done.complete(null);
    }

    @Override
    public void onWritePossible() {
        synchronized (this) {
            writable = true;
        }
        flush();
    }

    @Override
    public void onError(Throwable disconnected) {
        close();
    }
}
