package dev.drey.cli;

import dev.drey.engine.Oracle;
import dev.drey.study.grade.CaseResult;
import dev.drey.study.grade.ClassResult;
import dev.drey.study.grade.Grader;
import dev.drey.study.grade.RunFacts;
import dev.drey.study.grade.StudentResult;
import dev.drey.study.grade.cases.GradeCase;
import dev.drey.study.grade.compare.RightAnswers;
import dev.drey.study.grade.player.Judge;
import dev.drey.study.grade.player.PlayerReport;
import dev.drey.study.grade.set.CaseSet;
import dev.drey.study.grade.submission.Program;
import dev.drey.study.grade.submission.Submission;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Grades one submission after the other, and says how far it is. */
final class Grading {
    private final CaseSet cases;
    private final Grader grader;
    private final Optional<Judge> judge;
    private final double points;
    private final boolean ofClass;
    private volatile String progress = "";

    /**
     * For these cases.
     *
     * @param playerTime how long to look at a move; zero: not at all
     * @param points what all cases are worth
     */
    Grading(CaseSet cases, RightAnswers right, Duration playerTime, double points, boolean ofClass) {
        this.cases = cases;
        this.grader = new Grader(right);
        this.judge = playerTime.isZero()
                ? Optional.empty()
                : Optional.of(new Judge(new Oracle(Oracle.usualThreads()), playerTime));
        this.points = points;
        this.ofClass = ofClass;
    }

    /** What it is doing, for whoever watches. */
    List<String> progress() {
        return progress.isEmpty() ? List.of() : List.of(progress);
    }

    ClassResult grade(List<? extends Submission> submissions) throws IOException, InterruptedException {
        List<StudentResult> students = new ArrayList<>();
        for (Submission submission : submissions) {
            students.add(grade(submission, ofClass ? submission.name() + ", " : ""));
        }
        return new ClassResult(students);
    }

    /** In a class, a program that cannot be started fails, and the others are graded. */
    private CaseResult answer(Submission submission, GradeCase one) throws IOException, InterruptedException {
        try {
            return submission.answer(one, grader);
        } catch (Program.NotStarted e) {
            if (!ofClass) {
                throw new IOException("the program cannot be started: " + e.getMessage(), e);
            }
            return Grader.notGraded(one, RunFacts.NOT_RUN.with("cannot be started: " + e.getMessage()));
        }
    }

    private StudentResult grade(Submission submission, String who) throws IOException, InterruptedException {
        List<CaseResult> results = new ArrayList<>();
        for (GradeCase one : cases.cases()) {
            progress = who + "case " + (results.size() + 1) + " of "
                    + cases.cases().size() + ": " + one.name();
            results.add(answer(submission, one));
        }
        Optional<PlayerReport> player = judge.map(asked ->
                PlayerReport.of(results.stream().map(CaseResult::moves).toList(), asked, (done, all) -> {
                    progress = who + "judging move " + Math.min(done + 1, all) + " of " + all;
                    return true;
                }));
        return grader.student(submission.name(), results, player, points);
    }
}
