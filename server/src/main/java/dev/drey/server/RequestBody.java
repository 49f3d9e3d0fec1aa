package dev.drey.server;

import dev.drey.server.access.ByteBudget;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.content.ByteBufferContentSource;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/**
 * The body of a request while it arrives, in memory that was reserved for it. The bytes are copied, because each of Jetty's chunks
 * keeps a whole input buffer, even if it has one byte. Not safe for use by several threads.
 */
final class RequestBody {
    private static final int MIN_CAPACITY = 1024;
    private static final byte[] EMPTY = {};

    private final Request request;
    private final ByteBudget.Share memory;
    private final boolean chunked;
    private byte[] bytes = EMPTY;
    private int size;
    private long reserved;

    RequestBody(Request request, ByteBudget.Share memory) {
        this.request = request;
        this.memory = memory;
        this.chunked = request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
    }

    /** Whether the headers announce a body. */
    boolean isAnnounced() {
        return chunked || request.getLength() > 0;
    }

    /** Reserves memory for the announced size; for a body without one, for the maximum. */
    void reserve() {
        long wanted = chunked ? SizeLimits.BODY : Math.max(0, request.getLength());
        if (wanted > SizeLimits.BODY) {
            throw tooLarge();
        }
        if (wanted > 0 && !memory.tryReserve(wanted)) {
            throw ProblemException.busy("The server is receiving too much data.");
        }
        reserved = wanted;
    }

    /** Adds a part of the body; throws a problem if the whole is too large. */
    void append(Content.Chunk part) {
        int length = part.remaining();
        if (size + length > reserved) {
            throw tooLarge();
        }
        if (size + length > bytes.length) {
            long capacity = chunked ? Math.max(MIN_CAPACITY, 2L * (size + length)) : reserved;
            bytes = Arrays.copyOf(bytes, (int) Math.min(capacity, reserved));
        }
        part.get(bytes, size, length);
        size += length;
    }

    private static ProblemException tooLarge() {
        return new ProblemException(ProblemCode.TOO_LARGE, "The body may have at most " + SizeLimits.BODY + " bytes.");
    }

    /** Gives the memory back. */
    void release() {
        memory.release(reserved);
        reserved = 0;
        bytes = EMPTY;
        size = 0;
    }

    /** The request with its whole body. */
    Request complete() {
        return new Complete(request, ByteBuffer.wrap(bytes, 0, size));
    }

    private static final class Complete extends Request.Wrapper {
        private final Content.Source content;

        Complete(Request request, ByteBuffer body) {
            super(request);
            this.content = new ByteBufferContentSource(body);
        }

        @Override
        public Content.@Nullable Chunk read() {
            return content.read();
        }

        @Override
        public void demand(Runnable callback) {
            content.demand(callback);
        }

        @Override
        public void fail(Throwable failure) {
            content.fail(failure);
        }
    }
}
