package dev.drey.server;

import dev.drey.server.access.ByteBudget;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import java.util.Objects;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
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
    private final RequestBody body;
    private final ByteBudget.Share unsent;
    private @Nullable ProblemException rejection;
    private Phase phase = Phase.RECEIVING;
    private long since;
    private long received;
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
            RequestBody body,
            ByteBudget.Share unsent,
            long now) {
        this.admission = admission;
        this.request = request;
        this.response = response;
        this.callback = callback;
        this.body = body;
        this.unsent = unsent;
        this.since = now;
    }

    Connection connection() {
        return request.getConnectionMetaData().getConnection();
    }

    synchronized boolean isRejected() {
        return rejection != null;
    }

    /** Whether the connection becomes a WebSocket. */
    boolean isUpgraded() {
        return response.getStatus() == HttpStatus.SWITCHING_PROTOCOLS_101;
    }

    /** Answers with a problem instead of handling the request, once the body is discarded. */
    synchronized void reject(ProblemException problem) {
        rejection = problem;
        body.release();
    }

    /** Reserves memory for the body. */
    synchronized void reserveBody() {
        body.reserve();
    }

    /** Receives the body, then handles or rejects the request. */
    boolean start() throws Exception {
        boolean hasBody = body.isAnnounced();
        boolean withheld = request.getHeaders().contains(HttpHeader.EXPECT, HttpHeaderValue.CONTINUE.asString());
        if (isRejected() && (!hasBody || withheld || request.getLength() > MAX_READ)) {
            answer();
            return true;
        }
        if (hasBody) {
            run();
            return true;
        }
        synchronized (this) {
            phase = Phase.RUNNING;
        }
        admission.runs(this);
        return admission.getHandler().handle(request, response, callback);
    }

    @Override
    public InvocationType getInvocationType() {
        return InvocationType.NON_BLOCKING;
    }

    /** Reads what has arrived of the body. Jetty calls this again when there is more. */
    @Override
    public void run() {
        read().run();
    }

    /** Returns the next step, to be run without the lock. */
    private synchronized Runnable read() {
        while (true) {
            Content.@Nullable Chunk chunk = request.read();
            if (overdue || Content.Chunk.isFailure(chunk)) {
                return failed(chunk);
            }
            if (chunk == null) {
                demanded = true;
                return () -> request.demand(this);
            }
            received += chunk.remaining();
            if (rejection == null) {
                append(chunk);
            }
            boolean last = chunk.isLast();
            chunk.release();
            if (last || received > MAX_READ) {
                phase = Phase.RUNNING;
                return rejection == null ? this::dispatch : this::answer;
            }
        }
    }

    private void append(Content.Chunk chunk) {
        try {
            body.append(chunk);
        } catch (ProblemException tooLarge) {
            reject(tooLarge);
        }
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
            since = admission.now();
        }
        admission.answer(request, response, callback, problem);
    }

    /** Handles the request on a thread that may block. */
    private void dispatch() {
        admission.runs(this);
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
        try {
            if (!admission.getHandler().handle(body.complete(), response, callback)) {
                Response.writeError(request, response, callback, HttpStatus.NOT_FOUND_404);
            }
        } catch (Throwable failure) {
            Response.writeError(request, response, callback, failure);
        }
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
                throw ProblemException.busy("Too much data waits for you or others to read it.");
            }
            reservedForResponse += buffered;
            phase = Phase.SENDING;
            since = admission.now();
            responseSize = size;
        }
        admission.sends(this);
    }

    /** Ends the request if the client sends or reads too slowly. */
    void endIfOverdue(long now) {
        boolean lateBody;
        boolean lateReader;
        synchronized (this) {
            lateBody = phase == Phase.RECEIVING && admission.limits().isBodyTooSlow(now - since, received);
            lateReader = phase == Phase.SENDING && admission.limits().isReaderTooSlow(now - since, responseSize);
            overdue |= lateBody;
        }
        if (lateBody) {
            // Wakes the pending demand, which then answers.
            connection().onIdleExpired(new TimeoutException("the body arrives too slowly"));
        } else if (lateReader) {
            connection().getEndPoint().close();
        }
    }

    /** Gives all reserved memory back. */
    synchronized void release() {
        body.release();
        unsent.release(reservedForResponse);
        reservedForResponse = 0;
    }
}
