package dev.drey.classroom.grading;

import dev.drey.classroom.comparison.AnswerComparer;
import dev.drey.classroom.comparison.Comparison;
import dev.drey.classroom.comparison.ReferenceAnswers;
import dev.drey.classroom.diagnosis.GradedCase;
import dev.drey.classroom.diagnosis.MistakeEffects;
import dev.drey.classroom.diagnosis.MistakeEvidence;
import dev.drey.classroom.diagnosis.MistakeFinder;
import dev.drey.classroom.diagnosis.StudentDiagnosis;
import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.HomeworkCase;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Grades one case at a time, so that a student's files can be deleted after each case. Thread-safe. */
public final class Grader {
    private final ReferenceAnswers reference;
    private final MistakeEffects effects = new MistakeEffects();

    public Grader(ReferenceAnswers reference) {
        this.reference = reference;
    }

    /**
     * Grades the answers to a case.
     *
     * @param folder the folder with the answer files; may contain anything
     */
    public CaseResult gradeCase(HomeworkCase homeworkCase, Path folder, RunSummary run) {
        Map<AnswerFile, Comparison> comparisons = AnswerComparer.compare(homeworkCase, folder, reference);
        MistakeEvidence evidence = MistakeFinder.findEvidence(homeworkCase, folder, comparisons);
        ChosenMoves moves = ChosenMoves.read(homeworkCase, folder);
        return new CaseResult(homeworkCase, comparisons, run, evidence, moves, Optional.empty());
    }

    /** The result of a case without any answers. */
    public static CaseResult notGraded(HomeworkCase homeworkCase, RunSummary run) {
        Map<AnswerFile, Comparison> comparisons = new LinkedHashMap<>();
        homeworkCase.homework().answers().forEach(answer -> comparisons.put(answer, new Comparison.Missing()));
        return new CaseResult(homeworkCase, comparisons, run, MistakeEvidence.NONE, ChosenMoves.NONE, Optional.empty());
    }

    /** Combines the results of a student's cases, and diagnoses each case with the evidence of all. */
    public StudentResult gradeStudent(
            String name, List<CaseResult> cases, Optional<MoveQuality> moveQuality, double maxPoints) {
        StudentDiagnosis diagnosis = StudentDiagnosis.of(
                cases.stream()
                        .map(result -> GradedCase.of(
                                result.homeworkCase(),
                                result.comparisons(),
                                result.run().problem().isEmpty(),
                                result.evidence()))
                        .toList(),
                effects);
        List<CaseResult> diagnosed = cases.stream()
                .map(result -> result.withDiagnosis(diagnosis.diagnose(result.evidence())))
                .toList();
        return new StudentResult(name, diagnosed, diagnosis, moveQuality, maxPoints);
    }
}
