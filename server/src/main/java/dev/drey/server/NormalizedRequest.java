package dev.drey.server;

import io.javalin.http.Context;
import jakarta.servlet.ServletContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpSession;
import java.util.Collections;
import java.util.Enumeration;
import org.jspecify.annotations.Nullable;

/**
 * The request as routes see it:
 *
 * <ul>
 *   <li>HEAD looks like GET, so that its status and headers are those of GET; Jetty does not send the body.
 *   <li>Sessions are empty. Jetty would create one on every upgrade to WebSocket, because Javalin looks at it.
 *   <li>No header can override the method, because the origin was checked for the real one.
 * </ul>
 */
public final class NormalizedRequest extends HttpServletRequestWrapper {
    private static final String METHOD_OVERRIDE = "X-HTTP-Method-Override";

    NormalizedRequest(HttpServletRequest request) {
        super(request);
    }

    /** Whether the client sent HEAD. Streams that never end must not begin then. */
    public static boolean isHead(Context ctx) {
        HttpServletRequest request = ctx.req();
        while (request instanceof HttpServletRequestWrapper wrapper) {
            request = (HttpServletRequest) wrapper.getRequest();
        }
        return request.getMethod().equals("HEAD");
    }

    @Override
    public String getMethod() {
        String method = super.getMethod();
        return method.equals("HEAD") ? "GET" : method;
    }

    @Override
    public @Nullable String getHeader(String name) {
        return name.equalsIgnoreCase(METHOD_OVERRIDE) ? null : super.getHeader(name);
    }

    /** The header as it was sent; Jetty's own method fails for an unknown charset. */
    @Override
    public @Nullable String getContentType() {
        return getHeader("Content-Type");
    }

    @Override
    public HttpSession getSession() {
        return EmptySession.INSTANCE;
    }

    @Override
    public @Nullable HttpSession getSession(boolean create) {
        return create ? EmptySession.INSTANCE : null;
    }

    /** A session without attributes, shared by all requests. */
    private static final class EmptySession implements HttpSession {
        private static final EmptySession INSTANCE = new EmptySession();

        @Override
        public long getCreationTime() {
            return 0;
        }

        @Override
        public String getId() {
            return "";
        }

        @Override
        public long getLastAccessedTime() {
            return 0;
        }

        @Override
        public ServletContext getServletContext() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void setMaxInactiveInterval(int interval) {}

        @Override
        public int getMaxInactiveInterval() {
            return 0;
        }

        @Override
        public @Nullable Object getAttribute(String name) {
            return null;
        }

        @Override
        public Enumeration<String> getAttributeNames() {
            return Collections.emptyEnumeration();
        }

        @Override
        public void setAttribute(String name, Object value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void removeAttribute(String name) {}

        @Override
        public void invalidate() {}

        @Override
        public boolean isNew() {
            return true;
        }
    }
}
