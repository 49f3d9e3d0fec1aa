package dev.drey.server;

import dev.drey.server.access.ByteBudget;
import dev.drey.server.access.Caller;
import dev.drey.server.access.Identities;
import dev.drey.server.access.Problem;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.RequestHead;
import dev.drey.server.access.ResponseHeaders;
import dev.drey.server.access.SendQueues;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Decides about every request when its headers have arrived: checks host, origin and rate, then reserves memory for the body. The
 * body of an admitted request is received completely before a route runs, without occupying a thread.
 */
final class Admission extends Handler.Wrapper {
    /** One address can use a ninth of the memory for bodies; 30 addresses together leave 3 % to others. */
    private static final double BODY_FACTOR = 1 / 8.0;

    /** One address can use half of the memory for responses, because a whole school may load the page at the same time. */
    private static final double SEND_FACTOR = 1;

    private static final Pattern ID_FORMAT = Pattern.compile("[A-Za-z0-9._-]{1,64}");

    private final AccessControl access;
    private final ResourceLimits limits;
    private final ConnectionLimiter connections;
    private final Rejections rejections;
    private final DeadlineClock deadlines;
    private final ByteBudget bodies;
    private final ByteBudget unsent;
    private final SendQueues sendQueues;
    private final boolean trustedProxy;
    private final Set<InFlightRequest> inFlight = ConcurrentHashMap.newKeySet();

    /** @param trustedProxy whether a proxy may choose the request id */
    Admission(
            AccessControl access,
            ResourceLimits limits,
            ConnectionLimiter connections,
            Rejections rejections,
            DeadlineClock deadlines,
            boolean trustedProxy) {
        this.access = access;
        this.limits = limits;
        this.connections = connections;
        this.rejections = rejections;
        this.deadlines = deadlines;
        this.bodies = new ByteBudget(limits.bodyBytes(), BODY_FACTOR);
        this.unsent = new ByteBudget(limits.sendBytes(), SEND_FACTOR);
        this.sendQueues = new SendQueues(limits::isReaderTooSlow, deadlines);
        this.trustedProxy = trustedProxy;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        RequestHead head = new Head(request);
        String address = access.address(head);
        ByteBudget.Share unsentShare = unsent.share(address);
        InFlightRequest current = new InFlightRequest(
                this, request, response, callback, new RequestBody(request, bodies.share(address)), unsentShare, now());
        request.setAttribute(RequestFilter.ID_ATTRIBUTE, requestId(head));
        request.setAttribute(InFlightRequest.ATTRIBUTE, current);
        request.setAttribute(SendQueues.OPENER, sendQueues.opener(unsentShare));
        try {
            check(request, head);
            current.reserveBody();
        } catch (ProblemException problem) {
            current.reject(problem);
        }
        inFlight.add(current);
        Request.addCompletionListener(request, failure -> complete(current));
        return current.start();
    }

    private void check(Request request, RequestHead head) {
        // The path as the client has sent it. Routes see the same one.
        if (!HealthRoutes.PROBE_PATHS.contains(
                String.valueOf(request.getHttpURI().getPath()))) {
            Caller caller = access.check(head);
            caller.identity().ifPresent(identity -> request.setAttribute(Identities.ID, identity));
        }
    }

    private String requestId(RequestHead head) {
        @Nullable String proposed = trustedProxy ? head.header(ResponseHeaders.REQUEST_ID) : null;
        return proposed != null && ID_FORMAT.matcher(proposed).matches() ? proposed : RequestFilter.newId();
    }

    /** Answers a request that is not handled by a route. */
    void answer(Request request, Response response, Callback callback, ProblemException problem) {
        RequestHead head = new Head(request);
        String id = RequestFilter.idOf(request);
        rejections.record(problem.code(), head, access.address(head), id);
        ProblemResponses.write(request, response, callback, Problem.of(problem, id));
    }

    void runs(InFlightRequest request) {
        connections.runsRequest(request.connection().getEndPoint());
    }

    void sends(InFlightRequest request) {
        connections.waitsForClient(request.connection().getEndPoint(), true);
    }

    private void complete(InFlightRequest request) {
        inFlight.remove(request);
        request.release();
        // A new WebSocket does not wait for the client, although it is not opened yet.
        if (!request.isUpgraded()) {
            connections.waitsForClient(request.connection().getEndPoint(), !request.isRejected());
        }
    }

    /** Ends the requests, streams and sockets of clients that send or read too slowly. */
    void endOverdue() {
        long now = now();
        inFlight.forEach(request -> request.endIfOverdue(now));
        sendQueues.disconnectOverdue();
    }

    /** The time by which deadlines are measured. */
    long now() {
        return deadlines.getAsLong();
    }

    ResourceLimits limits() {
        return limits;
    }

    /** The memory for request bodies. */
    ByteBudget bodies() {
        return bodies;
    }

    /** The memory for responses and messages that clients have not read yet. */
    ByteBudget unsent() {
        return unsent;
    }

    /** The head of a request in Jetty's form. */
    record Head(Request request) implements RequestHead {
        @Override
        public String method() {
            return request.getMethod();
        }

        @Override
        public @Nullable String header(String name) {
            return request.getHeaders().get(name);
        }

        @Override
        public List<String> headers(String name) {
            return request.getHeaders().getValuesList(name);
        }

        @Override
        public @Nullable String cookie(String name) {
            return Request.getCookies(request).stream()
                    .filter(cookie -> cookie.getName().equals(name))
                    .map(HttpCookie::getValue)
                    .findFirst()
                    .orElse(null);
        }

        @Override
        public String remoteAddress() {
            return Request.getRemoteAddr(request);
        }
    }
}
