package dev.drey.server.api;

import dev.drey.server.room.Listener;
import dev.drey.server.room.Scheduler;
import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * A client that reads lines of JSON from an answer without end. What it has not taken yet waits here, but not without end,
 * and no thread waits for it. An empty line now and then shows both sides that the other is there.
 */
final class Stream implements Listener, WriteListener {
    /** Bytes that may wait for a client. */
    private static final int MOST_WAITING = 512 * 1024;

    private static final long BEAT = 15_000;

    private final String identity;
    private final Scheduler time;
    private final ServletOutputStream out;
    private final Deque<byte[]> waiting = new ArrayDeque<>();
    private final CompletableFuture<Void> done = new CompletableFuture<>();
    private int waitingBytes;
    private boolean listening;
    private boolean unflushed;
    private boolean ending;
    private Runnable beat = () -> {};

    private Stream(String identity, Scheduler time, ServletOutputStream out) {
        this.identity = identity;
        this.time = time;
        this.out = out;
    }

    /**
     * Answers a request with a stream.
     *
     * @param opened told of the stream, before anything is answered; what it throws is answered instead
     * @param closed told once it is over, whoever ended it
     */
    static void open(Context ctx, String identity, Scheduler time, Consumer<Stream> opened, Runnable closed) {
        ctx.contentType("application/x-ndjson; charset=utf-8");
        ctx.header("Cache-Control", "no-store");
        // Proxies that collect answers before they pass them on are asked not to.
        ctx.header("X-Accel-Buffering", "no");
        ctx.future(() -> {
            Stream stream = new Stream(identity, time, out(ctx));
            CompletableFuture<Void> over = stream.done.whenComplete((nothing, failure) -> closed.run());
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

    /** From now on what is told goes out. */
    private void listen() {
        synchronized (this) {
            listening = true;
        }
        out.setWriteListener(this);
        beat();
    }

    /** Whether nothing that is told arrives any more. */
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
    public void tell(String json) {
        write((json + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Lets what waits arrive, then ends. */
    void finish() {
        synchronized (this) {
            ending = true;
        }
        push();
    }

    @Override
    public void end(String reason) {
        finish();
    }

    private void beat() {
        if (!done.isDone()) {
            beat = time.at(time.now() + BEAT, () -> {
                write(new byte[] {'\n'});
                beat();
            });
        }
    }

    private void write(byte[] line) {
        boolean tooSlow;
        synchronized (this) {
            if (ending || done.isDone()) {
                return;
            }
            waiting.add(line);
            waitingBytes += line.length;
            tooSlow = waitingBytes > MOST_WAITING;
        }
        if (tooSlow) {
            // It misses nothing: it can ask again and say what it knows.
            close();
        } else {
            push();
        }
    }

    /** Writes as much as the client takes at the moment; the server calls again when it takes more. */
    private void push() {
        boolean over = false;
        synchronized (this) {
            if (!listening || done.isDone()) {
                return;
            }
            try {
                while (out.isReady()) {
                    byte[] line = waiting.poll();
                    if (line != null) {
                        waitingBytes -= line.length;
                        unflushed = true;
                        out.write(line);
                    } else if (unflushed) {
                        unflushed = false;
                        out.flush();
                    } else {
                        over = ending;
                        break;
                    }
                }
            } catch (IOException | IllegalStateException gone) {
                over = true;
            }
        }
        if (over) {
            close();
        }
    }

    private void close() {
        beat.run();
        done.complete(null);
    }

    @Override
    public void onWritePossible() {
        push();
    }

    @Override
    public void onError(Throwable gone) {
        close();
    }
}
