package dev.drey.server;

import dev.drey.server.access.ByteBudget;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.content.ByteBufferContentSource;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Invocable;
import org.jspecify.annotations.Nullable;

/**
 * A request from the arrival of its headers to the end of its response. It receives the body, holds the reserved memory, and knows
 * since when it waits for the client.
 *
 * <p>The body of a rejected request is read, too, but discarded: a client that is still sending when the connection is closed may
 * never see the response. Beyond {@link #MAX_READ} bytes the server answers at once.
 */
final class InFlightRequest implements Invocable.Task {
    /** The request attribute that holds this object. */
    static final String ATTRIBUTE = "drey.in-flight";

    private static final int MAX_READ = 4 * SizeLimits.BODY;
    private static final int MIN_CAPACITY = 1024;
    private static final byte[] EMPTY = {};

    private enum Phase {
        /** The client sends the body. */
        RECEIVING,
        /** A route handles the request. */
        RUNNING,
        /** The client reads the response. */
        SENDING
    }

    private final Admission admission;
    private final Request request;
    private final Response response;
    private final Callback callback;
    private final ByteBudget.Share bodies;
    private final ByteBudget.Share unsent;
    private @Nullable ProblemException rejection;
    private Phase phase = Phase.RECEIVING;
    private long since;
    private byte[] body = EMPTY;
    private long received;
    private long reservedForBody;
    private long responseSize;
    private long reservedForResponse;
    private boolean overdue;
    /** Whether Jetty calls {@link #run}, on a thread that must not block. */
    private boolean demanded;

    InFlightRequest(
            Admission admission,
            Request request,
            Response response,
            Callback callback,
            ByteBudget.Share bodies,
            ByteBudget.Share unsent,
            long now) {
        this.admission = admission;
        this.request = request;
        this.response = response;
        this.callback = callback;
        this.bodies = bodies;
        this.unsent = unsent;
        this.since = now;
    }

    Request request() {
        return request;
    }

    Connection connection() {
        return request.getConnectionMetaData().getConnection();
    }

    synchronized boolean isRejected() {
        return rejection != null;
    }

    /** Answers with a problem instead of handling the request, once the body is discarded. */
    synchronized void reject(ProblemException problem) {
        rejection = problem;
        releaseBody();
    }

    /** Reserves memory for the announced size; for a body without one, for the maximum. */
    synchronized void reserveBody() {
        long size = isChunked() ? SizeLimits.BODY : Math.max(0, request.getLength());
        if (size > SizeLimits.BODY) {
            throw tooLarge();
        }
        if (size > 0 && !bodies.tryReserve(size)) {
            throw Admission.busy("The server is receiving too much data.");
        }
        reservedForBody = size;
    }

    private static ProblemException tooLarge() {
        return new ProblemException(ProblemCode.TOO_LARGE, "The body may have at most " + SizeLimits.BODY + " bytes.");
    }

    private boolean isChunked() {
        return request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
    }

    /** Receives the body, then handles or rejects the request. */
    boolean start() throws Exception {
        boolean hasBody = isChunked() || request.getLength() > 0;
        boolean withheld = request.getHeaders().contains(HttpHeader.EXPECT, HttpHeaderValue.CONTINUE.asString());
        if (isRejected() && (!hasBody || withheld || request.getLength() > MAX_READ)) {
            answer();
            return true;
        }
        if (hasBody) {
            run();
            return true;
        }
        beginRunning();
        return admission.getHandler().handle(request, response, callback);
    }

    @Override
    public InvocationType getInvocationType() {
        return InvocationType.NON_BLOCKING;
    }

    /** Reads what has arrived of the body. Jetty calls this again when there is more. */
    @Override
    public void run() {
        @Nullable Runnable next = read();
        if (next != null) {
            next.run();
        }
    }

    /** Returns the next step, to be run without the lock; null if there is more to read later. */
    private synchronized @Nullable Runnable read() {
        while (true) {
            Content.@Nullable Chunk chunk = request.read();
            if (overdue || Content.Chunk.isFailure(chunk)) {
                return failed(chunk);
            }
            if (chunk == null) {
                demanded = true;
                request.demand(this);
                return null;
            }
            received += chunk.remaining();
            if (received > SizeLimits.BODY && rejection == null) {
                reject(tooLarge());
            }
            if (rejection == null) {
                append(chunk);
            }
            boolean last = chunk.isLast();
            chunk.release();
            if (last || received > MAX_READ) {
                return rejection == null ? this::dispatch : this::answer;
            }
        }
    }

    private void append(Content.Chunk chunk) {
        int length = chunk.remaining();
        if (received > body.length) {
            long wanted = isChunked() ? Math.max(MIN_CAPACITY, 2 * received) : reservedForBody;
            body = Arrays.copyOf(body, (int) Math.min(wanted, reservedForBody));
        }
        chunk.get(body, (int) received - length, length);
    }

    private Runnable failed(Content.@Nullable Chunk chunk) {
        @Nullable Throwable failure = chunk == null ? null : chunk.getFailure();
        if (chunk != null) {
            chunk.release();
        }
        if (rejection == null && failure != null && !overdue && !(failure instanceof TimeoutException)) {
            return () -> Response.writeError(request, response, callback, failure);
        }
        if (rejection == null) {
            reject(new ProblemException(ProblemCode.TIMEOUT, "The body arrived too slowly."));
        }
        return this::answer;
    }

    private void answer() {
        ProblemException problem;
        synchronized (this) {
            problem = Objects.requireNonNull(rejection);
            phase = Phase.SENDING;
            since = System.nanoTime();
        }
        admission.answer(request, response, callback, problem);
    }

    /** Handles the request on a thread that may block. */
    private void dispatch() {
        beginRunning();
        if (!demanded) {
            handle();
            return;
        }
        try {
            request.getContext().execute(this::handle);
        } catch (RejectedExecutionException stopped) {
            callback.failed(stopped);
        }
    }

    private void handle() {
        Request complete = new Complete(request, ByteBuffer.wrap(body, 0, (int) received));
        try {
            if (!admission.getHandler().handle(complete, response, callback)) {
                Response.writeError(request, response, callback, HttpStatus.NOT_FOUND_404);
            }
        } catch (Throwable failure) {
            Response.writeError(request, response, callback, failure);
        }
    }

    private void beginRunning() {
        synchronized (this) {
            phase = Phase.RUNNING;
        }
        admission.runs(this);
    }

    /**
     * The route is done, and its response waits for the client.
     *
     * @param size the size of the response
     * @param buffered how much of it exceeds the buffer that every connection has
     */
    void beginSending(long size, long buffered) {
        synchronized (this) {
            if (buffered > 0 && !unsent.tryReserve(buffered)) {
                throw Admission.busy("Too much data waits for you or others to read it.");
            }
            reservedForResponse += buffered;
            phase = Phase.SENDING;
            since = System.nanoTime();
            responseSize = size;
        }
        admission.sends(this);
    }

    /** Ends the request if the client sends or reads too slowly. */
    void endIfOverdue(long now) {
        boolean late;
        synchronized (this) {
            ResourceLimits limits = admission.limits();
            boolean lateBody = phase == Phase.RECEIVING && limits.isBodyTooSlow(now - since, received);
            overdue |= lateBody;
            late = lateBody || (phase == Phase.SENDING && limits.isReaderTooSlow(now - since, responseSize));
        }
        if (late && overdue) {
            // Wakes the pending demand, which then answers.
            connection().onIdleExpired(new TimeoutException("the body arrives too slowly"));
        } else if (late) {
            connection().getEndPoint().close();
        }
    }

    private void releaseBody() {
        bodies.release(reservedForBody);
        reservedForBody = 0;
        body = EMPTY;
    }

    /** Gives all reserved memory back. */
    synchronized void release() {
        releaseBody();
        unsent.release(reservedForResponse);
        reservedForResponse = 0;
    }

    /** A request whose whole body has arrived. */
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
