package dev.drey.classroom.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.comparison.ReferenceAnswers;
import dev.drey.classroom.grading.CaseGenerator;
import dev.drey.classroom.grading.CaseSet;
import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.HomeworkCase;
import dev.drey.classroom.homework.TestCases;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Without mistakes the faulty advisor is correct, so all its wrong answers are caused by the mistakes. */
final class FaultyAdvisorTest {
    @Test
    void writesCorrectAnswersWithoutMistakes() throws IOException {
        List<HomeworkCase> cases = new ArrayList<>(CaseGenerator.generate(60, 5).cases());
        cases.addAll(CaseSet.standard().cases());
        for (Path folder : TestCases.all()) {
            cases.add(new HomeworkCase(folder.getFileName().toString(), TestCases.homework(folder), ""));
        }
        ReferenceAnswers reference = new ReferenceAnswers();
        for (HomeworkCase homeworkCase : cases) {
            for (AnswerFile answer : homeworkCase.homework().answers()) {
                ByteArrayOutputStream expected = new ByteArrayOutputStream();
                reference.write(homeworkCase, answer, expected);
                ByteArrayOutputStream found = new ByteArrayOutputStream();
                new FaultyAdvisor(Set.of(), InfinitySpelling.CORRECT, new NodeBudget(Long.MAX_VALUE))
                        .write(homeworkCase.homework(), answer, found);
                assertThat(found.toByteArray()).as(homeworkCase.name()).isEqualTo(expected.toByteArray());
            }
        }
    }
}
