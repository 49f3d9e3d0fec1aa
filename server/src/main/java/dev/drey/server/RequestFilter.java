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
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/** The first filter of every request: assigns the request id and sets the headers of every response. */
final class RequestFilter implements Filter {
    /** The key of the request id in the log. */
    static final String ID_FIELD = "request";

    /** The request attribute that holds the request id. */
    static final String ID_ATTRIBUTE = "drey.request";

    private static final Pattern ID_FORMAT = Pattern.compile("[A-Za-z0-9._-]{1,64}");

    private final boolean trustedProxy;

    /** @param trustedProxy whether a proxy may choose the request id */
    RequestFilter(boolean trustedProxy) {
        this.trustedProxy = trustedProxy;
    }

    @Override
    public void doFilter(ServletRequest servletRequest, ServletResponse servletResponse, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest request = (HttpServletRequest) servletRequest;
        HttpServletResponse response = (HttpServletResponse) servletResponse;
        @Nullable String proposed = trustedProxy ? request.getHeader(ResponseHeaders.REQUEST_ID) : null;
        String id = proposed != null && ID_FORMAT.matcher(proposed).matches() ? proposed : newId();
        request.setAttribute(ID_ATTRIBUTE, id);
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
        @Nullable Object id = request.getAttribute(ID_ATTRIBUTE);
        return id == null ? "" : id.toString();
    }
}
