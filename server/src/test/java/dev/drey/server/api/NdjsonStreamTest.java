package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.access.ByteBudget;
import dev.drey.server.access.SendQueue;
import dev.drey.server.access.SendQueues;
import dev.drey.server.room.Scheduler;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests of the order in which a stream uses the container's output. */
final class NdjsonStreamTest {
    /** An output that, like the container's, fails if it is used before it has called its listener. */
    private static final class FakeOutput extends ServletOutputStream {
        private final ByteArrayOutputStream written = new ByteArrayOutputStream();
        private Runnable duringRegistration = () -> {};
        private @Nullable WriteListener listener;
        private boolean called;
        private boolean full;
        private boolean fullAfterFlush;

        void callListener() throws Exception {
            called = true;
            Objects.requireNonNull(listener).onWritePossible();
        }

        @Override
        public void setWriteListener(WriteListener writeListener) {
            duringRegistration.run();
            listener = writeListener;
        }

        @Override
        public boolean isReady() {
            assertThat(called).as("used after the first call of the listener").isTrue();
            return !full;
        }

        @Override
        public void write(int b) {
            assertThat(isReady()).isTrue();
            written.write(b);
        }

        @Override
        public void flush() {
            full |= fullAfterFlush;
        }

        @Override
        public String toString() {
            return written.toString(StandardCharsets.UTF_8);
        }
    }

    private final FakeOutput output = new FakeOutput();
    private final ByteBudget budget = new ByteBudget(8 * SendQueue.OVERHEAD, 1);
    private final AtomicLong nanos = new AtomicLong();
    private final SendQueues queues = new SendQueues((waited, size) -> waited > 10 + size, nanos::get);
    private final NdjsonStream stream =
            new NdjsonStream("ann", new NoTime(), output, queues.opener(budget.share("127.0.0.1")));

    private record NoTime() implements Scheduler {
        @Override
        public long now() {
            return 0;
        }

        @Override
        public Runnable at(long moment, Runnable task) {
            return () -> {};
        }
    }

    @Test
    void keepsLinesUntilTheContainerCallsBack() throws Exception {
        stream.send("1");
        output.duringRegistration = () -> stream.send("2");
        stream.listen();
        stream.send("3");
        assertThat(output).hasToString("");

        output.callListener();
        assertThat(output).hasToString("1\n2\n3\n");
        stream.send("4");
        assertThat(output).hasToString("1\n2\n3\n4\n");
    }

    @Test
    void reportsOnceWhenTheClientHasTakenEverything() throws Exception {
        List<String> drained = new ArrayList<>();
        stream.listen();
        assertThat(stream.isDrained(() -> drained.add("first"))).isFalse();
        output.callListener();
        assertThat(drained).containsExactly("first");
        assertThat(stream.isDrained(() -> drained.add("never"))).isTrue();

        output.full = true;
        stream.send("1");
        assertThat(stream.isDrained(() -> {
                    drained.add("second");
                    // The next page.
                    stream.send("2");
                }))
                .isFalse();
        assertThat(drained).containsExactly("first");
        output.full = false;
        output.callListener();
        assertThat(drained).containsExactly("first", "second");
        assertThat(output).hasToString("1\n2\n");
    }

    @Test
    void finishesAfterTheContainerCallsBack() throws Exception {
        output.duringRegistration = () -> {
            stream.send("last");
            stream.finish();
        };
        stream.listen();
        assertThat(stream.isOver()).isFalse();

        output.callListener();
        assertThat(output).hasToString("last\n");
        assertThat(stream.isOver()).isTrue();
    }

    @Test
    void disconnectsAClientWhoseAddressHasTooMuchUnread() {
        stream.listen();
        stream.send("x".repeat(40));
        assertThat(budget.held()).isEqualTo(SendQueue.OVERHEAD + 41);
        assertThat(stream.isOver()).isFalse();
        stream.send("x".repeat(3 * SendQueue.OVERHEAD));

        assertThat(stream.isOver()).isTrue();
        assertThat(budget.held()).isZero();
    }

    @Test
    void writtenLinesAreNotCountedAsUnread() throws Exception {
        stream.listen();
        output.callListener();
        for (int i = 0; i < 10; i++) {
            stream.send("x".repeat(40));
        }

        assertThat(stream.isOver()).isFalse();
        assertThat(budget.held()).isZero();
    }

    @Test
    void disconnectsAClientThatReadsTooSlowly() throws Exception {
        stream.listen();
        output.callListener();
        stream.send("taken at once");
        nanos.set(1_000);
        queues.disconnectOverdue();
        assertThat(stream.isOver()).isFalse();

        output.full = true;
        stream.send("12345");
        nanos.set(1_016);
        queues.disconnectOverdue();
        assertThat(stream.isOver()).isFalse();
        nanos.set(1_017);
        queues.disconnectOverdue();
        assertThat(stream.isOver()).isTrue();
        assertThat(budget.held()).isZero();
    }

    /** The output buffers the last line of a finished stream until the client has taken what was sent before. */
    @Test
    void lastLineCountsUntilItIsFlushed() throws Exception {
        stream.listen();
        output.callListener();
        output.fullAfterFlush = true;
        stream.send("12345");
        stream.finish();
        assertThat(output).hasToString("12345\n");
        assertThat(stream.isOver()).isFalse();
        assertThat(budget.held()).isEqualTo(SendQueue.OVERHEAD + 6);
        nanos.set(17);
        queues.disconnectOverdue();

        assertThat(stream.isOver()).isTrue();
        assertThat(budget.held()).isZero();
    }
}
