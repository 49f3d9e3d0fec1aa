package dev.drey.classroom.grading;

import dev.drey.classroom.homework.HomeworkCase;

/**
 * The submission of a student whose program does not exist. Every case fails with the same problem, and nothing is run.
 *
 * @param problem why there is no program, such as {@code no file agent.py}
 */
public record MissingProgram(String name, String problem) implements Submission {
    @Override
    public CaseResult grade(HomeworkCase homeworkCase, Grader grader) {
        return Grader.notGraded(homeworkCase, RunSummary.NOT_RUN.withProblem(problem));
    }
}
