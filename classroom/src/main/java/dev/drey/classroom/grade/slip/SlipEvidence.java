package dev.drey.classroom.grade.slip;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Which slips would give what a student answered to a case. */
public final class SlipEvidence {
    /** Of an answer that is right, or of none. */
    public static final SlipEvidence NONE = new SlipEvidence(Set.of(), Optional.empty(), false);

    private final Set<Set<Quirk>> explanations;
    private final Optional<Quirk> resemblance;
    private final boolean weak;

    /**
     * @param explanations quirks that together give exactly the student's answers
     * @param resemblance if there are none: a quirk that agrees clearly beyond where the right answer does not
     * @param weak whether it is about a board or two, which many a pair of quirks explains by accident
     */
    SlipEvidence(Set<Set<Quirk>> explanations, Optional<Quirk> resemblance, boolean weak) {
        this.explanations = explanations;
        this.resemblance = resemblance;
        this.weak = weak;
    }

    Set<Set<Quirk>> explanations() {
        return explanations;
    }

    Optional<Quirk> resemblance() {
        return resemblance;
    }

    boolean isWeak() {
        return weak;
    }

    /** Explanations that say something on their own, without other cases. */
    Stream<Set<Quirk>> telling() {
        return explanations.stream().filter(quirks -> !weak || quirks.size() == 1);
    }

    /** Whether it comes from one slip, and there is no doubt from which. */
    boolean isUnanimous() {
        return explanations.stream()
                        .flatMap(Set::stream)
                        .map(Quirk::slip)
                        .distinct()
                        .count()
                == 1;
    }

    /** Whether a program with these quirks would have answered so; those that do not show are no objection. */
    boolean isExplainedBy(Set<Quirk> quirks) {
        return explanations.stream().anyMatch(quirks::containsAll);
    }
}
