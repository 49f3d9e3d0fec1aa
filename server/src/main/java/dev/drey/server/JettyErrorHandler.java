package dev.drey.server;

import dev.drey.server.access.Problem;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.RequestHead;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Answers errors outside the routes with problem details: malformed HTTP, or requests that are too large for Jetty. */
final class JettyErrorHandler implements Request.Handler {
    private final AccessControl access;
    private final Rejections rejections;

    JettyErrorHandler(AccessControl access, Rejections rejections) {
        this.access = access;
        this.rejections = rejections;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        ProblemCode code = ProblemResponses.codeOf(status(request, response));
        String known = RequestFilter.idOf(request);
        String id = known.isEmpty() ? RequestFilter.newId() : known;
        RequestHead head = new Admission.Head(request);
        if (known.isEmpty()) {
            access.countRejected(head);
        }
        if (code != ProblemCode.INTERNAL) {
            rejections.record(code, head, access.address(head), id);
        }
        ProblemResponses.write(request, response, callback, Problem.of(code, "", id));
        return true;
    }

    private static int status(Request request, Response response) {
        if (request.getAttribute(ErrorHandler.ERROR_EXCEPTION) instanceof HttpException rejected) {
            return rejected.getCode();
        }
        return response.getStatus() < 400 ? ProblemCode.INTERNAL.status() : response.getStatus();
    }
}
