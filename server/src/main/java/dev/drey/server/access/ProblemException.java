package dev.drey.server.access;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A request that cannot be done, and why. Whoever asked is told; it is no mistake of the server, so it has no stack trace. */
public final class ProblemException extends RuntimeException {
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

    /** The detail says what is wrong this time, and what would be right. */
    public ProblemException(ProblemCode code, String detail) {
        this(code, detail, null, Map.of());
    }

    /** The same, and it is worth asking again then. */
    public ProblemException retryAfter(Duration wait) {
        return new ProblemException(code, detail, wait, extensions);
    }

    /** The same, with facts for programs; their values are anything that becomes JSON. */
    public ProblemException withExtensions(Map<String, Object> facts) {
        return new ProblemException(code, detail, retryAfter, Map.copyOf(facts));
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
