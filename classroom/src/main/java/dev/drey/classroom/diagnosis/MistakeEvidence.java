package dev.drey.classroom.diagnosis;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The mistakes that could explain a student's answers to one case. */
public final class MistakeEvidence {
    /** The evidence of correct or missing answers. */
    public static final MistakeEvidence NONE = new MistakeEvidence(Set.of(), Optional.empty(), false);

    private final Set<Set<MistakeVariant>> explanations;
    private final Optional<MistakeVariant> resemblance;
    private final boolean weak;

    /**
     * @param explanations sets of variants; each set together produces exactly the student's answers
     * @param resemblance without explanations: a variant that agrees with the student for many more lines than the correct answer
     * @param weak whether the answer is so short that pairs of variants often explain it by coincidence
     */
    MistakeEvidence(Set<Set<MistakeVariant>> explanations, Optional<MistakeVariant> resemblance, boolean weak) {
        this.explanations = explanations;
        this.resemblance = resemblance;
        this.weak = weak;
    }

    Set<Set<MistakeVariant>> explanations() {
        return explanations;
    }

    Optional<MistakeVariant> resemblance() {
        return resemblance;
    }

    boolean isWeak() {
        return weak;
    }

    /** The explanations that are credible without support from other cases. */
    Stream<Set<MistakeVariant>> conclusiveExplanations() {
        return explanations.stream().filter(variants -> !weak || variants.size() == 1);
    }

    /** Whether all explanations name the same single mistake. */
    boolean isUnanimous() {
        return explanations.stream()
                        .flatMap(Set::stream)
                        .map(MistakeVariant::mistake)
                        .distinct()
                        .count()
                == 1;
    }

    /** Whether a program with these variants gives the student's answers. Variants without effect on the case are ignored. */
    boolean isExplainedBy(Set<MistakeVariant> variants) {
        return explanations.stream().anyMatch(variants::containsAll);
    }

    /** Whether any explanation contains one of these variants. */
    boolean involves(Set<MistakeVariant> variants) {
        return explanations.stream().anyMatch(explanation -> !Collections.disjoint(explanation, variants));
    }
}
