package dev.drey.classroom.grading;

import dev.drey.classroom.comparison.Comparison;
import dev.drey.classroom.diagnosis.MistakeEvidence;
import dev.drey.classroom.diagnosis.StudentDiagnosis.CaseDiagnosis;
import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.HomeworkCase;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The result of one case for one student.
 *
 * @param comparisons the comparison of each answer file of the case
 * @param evidence the evidence of mistakes, used for the diagnosis over all cases
 * @param chosenMoves the moves that the answers show
 * @param diagnosis the probable cause of wrong answers; empty until all cases are graded
 */
public record CaseResult(
        HomeworkCase homeworkCase,
        Map<AnswerFile, Comparison> comparisons,
        RunSummary run,
        MistakeEvidence evidence,
        ChosenMoves chosenMoves,
        Optional<CaseDiagnosis> diagnosis) {
    public CaseResult {
        comparisons = Collections.unmodifiableMap(new LinkedHashMap<>(comparisons));
    }

    CaseResult withDiagnosis(Optional<CaseDiagnosis> newDiagnosis) {
        return new CaseResult(homeworkCase, comparisons, run, evidence, chosenMoves, newDiagnosis);
    }

    CaseResult withRun(RunSummary newRun) {
        return new CaseResult(homeworkCase, comparisons, newRun, evidence, chosenMoves, diagnosis);
    }

    public boolean passed() {
        return run.problem().isEmpty() && comparisons.values().stream().allMatch(Comparison::isCorrect);
    }

    /** Whether none of the answer files exists. */
    public boolean isUnanswered() {
        return comparisons.values().stream().allMatch(Comparison.Missing.class::isInstance);
    }

    /** The first problem in one line of text, or empty if the case passed. */
    public Optional<String> problem() {
        return run.problem()
                .or(() -> comparisons.entrySet().stream()
                        .flatMap(entry -> entry.getValue().problem().stream()
                                .map(problem -> entry.getKey().fileName() + " " + problem))
                        .findFirst());
    }
}
