package dev.drey.server.access;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Problem details as RFC 9457 describes them.
 *
 * @param detail what is wrong this time; empty where the title says it all
 * @param requestId under which the server's log has it
 * @param retryAfter when it is worth asking again
 * @param extensions further facts, for programs
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

    /** The value of the Retry-After header: whole seconds, and not too early. */
    public Optional<String> retryAfterSeconds() {
        return retryAfter.map(
                wait -> String.valueOf(Math.max(1, wait.plusMillis(999).toSeconds())));
    }

    /** What becomes the JSON object. */
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
        // Always in the same order.
        new TreeMap<>(extensions).forEach(json::putIfAbsent);
        return json;
    }
}
