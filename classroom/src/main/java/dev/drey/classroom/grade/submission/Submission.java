package dev.drey.classroom.grade.submission;

import dev.drey.classroom.grade.CaseResult;
import dev.drey.classroom.grade.Grader;
import dev.drey.classroom.grade.cases.GradeCase;
import java.io.IOException;

/** What a student hands in. */
public interface Submission {
    /** The student. */
    String name();

    /** What becomes of a case. */
    CaseResult answer(GradeCase grade, Grader grader) throws IOException, InterruptedException;
}
