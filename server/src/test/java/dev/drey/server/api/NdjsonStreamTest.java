package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.room.Scheduler;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
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
            return true;
        }

        @Override
        public void write(int b) {
            assertThat(isReady()).isTrue();
            written.write(b);
        }

        @Override
        public String toString() {
            return written.toString(StandardCharsets.UTF_8);
        }
    }

    private final FakeOutput output = new FakeOutput();
    private final NdjsonStream stream = new NdjsonStream("ann", new NoTime(), output);

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
}
