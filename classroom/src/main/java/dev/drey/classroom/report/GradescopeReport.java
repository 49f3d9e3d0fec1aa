package dev.drey.classroom.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.classroom.grading.CaseResult;
import dev.drey.classroom.grading.StudentResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A student's results in the format of Gradescope's {@code results.json}, specified at
 * gradescope-autograders.readthedocs.io/en/latest/specs. The maximum score is given for each test, since the format has none for the
 * whole.
 *
 * @param outputFormat plain text; the default is HTML, which must not be used for the output of students' programs
 */
@JsonPropertyOrder({"score", "execution_time", "output", "output_format", "visibility", "tests"})
public record GradescopeReport(
        double score,
        @JsonProperty("execution_time") double executionTime,
        String output,
        @JsonProperty("output_format") String outputFormat,
        String visibility,
        List<TestResult> tests) {
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private static final double MILLIS_PER_SECOND = 1000;
    private static final String TEXT = "text";

    /** When students may see their results. */
    public enum Visibility {
        VISIBLE("visible"),
        AFTER_DUE_DATE("after_due_date"),
        AFTER_PUBLISHED("after_published"),
        HIDDEN("hidden");

        private final String jsonName;

        Visibility(String jsonName) {
            this.jsonName = jsonName;
        }

        /** The value in the JSON file. */
        public String jsonName() {
            return jsonName;
        }
    }

    /** The result of one case. */
    @JsonPropertyOrder({"name", "number", "status", "score", "max_score", "output", "output_format"})
    public record TestResult(
            String name,
            String number,
            String status,
            double score,
            @JsonProperty("max_score") double maxScore,
            String output,
            @JsonProperty("output_format") String outputFormat) {
        static TestResult of(CaseResult result, int number, double maxScore) {
            return new TestResult(
                    result.homeworkCase().name(),
                    Integer.toString(number),
                    result.passed() ? "passed" : "failed",
                    result.passed() ? maxScore : 0,
                    maxScore,
                    String.join("\n", TextReport.detailLines(result)),
                    TEXT);
        }
    }

    public static GradescopeReport of(StudentResult student, Visibility visibility) {
        double maxScore = student.caseCount() == 0 ? 0 : student.maxPoints() / student.caseCount();
        List<TestResult> tests = new ArrayList<>();
        for (CaseResult result : student.cases()) {
            tests.add(TestResult.of(result, tests.size() + 1, maxScore));
        }
        return new GradescopeReport(
                student.points(),
                seconds(student.time()),
                String.join("\n\n", TextReport.closingLines(student)),
                TEXT,
                visibility.jsonName(),
                tests);
    }

    private static double seconds(Duration time) {
        return time.toMillis() / MILLIS_PER_SECOND;
    }

    /** The content of the file. */
    public String toJson() {
        return JSON.writeValueAsString(this) + "\n";
    }
}
