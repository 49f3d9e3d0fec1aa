package dev.drey.server.access;

import java.util.Map;
import java.util.function.BiConsumer;

/** What every answer tells the browser not to do with it. */
public final class ResponseHeaders {
    public static final String REQUEST_ID = "X-Request-Id";

    private static final String POLICY = String.join(
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
            "Content-Security-Policy", POLICY,
            "X-Content-Type-Options", "nosniff",
            "X-Frame-Options", "DENY",
            "Referrer-Policy", "same-origin",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            // What a route says itself goes before this.
            "Cache-Control", "no-store");

    private ResponseHeaders() {}

    public static void addTo(BiConsumer<String, String> answer, String requestId) {
        ALL.forEach(answer);
        answer.accept(REQUEST_ID, requestId);
    }
}
