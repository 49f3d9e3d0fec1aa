package dev.drey.classroom.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.drey.classroom.comparison.ReferenceAnswers;
import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.HomeworkCase;
import dev.drey.rules.Side;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Generated cases cover all tasks and edge cases, and none is large. */
final class CaseGeneratorTest {
    private static final List<HomeworkCase> CASES = CaseSet.standard().cases();

    @Test
    void sameSeedGeneratesSameCases() {
        assertThat(CaseGenerator.generate(25, 7))
                .isEqualTo(CaseGenerator.generate(25, 7))
                .isNotEqualTo(CaseGenerator.generate(25, 8));
        assertThat(CASES).hasSize(40);
    }

    @Test
    void rejectsEmptySet() {
        assertThat(CaseGenerator.generate(1, 1).cases()).hasSize(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CaseGenerator.generate(0, 1))
                .withMessage("0 cases; at least 1 can be made");
    }

    @Test
    void namesContainTask() {
        assertThat(CASES.get(6).name()).isEqualTo("007-alpha-beta");
        assertThat(CASES)
                .allSatisfy(homeworkCase -> assertThat(homeworkCase.name()).endsWith("-" + homeworkCase.taskName()));
        assertThat(CASES).extracting(HomeworkCase::task).contains(1, 2, 3, 4);
    }

    @Test
    void generatesEdgeCases() {
        List<String> edges = new ArrayList<>();
        for (HomeworkCase homeworkCase : CASES) {
            int empty = homeworkCase.homework().start().moves().size();
            Side side = homeworkCase.homework().start().toMove();
            if (homeworkCase.homework() instanceof Homework.NextMove task) {
                edges.add(task.method() + " for " + side.letter());
                edges.add(task.depth() > empty ? "beyond the end" : "not to the end");
            } else {
                edges.add(empty == 0 ? "full" : "battle started by " + side.letter());
            }
            edges.add(empty >= 20 ? "opening" : "later");
        }
        assertThat(edges)
                .contains("MINIMAX for X", "MINIMAX for O", "ALPHA_BETA for X", "ALPHA_BETA for O", "GREEDY for O")
                .contains("beyond the end", "full", "battle started by X", "battle started by O", "opening");
    }

    @Test
    void limitsSizeOfAnswers() throws IOException {
        ReferenceAnswers reference = new ReferenceAnswers();
        for (long seed = 1; seed <= 3; seed++) {
            for (HomeworkCase homeworkCase : CaseGenerator.generate(40, seed).cases()) {
                for (AnswerFile answer : homeworkCase.homework().answers()) {
                    LineCounter lines = new LineCounter();
                    reference.write(homeworkCase, answer, lines);
                    assertThat(lines.count).as(homeworkCase.name()).isLessThanOrEqualTo(50_000);
                }
            }
        }
    }

    @Test
    void casesAreDistinct() {
        Set<Homework> different = new HashSet<>();
        CASES.forEach(homeworkCase -> different.add(homeworkCase.homework()));

        assertThat(different).hasSameSizeAs(CASES);
    }

    private static final class LineCounter extends OutputStream {
        private int count;

        @Override
        public void write(int b) {
            count += b == '\n' ? 1 : 0;
        }
    }
}
