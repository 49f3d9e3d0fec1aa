package dev.drey.cli;

import dev.drey.classroom.comparison.ReferenceAnswers;
import dev.drey.classroom.grading.CaseResult;
import dev.drey.classroom.grading.CaseSet;
import dev.drey.classroom.grading.ChosenMoves;
import dev.drey.classroom.grading.ClassResult;
import dev.drey.classroom.grading.Grader;
import dev.drey.classroom.grading.MoveJudge;
import dev.drey.classroom.grading.MoveQuality;
import dev.drey.classroom.grading.RunSummary;
import dev.drey.classroom.grading.StudentResult;
import dev.drey.classroom.grading.Submission;
import dev.drey.classroom.homework.HomeworkCase;
import dev.drey.engine.Oracle;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Grades submissions one after the other. Another thread can read the progress and stop the run. */
final class GradingRun {
    private final CaseSet cases;
    private final ReferenceAnswers reference;
    private final Grader grader;
    private final Optional<MoveJudge> judge;
    private final double maxPoints;
    private final boolean ofClass;
    private volatile String progress = "";
    private volatile boolean stopped;

    /**
     * @param timePerMove the time for judging one move; zero to judge no moves
     * @param maxPoints the points for passing all cases
     * @param ofClass whether the submissions are those of a class, so that a faulty one must not end the run
     */
    GradingRun(CaseSet cases, ReferenceAnswers reference, Duration timePerMove, double maxPoints, boolean ofClass) {
        this.cases = cases;
        this.reference = reference;
        this.grader = new Grader(reference);
        this.judge = timePerMove.isZero()
                ? Optional.empty()
                : Optional.of(new MoveJudge(new Oracle(Oracle.defaultThreads()), timePerMove));
        this.maxPoints = maxPoints;
        this.ofClass = ofClass;
    }

    /** The current activity as lines of text. */
    List<String> progress() {
        return progress.isEmpty() ? List.of() : List.of(progress.replaceAll("\\p{Cntrl}", "?"));
    }

    /** The quality of the reference answers' moves, which are limited by the depth of their task; empty if moves are not judged. */
    Optional<String> referenceMoveQuality() throws IOException {
        if (judge.isEmpty()) {
            return Optional.empty();
        }
        List<ChosenMoves> moves = new ArrayList<>();
        for (HomeworkCase homeworkCase : cases.cases()) {
            moves.add(ChosenMoves.ofReference(homeworkCase, reference));
        }
        return MoveQuality.measure(moves, judge.get(), (judged, total) -> !stopped)
                .summary();
    }

    /** Stops the run. Completely graded students are kept. */
    void stop() {
        stopped = true;
    }

    /** Grades all submissions, or fewer if the run is stopped. */
    ClassResult grade(List<? extends Submission> submissions) throws IOException, InterruptedException {
        List<StudentResult> students = new ArrayList<>();
        for (Submission submission : submissions) {
            Optional<StudentResult> student = gradeStudent(submission, ofClass ? submission.name() + ", " : "");
            if (student.isEmpty()) {
                break;
            }
            students.add(student.get());
        }
        return new ClassResult(students);
    }

    private Optional<StudentResult> gradeStudent(Submission submission, String progressPrefix)
            throws IOException, InterruptedException {
        List<CaseResult> results = new ArrayList<>();
        for (HomeworkCase homeworkCase : cases.cases()) {
            progress = progressPrefix + "case " + (results.size() + 1) + " of "
                    + cases.cases().size() + ": " + homeworkCase.name();
            results.add(gradeCase(submission, homeworkCase));
            if (stopped) {
                return Optional.empty();
            }
        }
        Optional<MoveQuality> quality = judge.map(moveJudge -> MoveQuality.measure(
                results.stream().map(CaseResult::chosenMoves).toList(), moveJudge, (judged, total) -> {
                    progress = progressPrefix + "judging move " + Math.min(judged + 1, total) + " of " + total;
                    return !stopped;
                }));
        return stopped
                ? Optional.empty()
                : Optional.of(grader.gradeStudent(submission.name(), results, quality, maxPoints));
    }

    /** Grades a case. In a class, an error of one submission fails its case and does not affect the others. */
    private CaseResult gradeCase(Submission submission, HomeworkCase homeworkCase)
            throws IOException, InterruptedException {
        try {
            return submission.grade(homeworkCase, grader);
        } catch (IOException e) {
            if (!ofClass && !stopped) {
                throw e;
            }
            return Grader.notGraded(homeworkCase, RunSummary.NOT_RUN.withProblem(String.valueOf(e.getMessage())));
        }
    }
}
