package dev.drey.classroom.diagnosis;

import dev.drey.classroom.comparison.AnswerComparer;
import dev.drey.classroom.comparison.Comparison;
import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.HomeworkCase;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the mistakes behind a student's answers by reproducing them: tries every variant, then every pair of variants. */
public final class MistakeFinder {
    private static final long MAX_NODES_PER_TRIAL = 1_000_000;
    private static final long MAX_NODES_PER_CASE = 6_000_000;

    /** A variant resembles the answer if it agrees for at least this many lines more than the correct answer does. */
    private static final long MIN_ADDITIONAL_LINES = 20;

    /** Answers with fewer lines (a few nodes, or two moves of a battle) are weak evidence. */
    private static final int MIN_CONCLUSIVE_LINES = 12;

    private static final long ALL_LINES = Long.MAX_VALUE;

    private MistakeFinder() {}

    /** Collects the evidence from a student's answers to a case; none if no file has a wrong line. */
    public static MistakeEvidence findEvidence(
            HomeworkCase homeworkCase, Path folder, Map<AnswerFile, Comparison> comparisons) {
        if (comparisons.values().stream().noneMatch(Comparison.Different.class::isInstance)) {
            return MistakeEvidence.NONE;
        }
        List<AnswerFile> readable = comparisons.entrySet().stream()
                .filter(entry -> entry.getValue().isReadable())
                .map(Map.Entry::getKey)
                .toList();
        return new CaseTrials(homeworkCase, folder, readable).findEvidence(comparisons);
    }

    /** The trials for one case, which share a node budget. */
    private static final class CaseTrials {
        private final HomeworkCase homeworkCase;
        private final Path folder;
        private final List<AnswerFile> answers;
        private final Optional<InfinitySpelling> spelling;
        private long nodesLeft = MAX_NODES_PER_CASE;

        CaseTrials(HomeworkCase homeworkCase, Path folder, List<AnswerFile> answers) {
            this.homeworkCase = homeworkCase;
            this.folder = folder;
            this.answers = answers;
            Path log = folder.resolve(AnswerFile.TRAVERSE_LOG.fileName());
            this.spelling = answers.contains(AnswerFile.TRAVERSE_LOG)
                    ? InfinitySpelling.detect(
                            AnswerComparer.firstLines(log, 3),
                            homeworkCase.homework().nuts().total())
                    : Optional.empty();
        }

        MistakeEvidence findEvidence(Map<AnswerFile, Comparison> comparisons) {
            Set<MistakeVariant> variants = EnumSet.allOf(MistakeVariant.class);
            if (spelling.isEmpty()) {
                variants.remove(MistakeVariant.INFINITY_SPELLED);
            }
            Set<Set<MistakeVariant>> explanations = new LinkedHashSet<>();
            Resemblance resemblance = new Resemblance(firstDifference(comparisons) + MIN_ADDITIONAL_LINES);
            for (MistakeVariant variant : variants) {
                long agreed = countAgreeingLines(Set.of(variant));
                if (agreed == ALL_LINES) {
                    explanations.add(Set.of(variant));
                } else {
                    resemblance.add(variant, agreed);
                }
            }
            if (explanations.isEmpty()) {
                tryPairs(variants, explanations);
            }
            Optional<MistakeVariant> similar = explanations.isEmpty() ? resemblance.best() : Optional.empty();
            return new MistakeEvidence(explanations, similar, isShort());
        }

        private boolean isShort() {
            Path longest = folder.resolve(answers.get(0).fileName());
            return AnswerComparer.firstLines(longest, MIN_CONCLUSIVE_LINES).size() < MIN_CONCLUSIVE_LINES;
        }

        private void tryPairs(Set<MistakeVariant> variants, Set<Set<MistakeVariant>> explanations) {
            for (MistakeVariant first : variants) {
                for (MistakeVariant second : variants) {
                    if (first.compareTo(second) < 0
                            && first.mistake() != second.mistake()
                            && countAgreeingLines(Set.of(first, second)) == ALL_LINES) {
                        explanations.add(Set.of(first, second));
                    }
                }
            }
        }

        private long firstDifference(Map<AnswerFile, Comparison> comparisons) {
            return comparisons.get(answers.get(0)) instanceof Comparison.Different different
                    ? different.line()
                    : Long.MAX_VALUE - MIN_ADDITIONAL_LINES;
        }

        /**
         * The number of leading lines of the first answer that a program with these variants would also write; {@link #ALL_LINES} if
         * it would write all answers exactly like the student.
         */
        private long countAgreeingLines(Set<MistakeVariant> variants) {
            if (nodesLeft <= 0) {
                return 0;
            }
            NodeBudget budget = new NodeBudget(Math.min(nodesLeft, MAX_NODES_PER_TRIAL));
            FaultyAdvisor advisor = new FaultyAdvisor(variants, spelling.orElse(InfinitySpelling.CORRECT), budget);
            try {
                for (AnswerFile answer : answers) {
                    Comparison comparison = AnswerComparer.compare(
                            folder.resolve(answer.fileName()),
                            out -> advisor.write(homeworkCase.homework(), answer, out));
                    if (!comparison.isCorrect()) {
                        return answer == answers.get(0) && comparison instanceof Comparison.Different different
                                ? different.line() - 1
                                : 0;
                    }
                }
                return ALL_LINES;
            } catch (NodeBudget.ExhaustedException e) {
                return 0;
            } finally {
                nodesLeft -= budget.used();
            }
        }
    }

    /** Finds the variant that agrees for the most lines; none if variants of two mistakes agree for the same number of lines. */
    private static final class Resemblance {
        private long maxAgreed;
        private Optional<MistakeVariant> best = Optional.empty();

        Resemblance(long minLines) {
            maxAgreed = minLines - 1;
        }

        void add(MistakeVariant variant, long agreed) {
            if (agreed > maxAgreed) {
                maxAgreed = agreed;
                best = Optional.of(variant);
            } else if (agreed == maxAgreed && best.isPresent() && best.get().mistake() != variant.mistake()) {
                best = Optional.empty();
            }
        }

        Optional<MistakeVariant> best() {
            return best;
        }
    }
}
