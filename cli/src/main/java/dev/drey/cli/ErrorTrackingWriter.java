package dev.drey.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A writer that remembers why something could not be written, which a {@link PrintWriter} alone passes over: a full disk must
 * not look like success.
 */
final class ErrorTrackingWriter extends PrintWriter {
    private final Watched stream;

    ErrorTrackingWriter(OutputStream stream) {
        this(new Watched(stream));
    }

    private ErrorTrackingWriter(Watched stream) {
        super(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
        this.stream = stream;
    }

    /** What went wrong; empty if nothing did, or if the reader had simply read enough. */
    Optional<String> problem() {
        flush();
        @Nullable String message = stream.message;
        return Optional.ofNullable(message).filter(text -> !text.contains("Broken pipe"));
    }

    private static final class Watched extends OutputStream {
        private final OutputStream to;
        private @Nullable String message;

        Watched(OutputStream to) {
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
