package dev.drey.server.openapi;

import dev.drey.server.guard.Problem;
import dev.drey.server.guard.ProblemCode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What is answered when something is wrong. */
final class ProblemAnswers {
    /** Where the document has {@link #any}. */
    static final String ANY = "#/components/responses/Problem";

    private ProblemAnswers() {}

    /** By status; several problems can share one. */
    static ObjectNode of(List<ProblemCode> problems) {
        ObjectNode responses = JsonNodeFactory.instance.objectNode();
        Map<Integer, List<ProblemCode>> byStatus = problems.stream()
                .collect(Collectors.groupingBy(ProblemCode::status, TreeMap::new, Collectors.toList()));
        byStatus.forEach((status, codes) -> responses.set(String.valueOf(status), response(codes)));
        return responses;
    }

    private static ObjectNode response(List<ProblemCode> codes) {
        String description = codes.stream()
                .map(code -> "`" + code.text() + "`: " + code.title() + ".")
                .collect(Collectors.joining(" "));
        return codes.contains(ProblemCode.REFUSED) ? response(description, "refused") : response(description);
    }

    static ObjectNode any() {
        return response(
                "Whatever else is wrong with it. Every request may be answered with `bad-token`, `wrong-host`,"
                        + " `too-many-requests`, `internal` or `stopping`, and one that changes something with `cross-origin`.");
    }

    private static ObjectNode response(String description, String... examples) {
        Content content = new Content(Problem.CONTENT_TYPE, ServerSchemas.PROBLEM.reference(), List.of(examples));
        ObjectNode response = JsonNodeFactory.instance.objectNode().put("description", description);
        response.putObject("content").set(content.type(), content.json());
        return response;
    }
}
