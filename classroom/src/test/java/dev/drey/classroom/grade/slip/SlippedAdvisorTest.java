package dev.drey.classroom.grade.slip;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.grade.compare.RightAnswers;
import dev.drey.classroom.grade.set.CaseMaker;
import dev.drey.classroom.grade.set.CaseSet;
import dev.drey.classroom.homework.Answer;
import dev.drey.classroom.homework.Cases;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Without a slip, the program that makes them is right: what differs is the slip and nothing else. */
final class SlippedAdvisorTest {
    @Test
    void withoutASlipItIsRight() throws IOException {
        List<GradeCase> cases = new ArrayList<>(CaseMaker.make(60, 5).cases());
        cases.addAll(CaseSet.usual().cases());
        for (Path folder : Cases.all()) {
            cases.add(new GradeCase(folder.getFileName().toString(), Cases.homework(folder), ""));
        }
        RightAnswers right = new RightAnswers();
        for (GradeCase grade : cases) {
            for (Answer answer : grade.homework().answers()) {
                ByteArrayOutputStream expected = new ByteArrayOutputStream();
                right.write(grade, answer, expected);
                ByteArrayOutputStream found = new ByteArrayOutputStream();
                new SlippedAdvisor(Set.of(), Spelling.RIGHT, new Effort(Long.MAX_VALUE))
                        .write(grade.homework(), answer, found);
                assertThat(found.toByteArray()).as(grade.name()).isEqualTo(expected.toByteArray());
            }
        }
    }
}
