package dev.drey.server;

import dev.drey.server.access.Headers;
import dev.drey.server.access.Problem;
import dev.drey.server.access.ProblemCode;
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

/** Problem details for what goes wrong before or after the routes: requests that are no HTTP, or too large for it. */
final class ErrorAnswers implements Request.Handler {
    private static final Logger LOG = LoggerFactory.getLogger(ErrorAnswers.class);

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        ProblemCode code = Problems.code(status(request, response));
        @Nullable Object known = request.getAttribute(RequestId.ATTRIBUTE);
        String id = known == null ? RequestId.create() : known.toString();
        if (known == null) {
            LOG.atInfo()
                    .addKeyValue("status", code.status())
                    .addKeyValue(RequestId.FIELD, id)
                    .log("refused before routing");
        }
        response.setStatus(code.status());
        Headers.addTo(response.getHeaders()::put, id);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.CONTENT_TYPE);
        byte[] json = Problems.bytes(Problem.of(code, "", id).json());
        response.write(true, ByteBuffer.wrap(json), callback);
        return true;
    }

    private static int status(Request request, Response response) {
        if (request.getAttribute(ErrorHandler.ERROR_EXCEPTION) instanceof HttpException refused) {
            return refused.getCode();
        }
        return response.getStatus() < 400 ? ProblemCode.INTERNAL.status() : response.getStatus();
    }
}
