package dev.drey.server.access;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Problem details (RFC 9457).
 *
 * @param detail what is wrong with this request; empty if the title says enough
 * @param requestId the id of the request in the server's log
 * @param retryAfter after which time the client may retry
 * @param extensions further members of the JSON object, for programs
 */
public record Problem(
        ProblemCode code,
        String detail,
        String requestId,
        Optional<Duration> retryAfter,
        Map<String, Object> extensions) {
    public static final String CONTENT_TYPE = "application/problem+json";

    public static Problem of(ProblemException problem, String requestId) {
        return new Problem(problem.code(), problem.detail(), requestId, problem.retryAfter(), problem.extensions());
    }

    public static Problem of(ProblemCode code, String detail, String requestId) {
        return new Problem(code, detail, requestId, Optional.empty(), Map.of());
    }

    public int status() {
        return code.status();
    }

    /** The value of the Retry-After header: seconds, rounded up. */
    public Optional<String> retryAfterSeconds() {
        return retryAfter.map(
                wait -> String.valueOf(Math.max(1, wait.plusMillis(999).toSeconds())));
    }

    /** The members of the JSON object. */
    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("type", code.type());
        json.put("title", code.title());
        json.put("status", code.status());
        if (!detail.isEmpty()) {
            json.put("detail", detail);
        }
        json.put("code", code.text());
        json.put("requestId", requestId);
        // Sorted, so that the order is always the same.
        new TreeMap<>(extensions).forEach(json::putIfAbsent);
        return json;
    }
}
