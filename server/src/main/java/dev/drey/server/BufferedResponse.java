package dev.drey.server;

import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * A response that is buffered completely, so that no thread waits for the client. Jetty sends it after the route has returned, as
 * fast as the client reads. Writing beyond the buffer or closing the stream would block: a few dozen clients that do not read
 * could occupy all threads.
 */
final class BufferedResponse extends HttpServletResponseWrapper {
    private @Nullable ServletOutputStream output;

    BufferedResponse(HttpServletResponse response) {
        super(response);
    }

    /** Enlarges the buffer to hold the whole result, if there is memory for it. Call it before the result is written. */
    static void fitBuffer(Context ctx) throws IOException {
        @Nullable InputStream result = ctx.resultInputStream();
        // One more byte, because a full buffer is flushed.
        int size = result == null ? 0 : result.available() + 1;
        boolean fits = size <= ctx.res().getBufferSize() || ctx.res().isCommitted();
        if (ctx.attribute(InFlightRequest.ATTRIBUTE) instanceof InFlightRequest request) {
            request.beginSending(size, fits ? 0 : size);
        }
        if (!fits) {
            ctx.res().setBufferSize(size);
        }
    }

    @Override
    public ServletOutputStream getOutputStream() throws IOException {
        if (output == null) {
            output = new UnclosableStream(super.getOutputStream());
        }
        return output;
    }

    private static final class UnclosableStream extends ServletOutputStream {
        private final ServletOutputStream out;

        UnclosableStream(ServletOutputStream out) {
            this.out = out;
        }

        @Override
        public boolean isReady() {
            return out.isReady();
        }

        @Override
        public void setWriteListener(WriteListener listener) {
            out.setWriteListener(listener);
        }

        @Override
        public void write(int value) throws IOException {
            out.write(value);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write(bytes, offset, length);
        }

        @Override
        public void flush() throws IOException {
            out.flush();
        }

        /** Does nothing: Jetty closes the stream when the request is complete. */
        @Override
        public void close() {}
    }
}
