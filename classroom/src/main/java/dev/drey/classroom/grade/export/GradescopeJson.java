package dev.drey.classroom.grade.export;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.classroom.grade.CaseResult;
import dev.drey.classroom.grade.StudentResult;
import dev.drey.classroom.grade.report.TextReport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A student's results as Gradescope reads them from {@code results.json}; its specification is at
 * gradescope-autograders.readthedocs.io/en/latest/specs. What one case is worth is told with the case, as there is no greatest
 * score of the whole there.
 *
 * @param outputFormat plain text: what a student's program wrote must not be shown as HTML, which is the default
 */
@JsonPropertyOrder({"score", "execution_time", "output", "output_format", "visibility", "tests"})
public record GradescopeJson(
        double score,
        @JsonProperty("execution_time") double executionTime,
        String output,
        @JsonProperty("output_format") String outputFormat,
        String visibility,
        List<TestJson> tests) {
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private static final double MILLIS = 1000;
    private static final String TEXT = "text";

    /** When students may see their results. */
    public enum Visibility {
        VISIBLE("visible"),
        AFTER_DUE_DATE("after_due_date"),
        AFTER_PUBLISHED("after_published"),
        HIDDEN("hidden");

        private final String word;

        Visibility(String word) {
            this.word = word;
        }

        /** How Gradescope calls it. */
        public String word() {
            return word;
        }
    }

    /** A case. */
    @JsonPropertyOrder({"name", "number", "status", "score", "max_score", "output", "output_format"})
    public record TestJson(
            String name,
            String number,
            String status,
            double score,
            @JsonProperty("max_score") double maxScore,
            String output,
            @JsonProperty("output_format") String outputFormat) {
        static TestJson of(CaseResult result, int number, double worth) {
            return new TestJson(
                    result.grade().name(),
                    Integer.toString(number),
                    result.passed() ? "passed" : "failed",
                    result.passed() ? worth : 0,
                    worth,
                    String.join("\n", TextReport.details(result)),
                    TEXT);
        }
    }

    public static GradescopeJson of(StudentResult student, Visibility visibility) {
        double worth = student.total() == 0 ? 0 : student.mostPoints() / student.total();
        List<TestJson> tests = new ArrayList<>();
        for (CaseResult result : student.cases()) {
            tests.add(TestJson.of(result, tests.size() + 1, worth));
        }
        return new GradescopeJson(
                student.points(),
                seconds(student.time()),
                String.join("\n\n", TextReport.closing(student)),
                TEXT,
                visibility.word(),
                tests);
    }

    private static double seconds(Duration time) {
        return time.toMillis() / MILLIS;
    }

    /** The text of the file. */
    public String text() {
        return JSON.writeValueAsString(this) + "\n";
    }
}
