package dev.drey.server.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.UnsynchronizedAppenderBase;
import ch.qos.logback.core.encoder.Encoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.KeyValuePair;

/**
 * Writes the log on a thread of its own, so that no other thread ever waits for the reader of the log. Lines wait in a bounded
 * queue; what does not fit is dropped and counted.
 */
final class QueuedAppender extends UnsynchronizedAppenderBase<ILoggingEvent> {
    static final int MAX_QUEUED = 1024 * 1024;

    private static final int BATCH = 64 * 1024;
    private static final Duration MAX_WAIT = Duration.ofSeconds(1);

    private final Encoder<ILoggingEvent> encoder;
    private final OutputStream out;
    private final AtomicLong dropped;
    private final Deque<byte[]> queue = new ArrayDeque<>();
    private int queued;
    /** Dropped lines that the log does not mention yet. */
    private long unreported;

    private boolean writing;
    private boolean stopped;
    private @Nullable Thread writer;

    /** @param dropped counts the dropped lines */
    QueuedAppender(Encoder<ILoggingEvent> encoder, OutputStream out, AtomicLong dropped) {
        this.encoder = encoder;
        this.out = out;
        this.dropped = dropped;
    }

    @Override
    protected void append(ILoggingEvent event) {
        byte[] line = encoder.encode(event);
        synchronized (this) {
            if (stopped || queued + line.length > MAX_QUEUED) {
                drop(1);
                return;
            }
            queue.add(line);
            queued += line.length;
            if (writer == null) {
                writer = new Thread(this::write, "drey-log");
                writer.setDaemon(true);
                writer.start();
            }
            notifyAll();
        }
    }

    private void drop(long lines) {
        dropped.addAndGet(lines);
        unreported += lines;
    }

    private void write() {
        try {
            for (byte[] batch = next(); batch.length > 0; batch = next()) {
                try {
                    out.write(batch);
                    out.flush();
                } catch (IOException closed) {
                    // Nobody will ever read it.
                    dropped.incrementAndGet();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for lines and returns some of them; empty when the appender was stopped and all is written. */
    private synchronized byte[] next() throws InterruptedException {
        writing = false;
        notifyAll();
        while (queue.isEmpty() && unreported == 0) {
            if (stopped) {
                return new byte[0];
            }
            wait();
        }
        ByteArrayOutputStream batch = new ByteArrayOutputStream();
        while (!queue.isEmpty() && batch.size() < BATCH) {
            byte[] line = queue.remove();
            queued -= line.length;
            batch.writeBytes(line);
        }
        if (unreported > 0 && queue.isEmpty()) {
            batch.writeBytes(encoder.encode(report(unreported)));
            unreported = 0;
        }
        writing = true;
        return batch.toByteArray();
    }

    private ILoggingEvent report(long lines) {
        LoggingEvent event = new LoggingEvent();
        event.setLoggerContext((LoggerContext) getContext());
        event.setLoggerName(QueuedAppender.class.getName());
        event.setLevel(Level.WARN);
        event.setInstant(Instant.now());
        event.setMessage("dropped lines of the log, because they were not read fast enough");
        event.addKeyValuePair(new KeyValuePair("lines", lines));
        return event;
    }

    /** Waits until all lines are written, but only for a moment: the reader may be stuck. */
    synchronized void flush() {
        long deadline = System.nanoTime() + MAX_WAIT.toNanos();
        try {
            for (long left = MAX_WAIT.toNanos();
                    left > 0 && (writing || queued > 0);
                    left = deadline - System.nanoTime()) {
                TimeUnit.NANOSECONDS.timedWait(this, left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void stop() {
        super.stop();
        flush();
        synchronized (this) {
            stopped = true;
            notifyAll();
        }
    }
}
