package dev.drey.classroom.diagnosis;

import dev.drey.classroom.comparison.Comparison;
import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.HomeworkCase;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A graded case and its evidence.
 *
 * @param submitted the answer files that exist
 * @param correct whether these are correct: evidence against every mistake that would change them
 * @param complete whether the program ran to its end, so that its files are not cut short
 */
public record GradedCase(
        HomeworkCase homeworkCase,
        Set<AnswerFile> submitted,
        boolean correct,
        boolean complete,
        MistakeEvidence evidence) {
    public GradedCase {
        submitted = Set.copyOf(submitted);
    }

    public static GradedCase of(
            HomeworkCase homeworkCase,
            Map<AnswerFile, Comparison> comparisons,
            boolean complete,
            MistakeEvidence evidence) {
        Set<AnswerFile> submitted = comparisons.entrySet().stream()
                .filter(entry -> entry.getValue().isReadable())
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
        boolean correct =
                comparisons.values().stream().filter(Comparison::isReadable).allMatch(Comparison::isCorrect);
        return new GradedCase(homeworkCase, submitted, correct, complete, evidence);
    }

    /** Whether the answers say anything about mistakes. Missing answers and those of a program that failed do not. */
    boolean isInformative() {
        return !submitted.isEmpty()
                && (correct || complete || !evidence.explanations().isEmpty());
    }
}
