package dev.drey.cli;

import dev.drey.classroom.grade.CaseResult;
import dev.drey.classroom.grade.ClassResult;
import dev.drey.classroom.grade.Grader;
import dev.drey.classroom.grade.RunFacts;
import dev.drey.classroom.grade.StudentResult;
import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.grade.compare.RightAnswers;
import dev.drey.classroom.grade.player.ChosenMoves;
import dev.drey.classroom.grade.player.Judge;
import dev.drey.classroom.grade.player.PlayerReport;
import dev.drey.classroom.grade.set.CaseSet;
import dev.drey.classroom.grade.submission.Submission;
import dev.drey.engine.Oracle;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Grades one submission after the other, and says how far it is. */
final class Grading {
    private final CaseSet cases;
    private final RightAnswers right;
    private final Grader grader;
    private final Optional<Judge> judge;
    private final double points;
    private final boolean ofClass;
    private volatile String progress = "";
    private volatile boolean stopped;

    /**
     * For these cases.
     *
     * @param playerTime how long to look at a move; zero: not at all
     * @param points what all cases are worth
     */
    Grading(CaseSet cases, RightAnswers right, Duration playerTime, double points, boolean ofClass) {
        this.cases = cases;
        this.right = right;
        this.grader = new Grader(right);
        this.judge = playerTime.isZero()
                ? Optional.empty()
                : Optional.of(new Judge(new Oracle(Oracle.usualThreads()), playerTime));
        this.points = points;
        this.ofClass = ofClass;
    }

    /** What it is doing, for whoever watches. */
    List<String> progress() {
        return progress.isEmpty() ? List.of() : List.of(progress.replaceAll("\\p{Cntrl}", "?"));
    }

    /** How good the moves of the right answers are, which look only as far as their task says; empty if nobody asked. */
    Optional<String> rightMoves() throws IOException {
        if (judge.isEmpty()) {
            return Optional.empty();
        }
        List<ChosenMoves> moves = new ArrayList<>();
        for (GradeCase one : cases.cases()) {
            moves.add(ChosenMoves.right(one, right));
        }
        return PlayerReport.of(moves, judge.get(), (done, all) -> !stopped).figures();
    }

    /** Tells it to come to an end: what is done by then counts. */
    void stop() {
        stopped = true;
    }

    /** All students; fewer, if it was stopped. */
    ClassResult grade(List<? extends Submission> submissions) throws IOException, InterruptedException {
        List<StudentResult> students = new ArrayList<>();
        for (Submission submission : submissions) {
            Optional<StudentResult> student = grade(submission, ofClass ? submission.name() + ", " : "");
            if (student.isEmpty()) {
                break;
            }
            students.add(student.get());
        }
        return new ClassResult(students);
    }

    /** In a class, what is wrong with one submission is that one's trouble, and the others are graded. */
    private CaseResult answer(Submission submission, GradeCase one) throws IOException, InterruptedException {
        try {
            return submission.answer(one, grader);
        } catch (IOException e) {
            if (!ofClass && !stopped) {
                throw e;
            }
            return Grader.notGraded(one, RunFacts.NOT_RUN.with(String.valueOf(e.getMessage())));
        }
    }

    private Optional<StudentResult> grade(Submission submission, String who) throws IOException, InterruptedException {
        List<CaseResult> results = new ArrayList<>();
        for (GradeCase one : cases.cases()) {
            progress = who + "case " + (results.size() + 1) + " of "
                    + cases.cases().size() + ": " + one.name();
            results.add(answer(submission, one));
            if (stopped) {
                return Optional.empty();
            }
        }
        Optional<PlayerReport> player = judge.map(asked ->
                PlayerReport.of(results.stream().map(CaseResult::moves).toList(), asked, (done, all) -> {
                    progress = who + "judging move " + Math.min(done + 1, all) + " of " + all;
                    return !stopped;
                }));
        return stopped ? Optional.empty() : Optional.of(grader.student(submission.name(), results, player, points));
    }
}
