package dev.drey.study.grade.submission;

import dev.drey.study.grade.CaseResult;
import dev.drey.study.grade.Grader;
import dev.drey.study.grade.cases.GradeCase;
import java.io.IOException;

/** What a student hands in. */
public interface Submission {
    /** The student. */
    String name();

    /** What becomes of a case. */
    CaseResult answer(GradeCase grade, Grader grader) throws IOException, InterruptedException;
}
