package dev.drey.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A {@link PrintWriter} that keeps the message of a write error, so that a full disk is reported as a failure. */
final class ErrorTrackingWriter extends PrintWriter {
    private final TrackedStream stream;

    ErrorTrackingWriter(OutputStream stream) {
        this(new TrackedStream(stream));
    }

    private ErrorTrackingWriter(TrackedStream stream) {
        super(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
        this.stream = stream;
    }

    /** Returns the write error; empty if there was none, or if the reader only closed the pipe. */
    Optional<String> problem() {
        flush();
        @Nullable String message = stream.message;
        return Optional.ofNullable(message).filter(text -> !text.contains("Broken pipe"));
    }

    private static final class TrackedStream extends OutputStream {
        private final OutputStream to;
        private @Nullable String message;

        TrackedStream(OutputStream to) {
            this.to = to;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                to.write(bytes, from, count);
            } catch (IOException e) {
                message = String.valueOf(e.getMessage());
                throw e;
            }
        }
    }
}
