package dev.drey.server;

import dev.drey.server.access.Problem;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ResponseHeaders;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers errors outside the routes with problem details: malformed HTTP, or requests that are too large for Jetty. */
final class JettyErrorHandler implements Request.Handler {
    private static final Logger LOG = LoggerFactory.getLogger(JettyErrorHandler.class);

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        ProblemCode code = ProblemResponses.codeOf(status(request, response));
        @Nullable Object existing = request.getAttribute(RequestFilter.ID_ATTRIBUTE);
        String id = existing == null ? RequestFilter.newId() : existing.toString();
        if (existing == null) {
            LOG.atInfo()
                    .addKeyValue("status", code.status())
                    .addKeyValue(RequestFilter.ID_FIELD, id)
                    .log("rejected before routing");
        }
        response.setStatus(code.status());
        ResponseHeaders.addTo(response.getHeaders()::put, id);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.CONTENT_TYPE);
        byte[] json = ProblemResponses.toBytes(Problem.of(code, "", id).json());
        response.write(true, ByteBuffer.wrap(json), callback);
        return true;
    }

    private static int status(Request request, Response response) {
        if (request.getAttribute(ErrorHandler.ERROR_EXCEPTION) instanceof HttpException rejected) {
            return rejected.getCode();
        }
        return response.getStatus() < 400 ? ProblemCode.INTERNAL.status() : response.getStatus();
    }
}
