package dev.drey.study.grade.submission;

import dev.drey.study.grade.CaseResult;
import dev.drey.study.grade.Grader;
import dev.drey.study.grade.RunFacts;
import dev.drey.study.grade.cases.GradeCase;
import java.nio.file.Path;

/**
 * Files that were written elsewhere.
 *
 * @param folder with a folder for each case, called like it
 */
public record AnswerFiles(String name, Path folder) implements Submission {
    @Override
    public CaseResult answer(GradeCase grade, Grader grader) {
        return grader.grade(grade, folder.resolve(grade.name()), RunFacts.NOT_RUN);
    }
}
