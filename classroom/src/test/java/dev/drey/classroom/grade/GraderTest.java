package dev.drey.classroom.grade;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.grade.compare.RightAnswers;
import dev.drey.classroom.grade.set.CaseSet;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Students are graded. */
final class GraderTest {
    private static final RightAnswers RIGHT = new RightAnswers();
    private static final CaseSet CASES = CaseSet.usual();

    private final Grader grader = new Grader(RIGHT);

    @TempDir
    private Path folder;

    @Test
    void whoIsRightPassesAll() throws IOException {
        CASES.write(folder, RIGHT);

        StudentResult student = grade("Ada");

        assertThat(student.passed()).isEqualTo(40);
        assertThat(student.points()).isEqualTo(100);
        assertThat(student.slips().slips()).isEmpty();
        assertThat(student.cases())
                .allMatch(result -> result.guess().isEmpty() && result.problem().isEmpty());
    }

    @Test
    void whoHandsInNothingPassesNothing() {
        StudentResult student = grade("Eve");

        assertThat(student.passed()).isZero();
        assertThat(student.points()).isZero();
        assertThat(student.slips().slips()).isEmpty();
        assertThat(student.slips().failed()).isEqualTo(40);
        assertThat(student.cases().get(1).problem()).contains("traverse_log.txt missing");
    }

    @Test
    void aCaseThatWasNotGradedFailed() {
        RunFacts run = new RunFacts(Duration.ofSeconds(2), 0, Optional.of("could not be started"));
        CaseResult result = Grader.notGraded(CASES.cases().get(3), run);

        assertThat(result.passed()).isFalse();
        assertThat(result.problem()).contains("could not be started");
        assertThat(result.moves().moves()).isEmpty();
    }

    @Test
    void everyCaseCountsTheSame() throws IOException {
        CASES.write(folder, RIGHT);
        List<CaseResult> results = new ArrayList<>();
        for (GradeCase grade : CASES.cases().subList(0, 3)) {
            RunFacts run = new RunFacts(
                    Duration.ofSeconds(1), 0, results.isEmpty() ? Optional.empty() : Optional.of("exit status 1"));
            results.add(grader.grade(grade, folder.resolve(grade.name()), run));
        }
        StudentResult student = grader.student("Bob", results, Optional.empty(), 10);

        assertThat(student.passed()).isEqualTo(1);
        assertThat(student.points()).isEqualTo(3.33);
        assertThat(student.time()).isEqualTo(Duration.ofSeconds(3));
        assertThat(new ClassResult(List.of(student)).allPassed()).isFalse();
    }

    private StudentResult grade(String name) {
        List<CaseResult> results = new ArrayList<>();
        for (GradeCase grade : CASES.cases()) {
            results.add(grader.grade(grade, folder.resolve(grade.name()), RunFacts.NOT_RUN));
        }
        return grader.student(name, results, Optional.empty(), 100);
    }
}
