package dev.drey.classroom.grading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.comparison.ReferenceAnswers;
import dev.drey.classroom.homework.HomeworkCase;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Students' answers are graded. */
final class GraderTest {
    private static final ReferenceAnswers REFERENCE = new ReferenceAnswers();
    private static final CaseSet CASES = CaseSet.standard();

    private final Grader grader = new Grader(REFERENCE);

    @TempDir
    private Path folder;

    @Test
    void correctAnswersPassAllCases() throws IOException {
        CASES.write(folder, REFERENCE);

        StudentResult student = grade("Ada");

        assertThat(student.passedCount()).isEqualTo(40);
        assertThat(student.points()).isEqualTo(100);
        assertThat(student.diagnosis().mistakes()).isEmpty();
        assertThat(student.cases())
                .allMatch(result ->
                        result.diagnosis().isEmpty() && result.problem().isEmpty());
    }

    @Test
    void missingAnswersFailAllCases() {
        StudentResult student = grade("Eve");

        assertThat(student.passedCount()).isZero();
        assertThat(student.points()).isZero();
        assertThat(student.diagnosis().mistakes()).isEmpty();
        assertThat(student.diagnosis().wrong()).isZero();
        assertThat(student.cases().get(1).problem()).contains("traverse_log.txt missing");
    }

    @Test
    void caseThatWasNotGradedFails() {
        RunSummary run = new RunSummary(Duration.ofSeconds(2), 0, Optional.of("could not be started"));
        CaseResult result = Grader.notGraded(CASES.cases().get(3), run);

        assertThat(result.passed()).isFalse();
        assertThat(result.problem()).contains("could not be started");
        assertThat(result.chosenMoves().moves()).isEmpty();
    }

    @Test
    void everyCaseHasTheSamePoints() throws IOException {
        CASES.write(folder, REFERENCE);
        List<CaseResult> results = new ArrayList<>();
        for (HomeworkCase homeworkCase : CASES.cases().subList(0, 3)) {
            RunSummary run = new RunSummary(
                    Duration.ofSeconds(1), 0, results.isEmpty() ? Optional.empty() : Optional.of("exit status 1"));
            results.add(grader.gradeCase(homeworkCase, folder.resolve(homeworkCase.name()), run));
        }
        StudentResult student = grader.gradeStudent("Bob", results, Optional.empty(), 10);

        assertThat(student.passedCount()).isEqualTo(1);
        assertThat(student.points()).isEqualTo(3.33);
        assertThat(student.time()).isEqualTo(Duration.ofSeconds(3));
        assertThat(new ClassResult(List.of(student)).allPassed()).isFalse();
    }

    private StudentResult grade(String name) {
        List<CaseResult> results = new ArrayList<>();
        for (HomeworkCase homeworkCase : CASES.cases()) {
            results.add(grader.gradeCase(homeworkCase, folder.resolve(homeworkCase.name()), RunSummary.NOT_RUN));
        }
        return grader.gradeStudent(name, results, Optional.empty(), 100);
    }
}
