package dev.drey.classroom.grade.set;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.grade.compare.RightAnswers;
import dev.drey.classroom.homework.Answer;
import dev.drey.classroom.homework.Homework;
import dev.drey.rules.Side;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Fresh cases are many kinds of cases, none of them large. */
final class CaseMakerTest {
    private static final List<GradeCase> CASES = CaseSet.usual().cases();

    @Test
    void theSameSeedMakesTheSame() {
        assertThat(CaseMaker.make(25, 7)).isEqualTo(CaseMaker.make(25, 7)).isNotEqualTo(CaseMaker.make(25, 8));
        assertThat(CASES).hasSize(40);
    }

    @Test
    void thereIsAtLeastOne() {
        assertThat(CaseMaker.make(1, 1).cases()).hasSize(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CaseMaker.make(0, 1))
                .withMessage("0 cases; at least 1 can be made");
    }

    @Test
    void namesSayTheTask() {
        assertThat(CASES.get(6).name()).isEqualTo("007-alpha-beta");
        assertThat(CASES).allSatisfy(grade -> assertThat(grade.name()).endsWith("-" + grade.taskName()));
        assertThat(CASES).extracting(GradeCase::task).contains(1, 2, 3, 4);
    }

    @Test
    void edgesAreAmongThem() {
        List<String> edges = new ArrayList<>();
        for (GradeCase grade : CASES) {
            int empty = grade.homework().start().moves().size();
            Side side = grade.homework().start().toMove();
            if (grade.homework() instanceof Homework.Advice advice) {
                edges.add(advice.method() + " for " + side.letter());
                edges.add(advice.depth() > empty ? "beyond the end" : "not to the end");
            } else {
                edges.add(empty == 0 ? "full" : "battle begun by " + side.letter());
            }
            edges.add(empty >= 20 ? "opening" : "later");
        }
        assertThat(edges)
                .contains("MINIMAX for X", "MINIMAX for O", "ALPHA_BETA for X", "ALPHA_BETA for O", "GREEDY for O")
                .contains("beyond the end", "full", "battle begun by X", "battle begun by O", "opening");
    }

    @Test
    void noneIsLarge() throws IOException {
        RightAnswers right = new RightAnswers();
        for (long seed = 1; seed <= 3; seed++) {
            for (GradeCase grade : CaseMaker.make(40, seed).cases()) {
                for (Answer answer : grade.homework().answers()) {
                    Counter lines = new Counter();
                    right.write(grade, answer, lines);
                    assertThat(lines.lines).as(grade.name()).isLessThanOrEqualTo(50_000);
                }
            }
        }
    }

    @Test
    void noTwoAreTheSame() {
        Set<Homework> different = new HashSet<>();
        CASES.forEach(grade -> different.add(grade.homework()));

        assertThat(different).hasSameSizeAs(CASES);
    }

    private static final class Counter extends OutputStream {
        private int lines;

        @Override
        public void write(int b) {
            lines += b == '\n' ? 1 : 0;
        }
    }
}
