package dev.drey.server.openapi;

import dev.drey.server.access.Problem;
import dev.drey.server.access.ProblemCode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A possible response of an operation.
 *
 * @param status an HTTP status, or {@code default} for all others
 * @param contents one content, or several of which the request chooses one
 * @param headers notable headers with their descriptions
 */
record Response(String status, String description, List<Content> contents, Map<String, String> headers) {
    /** The JSON pointer of {@link #ANY_PROBLEM} within the document. */
    static final String ANY_PROBLEM_POINTER = "#/components/responses/Problem";

    /** The response to problems that every request can have. */
    static final Response ANY_PROBLEM = new Response(
            "default",
            "Any other problem. Every request can fail with `bad-token`, `signed-out`, `wrong-host`,"
                    + " `too-many-requests`, `internal` or `stopping`; a request that changes something can also fail with `cross-origin`.",
            List.of(problemContent(List.of())),
            Map.of());

    /** Statuses after which a client may retry. */
    private static final Set<Integer> RETRYABLE = Set.of(429, 503);

    /** One response for each status; several problems can share a status. */
    static List<Response> ofProblems(List<ProblemCode> problems) {
        Map<Integer, List<ProblemCode>> byStatus = problems.stream()
                .collect(Collectors.groupingBy(ProblemCode::status, TreeMap::new, Collectors.toList()));
        return byStatus.entrySet().stream()
                .map(entry -> ofProblems(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static Response ofProblems(int status, List<ProblemCode> codes) {
        String description = codes.stream()
                .map(code -> "`" + code.text() + "`: " + code.title() + ".")
                .collect(Collectors.joining(" "));
        List<String> examples = codes.contains(ProblemCode.REJECTED) ? List.of("rejected") : List.of();
        Map<String, String> headers = RETRYABLE.contains(status)
                ? Map.of("Retry-After", "The number of seconds to wait before the next try, if known.")
                : Map.of();
        return new Response(String.valueOf(status), description, List.of(problemContent(examples)), headers);
    }

    private static Content problemContent(List<String> examples) {
        return new Content(Problem.CONTENT_TYPE, ServerSchemas.PROBLEM.reference(), examples);
    }

    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("description", description);
        if (!headers.isEmpty()) {
            ObjectNode all = json.putObject("headers");
            headers.forEach(
                    (name, text) -> all.putObject(name).put("description", text).set("schema", JsonTypes.string()));
        }
        if (!contents.isEmpty()) {
            ObjectNode all = json.putObject("content");
            contents.forEach(content -> all.set(content.type(), content.json()));
        }
        return json;
    }
}
