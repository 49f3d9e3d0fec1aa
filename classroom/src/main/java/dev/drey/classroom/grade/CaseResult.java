package dev.drey.classroom.grade;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.grade.compare.Comparison;
import dev.drey.classroom.grade.player.ChosenMoves;
import dev.drey.classroom.grade.slip.SlipEvidence;
import dev.drey.classroom.grade.slip.SlipGuess;
import dev.drey.classroom.homework.Answer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What became of a case.
 *
 * @param comparisons of every answer that the case asks for
 * @param evidence of slips, for the verdict over all cases
 * @param moves that the answers show
 * @param guess what a wrong answer seems to come from, in the light of all cases
 */
public record CaseResult(
        GradeCase grade,
        Map<Answer, Comparison> comparisons,
        RunFacts run,
        SlipEvidence evidence,
        ChosenMoves moves,
        Optional<SlipGuess> guess) {
    public CaseResult {
        comparisons = Collections.unmodifiableMap(new LinkedHashMap<>(comparisons));
    }

    CaseResult with(Optional<SlipGuess> better) {
        return new CaseResult(grade, comparisons, run, evidence, moves, better);
    }

    /** The same with something else to say about the run. */
    public CaseResult with(RunFacts other) {
        return new CaseResult(grade, comparisons, other, evidence, moves, guess);
    }

    public boolean passed() {
        return run.trouble().isEmpty() && comparisons.values().stream().allMatch(Comparison::isRight);
    }

    /** What is wrong, in one line; empty if it passed. */
    public Optional<String> problem() {
        return run.trouble()
                .or(() -> comparisons.entrySet().stream()
                        .flatMap(entry -> entry.getValue().problem().stream()
                                .map(problem -> entry.getKey().file() + " " + problem))
                        .findFirst());
    }
}
