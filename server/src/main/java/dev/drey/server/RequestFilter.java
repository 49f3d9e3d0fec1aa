package dev.drey.server;

import dev.drey.server.access.ResponseHeaders;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.concurrent.ThreadLocalRandom;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/** The first filter of every request: sets the headers of every response, and the request id in the log. */
final class RequestFilter implements Filter {
    /** The key of the request id in the log. */
    static final String ID_FIELD = "request";

    /** The request attribute that holds the request id. */
    static final String ID_ATTRIBUTE = "drey.request";

    @Override
    public void doFilter(ServletRequest servletRequest, ServletResponse servletResponse, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest request = (HttpServletRequest) servletRequest;
        HttpServletResponse response = (HttpServletResponse) servletResponse;
        String id = idOf(request);
        ResponseHeaders.addTo(response::setHeader, id);
        MDC.put(ID_FIELD, id);
        try {
            chain.doFilter(new NormalizedRequest(request), new BufferedResponse(response));
        } finally {
            MDC.remove(ID_FIELD);
        }
    }

    static String newId() {
        return String.format("%016x", ThreadLocalRandom.current().nextLong());
    }

    /** The id of a request; empty if it has none. */
    static String idOf(ServletRequest request) {
        return text(request.getAttribute(ID_ATTRIBUTE));
    }

    /** The same for Jetty's form of a request. */
    static String idOf(Request request) {
        return text(request.getAttribute(ID_ATTRIBUTE));
    }

    private static String text(@Nullable Object id) {
        return id == null ? "" : id.toString();
    }
}
