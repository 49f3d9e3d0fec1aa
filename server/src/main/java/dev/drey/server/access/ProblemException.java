package dev.drey.server.access;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Thrown to reject a request with a problem response. It has no stack trace, because it is not a bug of the server. */
public final class ProblemException extends RuntimeException {
    private static final Duration RETRY_WHEN_BUSY = Duration.ofSeconds(5);

    private final ProblemCode code;
    private final String detail;
    private final @Nullable Duration retryAfter;
    private final Map<String, Object> extensions;

    private ProblemException(
            ProblemCode code, String detail, @Nullable Duration retryAfter, Map<String, Object> members) {
        super(code.text() + ": " + detail, null, false, false);
        this.code = code;
        this.detail = detail;
        this.retryAfter = retryAfter;
        this.extensions = members;
    }

    /** @param detail what is wrong with this request, and what was expected */
    public ProblemException(ProblemCode code, String detail) {
        this(code, detail, null, Map.of());
    }

    /** A problem of a server that lacks the memory or the connections for a request. */
    public static ProblemException busy(String detail) {
        return new ProblemException(ProblemCode.BUSY, detail).retryAfter(RETRY_WHEN_BUSY);
    }

    /** A copy that tells the client when to retry. */
    public ProblemException retryAfter(Duration wait) {
        return new ProblemException(code, detail, wait, extensions);
    }

    /** A copy with further members for programs; their values must be serializable to JSON. */
    public ProblemException withExtensions(Map<String, Object> extensions) {
        return new ProblemException(code, detail, retryAfter, Map.copyOf(extensions));
    }

    public ProblemCode code() {
        return code;
    }

    public String detail() {
        return detail;
    }

    public Optional<Duration> retryAfter() {
        return Optional.ofNullable(retryAfter);
    }

    public Map<String, Object> extensions() {
        return extensions;
    }
}
