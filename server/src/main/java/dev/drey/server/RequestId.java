package dev.drey.server;

import jakarta.servlet.ServletRequest;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The name of one request, in its answer and in the log. */
final class RequestId {
    /** Its name in the log. */
    static final String FIELD = "request";

    static final String ATTRIBUTE = "drey.request";
    private static final Pattern FIT = Pattern.compile("[A-Za-z0-9._-]{1,64}");

    private RequestId() {}

    static String create() {
        return String.format("%016x", ThreadLocalRandom.current().nextLong());
    }

    /** What a trusted proxy calls the request, if that can be written into a log. */
    static String create(@Nullable String given) {
        return given != null && FIT.matcher(given).matches() ? given : create();
    }

    static void put(ServletRequest request, String id) {
        request.setAttribute(ATTRIBUTE, id);
    }

    static String of(ServletRequest request) {
        @Nullable Object id = request.getAttribute(ATTRIBUTE);
        return id == null ? "" : id.toString();
    }
}
