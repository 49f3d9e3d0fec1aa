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
 * An answer that no thread waits for. It is collected whole and handed over when the route is done, and Jetty then sends it as
 * fast as the client takes it. To write beyond the buffer, or to close the stream, would wait for the client instead: a few
 * dozen clients who ask and do not read would have all threads there are.
 */
final class PlainAnswer extends HttpServletResponseWrapper {
    private @Nullable ServletOutputStream unclosed;

    PlainAnswer(HttpServletResponse response) {
        super(response);
    }

    /** To be called before a result is written: makes room for the whole of it. */
    static void makeRoom(Context ctx) throws IOException {
        @Nullable InputStream result = ctx.resultInputStream();
        // One byte more, since a buffer that is full is written at once.
        int size = result == null ? 0 : result.available() + 1;
        if (size > ctx.res().getBufferSize() && !ctx.res().isCommitted()) {
            ctx.res().setBufferSize(size);
        }
    }

    @Override
    public ServletOutputStream getOutputStream() throws IOException {
        if (unclosed == null) {
            unclosed = new Unclosed(super.getOutputStream());
        }
        return unclosed;
    }

    private static final class Unclosed extends ServletOutputStream {
        private final ServletOutputStream out;

        Unclosed(ServletOutputStream out) {
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
        public void write(int one) throws IOException {
            out.write(one);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            out.write(bytes, from, length);
        }

        @Override
        public void flush() throws IOException {
            out.flush();
        }

        /** Jetty does it when the request is done with. */
        @Override
        public void close() {}
    }
}
