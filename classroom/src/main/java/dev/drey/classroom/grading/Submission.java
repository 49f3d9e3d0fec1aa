package dev.drey.classroom.grading;

import dev.drey.classroom.homework.HomeworkCase;
import java.io.IOException;

/** A student's work: answer files or a program. */
public interface Submission {
    /** The name of the student. */
    String name();

    /** Obtains the answers to a case and grades them. */
    CaseResult grade(HomeworkCase homeworkCase, Grader grader) throws IOException, InterruptedException;
}
