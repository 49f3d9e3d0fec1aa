package dev.drey.server;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpSession;
import org.jspecify.annotations.Nullable;

/**
 * A request as routes should see it. HEAD is a GET whose body nobody sends, so that its status and headers are the true ones;
 * there are no sessions (looking at one would make it, on every upgrade to WebSocket); and nobody overrides the method that the
 * origin was checked for.
 */
public final class PlainRequest extends HttpServletRequestWrapper {
    private static final String OVERRIDE = "X-HTTP-Method-Override";

    PlainRequest(HttpServletRequest request) {
        super(request);
    }

    /** Whether only the headers were asked for: a stream that never ends should then not begin. */
    public static boolean onlyHeaders(Context ctx) {
        HttpServletRequest at = ctx.req();
        while (at instanceof HttpServletRequestWrapper wrapper) {
            at = (HttpServletRequest) wrapper.getRequest();
        }
        return at.getMethod().equals("HEAD");
    }

    @Override
    public String getMethod() {
        String method = super.getMethod();
        return method.equals("HEAD") ? "GET" : method;
    }

    @Override
    public @Nullable String getHeader(String name) {
        return name.equalsIgnoreCase(OVERRIDE) ? null : super.getHeader(name);
    }

    /** As it was sent: Jetty's own fails on a charset that it does not know. */
    @Override
    public @Nullable String getContentType() {
        return getHeader("Content-Type");
    }

    @Override
    public HttpSession getSession() {
        return NoSession.INSTANCE;
    }

    @Override
    public @Nullable HttpSession getSession(boolean create) {
        return create ? NoSession.INSTANCE : null;
    }
}
