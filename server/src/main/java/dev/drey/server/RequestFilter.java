package dev.drey.server;

import dev.drey.server.access.Headers;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.slf4j.MDC;

/** Where every request comes in: it gets its id, and its answer the headers that all have. */
final class RequestFilter implements Filter {
    private final boolean behindProxy;

    RequestFilter(boolean behindProxy) {
        this.behindProxy = behindProxy;
    }

    @Override
    public void doFilter(ServletRequest asked, ServletResponse answered, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest request = (HttpServletRequest) asked;
        HttpServletResponse response = (HttpServletResponse) answered;
        String id = behindProxy ? RequestId.create(request.getHeader(Headers.REQUEST_ID)) : RequestId.create();
        RequestId.put(request, id);
        Headers.addTo(response::setHeader, id);
        MDC.put(RequestId.FIELD, id);
        try {
            chain.doFilter(new PlainRequest(request), new PlainAnswer(response));
        } finally {
            MDC.remove(RequestId.FIELD);
        }
    }
}
