package dev.drey.server.openapi;

import dev.drey.server.access.Problem;
import dev.drey.server.access.ProblemCode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What is answered when something is wrong. */
final class ProblemAnswers {
    /** Where the document has {@link #ANY}. */
    static final String ANY_ADDRESS = "#/components/responses/Problem";

    /** What may be wrong with every request. */
    static final Answer ANY = new Answer(
            "default",
            "Whatever else is wrong with it. Every request may be answered with `bad-token`, `wrong-host`,"
                    + " `too-many-requests`, `internal` or `stopping`, and one that changes something with `cross-origin`.",
            List.of(content(List.of())),
            Map.of());

    /** Statuses of what passes by itself. */
    private static final Set<Integer> PASSING = Set.of(429, 503);

    private ProblemAnswers() {}

    /** One for each status, which several problems can share. */
    static List<Answer> of(List<ProblemCode> problems) {
        Map<Integer, List<ProblemCode>> byStatus = problems.stream()
                .collect(Collectors.groupingBy(ProblemCode::status, TreeMap::new, Collectors.toList()));
        return byStatus.entrySet().stream()
                .map(entry -> answer(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static Answer answer(int status, List<ProblemCode> codes) {
        String description = codes.stream()
                .map(code -> "`" + code.text() + "`: " + code.title() + ".")
                .collect(Collectors.joining(" "));
        List<String> examples = codes.contains(ProblemCode.REJECTED) ? List.of("rejected") : List.of();
        Map<String, String> headers = PASSING.contains(status)
                ? Map.of("Retry-After", "In how many seconds to ask again, where that is known.")
                : Map.of();
        return new Answer(String.valueOf(status), description, List.of(content(examples)), headers);
    }

    private static Content content(List<String> examples) {
        return new Content(Problem.CONTENT_TYPE, ServerSchemas.PROBLEM.reference(), examples);
    }
}
