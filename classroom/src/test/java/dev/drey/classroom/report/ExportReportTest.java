package dev.drey.classroom.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.comparison.ReferenceAnswers;
import dev.drey.classroom.grading.CaseGenerator;
import dev.drey.classroom.grading.CaseResult;
import dev.drey.classroom.grading.CaseSet;
import dev.drey.classroom.grading.ClassResult;
import dev.drey.classroom.grading.Grader;
import dev.drey.classroom.grading.RunSummary;
import dev.drey.classroom.grading.StudentResult;
import dev.drey.classroom.homework.HomeworkCase;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Results as JUnit XML for CI systems and as JSON for Gradescope. */
final class ExportReportTest {
    private static final CaseSet CASES = CaseGenerator.generate(4, 2);
    private static final RunSummary RUN = new RunSummary(Duration.ofMillis(1500), 1 << 20, Optional.empty());

    private final ReferenceAnswers reference = new ReferenceAnswers();
    private final Grader grader = new Grader(reference);

    @TempDir
    private Path folder;

    @BeforeEach
    void writeAnswersWithTwoWrongOnes() throws IOException {
        CASES.write(folder, reference);
        byte[] anything = new byte[256];
        for (int i = 0; i < anything.length; i++) {
            anything[i] = (byte) i;
        }
        Files.write(folder.resolve("001-greedy/next_state.txt"), anything);
        Path log = folder.resolve("002-minimax/traverse_log.txt");
        Files.writeString(log, Files.readString(log).replaceFirst("root", "<b>&amp;]]>\"root"));
    }

    @Test
    void junitReportHasOneSuitePerStudent() throws Exception {
        StudentResult student = student("A < B & \"C\"\u0001\n\ud800 \ud83d\udc3f", RUN);
        StringWriter xml = new StringWriter();
        JUnitReport.write(new ClassResult(List.of(student, student)), xml);

        Element root = DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(xml.toString())))
                .getDocumentElement();

        assertThat(root.getTagName()).isEqualTo("testsuites");
        assertThat(root.getAttribute("tests")).isEqualTo("8");
        assertThat(root.getAttribute("failures")).isEqualTo("4");
        assertThat(root.getAttribute("time")).isEqualTo("12.000");
        assertThat(root.getElementsByTagName("testsuite").getLength()).isEqualTo(2);
        Element suite = (Element) root.getElementsByTagName("testsuite").item(0);
        assertThat(suite.getAttribute("name")).isEqualTo("A < B & \"C\"? ? \ud83d\udc3f");
        assertThat(suite.getAttribute("tests")).isEqualTo("4");
        assertThat(suite.getAttribute("failures")).isEqualTo("2");
        assertThat(suite.getAttribute("errors")).isEqualTo("0");
        assertThat(suite.getElementsByTagName("testcase").getLength()).isEqualTo(4);
        Element minimax = (Element) suite.getElementsByTagName("testcase").item(1);
        assertThat(minimax.getAttribute("name")).isEqualTo("002-minimax");
        assertThat(minimax.getAttribute("time")).isEqualTo("1.500");
        Element failure = (Element) minimax.getElementsByTagName("failure").item(0);
        assertThat(failure.getAttribute("message"))
                .isEqualTo("traverse_log.txt line 2: expected root,0,-Infinity, found <b>&amp;]]>\"root,0,-Infinity");
        assertThat(failure.getTextContent())
                .contains("traverse_log.txt, line 2", "found:    <b>&amp;]]>\"root,0,-Infinity");
        assertThat(suite.getElementsByTagName("system-out").item(0).getTextContent())
                .endsWith("2 of 4 passed, 50 of 100 points");
    }

    @Test
    void gradescopeReportHasSpecifiedFields() {
        JsonNode json = json(student("Ada", RUN));

        assertThat(json.propertyNames())
                .containsExactly("score", "execution_time", "output", "output_format", "visibility", "tests");
        assertThat(json.get("score").asDouble()).isEqualTo(50);
        assertThat(json.get("execution_time").asDouble()).isEqualTo(6);
        assertThat(json.get("output").asString()).endsWith("2 of 4 passed, 50 of 100 points");
        assertThat(json.get("output_format").asString()).isEqualTo("text");
        assertThat(json.get("visibility").asString()).isEqualTo("after_published");
        assertThat(json.get("tests").size()).isEqualTo(4);
        JsonNode failed = json.get("tests").get(1);
        assertThat(failed.propertyNames())
                .containsExactly("name", "number", "status", "score", "max_score", "output", "output_format");
        assertThat(failed.get("name").asString()).isEqualTo("002-minimax");
        assertThat(failed.get("number").asString()).isEqualTo("2");
        assertThat(failed.get("status").asString()).isEqualTo("failed");
        assertThat(failed.get("score").asDouble()).isZero();
        assertThat(failed.get("max_score").asDouble()).isEqualTo(25);
        assertThat(failed.get("output").asString()).startsWith("traverse_log.txt, line 2\n");
        JsonNode passed = json.get("tests").get(2);
        assertThat(passed.get("status").asString()).isEqualTo("passed");
        assertThat(passed.get("score").asDouble()).isEqualTo(25);
        assertThat(passed.get("output").asString()).isEmpty();
    }

    @Test
    void gradescopeOutputBeginsWithProblemOfRun() {
        RunSummary crash = new RunSummary(Duration.ZERO, 0, Optional.of("exit status 139"));

        assertThat(json(student("Eve", crash)).get("tests").get(2).get("output").asString())
                .isEqualTo("exit status 139");
    }

    private static JsonNode json(StudentResult student) {
        String text = GradescopeReport.of(student, GradescopeReport.Visibility.AFTER_PUBLISHED)
                .toJson();
        return JsonMapper.builder().build().readTree(text);
    }

    private StudentResult student(String name, RunSummary run) {
        List<CaseResult> results = new ArrayList<>();
        for (HomeworkCase homeworkCase : CASES.cases()) {
            results.add(grader.gradeCase(homeworkCase, folder.resolve(homeworkCase.name()), run));
        }
        return grader.gradeStudent(name, results, Optional.empty(), 100);
    }
}
