package dev.drey.classroom.grade;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.grade.compare.Comparer;
import dev.drey.classroom.grade.compare.Comparison;
import dev.drey.classroom.grade.compare.RightAnswers;
import dev.drey.classroom.grade.player.ChosenMoves;
import dev.drey.classroom.grade.player.PlayerReport;
import dev.drey.classroom.grade.slip.SlipEffects;
import dev.drey.classroom.grade.slip.SlipEvidence;
import dev.drey.classroom.grade.slip.SlipFinder;
import dev.drey.classroom.grade.slip.SlipVerdict;
import dev.drey.classroom.homework.Answer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Grades: a case at a time, so that a student's files can go as soon as their case is done. Threads may share one. */
public final class Grader {
    private final RightAnswers right;
    private final SlipEffects effects = new SlipEffects();

    /** @param right may be shared with whoever read the cases */
    public Grader(RightAnswers right) {
        this.right = right;
    }

    /**
     * Looks at what a student's program left for a case.
     *
     * @param folder where the answers lie; anything may lie there
     */
    public CaseResult grade(GradeCase grade, Path folder, RunFacts run) {
        Map<Answer, Comparison> comparisons = Comparer.compare(grade, folder, right);
        SlipEvidence evidence = SlipFinder.look(grade, folder, comparisons);
        return new CaseResult(grade, comparisons, run, evidence, ChosenMoves.in(grade, folder), Optional.empty());
    }

    /** A case for which there is nothing to look at. */
    public static CaseResult notGraded(GradeCase grade, RunFacts run) {
        Map<Answer, Comparison> comparisons = new LinkedHashMap<>();
        grade.homework().answers().forEach(answer -> comparisons.put(answer, new Comparison.Missing()));
        return new CaseResult(grade, comparisons, run, SlipEvidence.NONE, ChosenMoves.NONE, Optional.empty());
    }

    /** Puts a student's cases together: now each is seen in the light of all. */
    public StudentResult student(
            String name, List<CaseResult> cases, Optional<PlayerReport> player, double mostPoints) {
        SlipVerdict slips = SlipVerdict.of(
                cases.stream()
                        .map(result -> new SlipVerdict.Clue(result.grade(), result.passed(), result.evidence()))
                        .toList(),
                effects);
        List<CaseResult> seen = cases.stream()
                .map(result -> result.with(slips.guess(result.evidence())))
                .toList();
        return new StudentResult(name, seen, slips, player, mostPoints);
    }
}
