package dev.drey.server.access;

import java.util.Map;
import java.util.function.BiConsumer;

/** The security headers of every response. */
public final class ResponseHeaders {
    public static final String REQUEST_ID = "X-Request-Id";

    private static final String CONTENT_SECURITY_POLICY = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'");

    private static final Map<String, String> ALL = Map.of(
            "Content-Security-Policy", CONTENT_SECURITY_POLICY,
            "X-Content-Type-Options", "nosniff",
            "X-Frame-Options", "DENY",
            "Referrer-Policy", "same-origin",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            // The default; a route may set another value.
            "Cache-Control", "no-store");

    private ResponseHeaders() {}

    /** Passes all headers, including the request id, to the given setter. */
    public static void addTo(BiConsumer<String, String> header, String requestId) {
        ALL.forEach(header);
        header.accept(REQUEST_ID, requestId);
    }
}
