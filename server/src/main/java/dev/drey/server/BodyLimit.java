package dev.drey.server;

import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Rejects bodies over {@link SizeLimits#BODY}, but reads and discards them first. A client that is still sending when the
 * connection is closed may never see the response, so Jetty's {@code SizeLimitHandler}, which answers at once, does not fit. Bodies over {@link #MAX_READ} are rejected at once.
 */
final class BodyLimit extends Handler.Wrapper {
    static final int MAX_READ = 4 * SizeLimits.BODY;

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (request.getLength() > MAX_READ) {
            throw tooLarge();
        }
        return super.handle(new Limited(request), response, callback);
    }

    private static HttpException.RuntimeException tooLarge() {
        return new HttpException.RuntimeException(HttpStatus.PAYLOAD_TOO_LARGE_413);
    }

    private static final class Limited extends Request.Wrapper {
        private long read;

        Limited(Request request) {
            super(request);
        }

        @Override
        public Content.@Nullable Chunk read() {
            while (true) {
                Content.@Nullable Chunk chunk = super.read();
                if (chunk == null || Content.Chunk.isFailure(chunk)) {
                    return chunk;
                }
                read += chunk.remaining();
                if (read <= SizeLimits.BODY) {
                    return chunk;
                }
                chunk.release();
                if (chunk.isLast() || read > MAX_READ) {
                    return Content.Chunk.from(tooLarge(), true);
                }
            }
        }
    }
}
