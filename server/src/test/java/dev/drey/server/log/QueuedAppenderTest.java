package dev.drey.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.spi.FilterReply;
import dev.drey.server.Await;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests that the log never makes a thread wait. */
final class QueuedAppenderTest {
    /** An output whose reader can be stuck, or gone. */
    private static final class Pipe extends OutputStream {
        private final ByteArrayOutputStream read = new ByteArrayOutputStream();
        private final Semaphore reader = new Semaphore(0);
        private boolean closed;

        @Override
        public void write(int b) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            reader.acquireUninterruptibly();
            synchronized (this) {
                if (closed) {
                    throw new IOException("broken pipe");
                }
                read.write(bytes, offset, length);
            }
        }

        synchronized String text() {
            return read.toString(StandardCharsets.UTF_8);
        }
    }

    private final Pipe pipe = new Pipe();
    private final AtomicLong dropped = new AtomicLong();
    private final LoggerContext context = new LoggerContext();
    private final QueuedAppender appender = new QueuedAppender(new TextEncoder(), pipe, dropped);
    private final Logger log = context.getLogger("dev.drey.Some");

    QueuedAppenderTest() {
        context.setMDCAdapter(new LogbackMDCAdapter());
        appender.setContext(context);
        appender.start();
        log.addAppender(appender);
    }

    @AfterEach
    void release() {
        pipe.reader.release(1_000_000);
        appender.stop();
    }

    @Test
    void writesAllLinesInOrder() {
        pipe.reader.release(1_000_000);
        for (int i = 0; i < 1_000; i++) {
            log.info("line {}", i);
        }
        Await.until(() -> pipe.text().contains("line 999\n"));

        assertThat(pipe.text().lines()).hasSize(1_000);
        assertThat(pipe.text().lines().skip(500).findFirst().orElseThrow()).endsWith("line 500");
        assertThat(dropped).hasValue(0);
    }

    @Test
    void dropsAndCountsLinesThatNobodyReads() {
        String words = "x".repeat(1_000);
        int sent = 5 * QueuedAppender.MAX_QUEUED / words.length();
        for (int i = 0; i < sent; i++) {
            log.info(words);
        }
        assertThat(dropped.get()).isBetween(sent / 2L, (long) sent);
        // Returns although the reader is stuck.
        appender.flush();
        pipe.reader.release(1_000_000);
        Await.until(() -> pipe.text().contains("dropped lines of the log"));

        assertThat(pipe.text()).contains("lines=" + dropped.get() + "\n");
        log.info("later");
        Await.until(() -> pipe.text().contains("later\n"));
        assertThat(pipe.text().lines().filter(line -> line.endsWith(words))).hasSize(sent - (int) dropped.get());
    }

    @Test
    void stoppingWritesWhatIsQueued() {
        log.info("first");
        pipe.reader.release(1_000_000);
        log.info("last");
        appender.stop();

        assertThat(pipe.text()).contains("first\n", "last\n");
    }

    @Test
    void survivesAReaderThatIsGone() {
        pipe.closed = true;
        pipe.reader.release(1_000_000);
        log.info("lost");
        Await.until(() -> dropped.get() > 0);
        log.info("lost as well");
        appender.flush();
    }

    @Test
    void librariesWarnOncePerSecond() {
        AtomicLong time = new AtomicLong();
        LibraryFilter filter = new LibraryFilter("dev.drey", time::get);

        assertThat(filter.decide(event("org.library.A", Level.WARN))).isEqualTo(FilterReply.NEUTRAL);
        time.addAndGet(Duration.ofMillis(500).toNanos());
        assertThat(filter.decide(event("org.library.A", Level.WARN))).isEqualTo(FilterReply.DENY);
        assertThat(filter.decide(event("org.library.A", Level.ERROR))).isEqualTo(FilterReply.NEUTRAL);
        assertThat(filter.decide(event("org.library.B", Level.WARN))).isEqualTo(FilterReply.NEUTRAL);
        assertThat(filter.decide(event("dev.drey.Some", Level.WARN))).isEqualTo(FilterReply.NEUTRAL);
        time.addAndGet(Duration.ofMillis(500).toNanos());
        assertThat(filter.decide(event("org.library.A", Level.WARN))).isEqualTo(FilterReply.NEUTRAL);
    }

    private LoggingEvent event(String logger, Level level) {
        return new LoggingEvent("", context.getLogger(logger), level, "message", null, null);
    }
}
