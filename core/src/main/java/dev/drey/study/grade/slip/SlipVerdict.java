package dev.drey.study.grade.slip;

import dev.drey.study.grade.cases.GradeCase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What all of a student's cases together say: the slips that explain most of what failed. */
public final class SlipVerdict {
    /**
     * A case and what it says.
     *
     * @param passed whether it says that there is no slip, or none that shows
     */
    public record Clue(GradeCase grade, boolean passed, SlipEvidence evidence) {}

    /** One rather than two, then the usual rather than the odd. */
    private static final Comparator<Set<Quirk>> SIMPLER = Comparator.<Set<Quirk>>comparingInt(Set::size)
            .thenComparing(some -> Collections.min(some))
            .thenComparing(some -> Collections.max(some));

    private final Set<Quirk> quirks;
    private final List<Slip> slips;
    private final int explained;
    private final int failed;

    private SlipVerdict(Set<Quirk> quirks, List<Slip> slips, int explained, int failed) {
        this.quirks = quirks;
        this.slips = slips;
        this.explained = explained;
        this.failed = failed;
    }

    /** Weighs the evidence: takes the explanation of most failed cases, then that of most of the others, and so on. */
    public static SlipVerdict of(List<Clue> clues, SlipEffects effects) {
        List<Clue> failed = clues.stream().filter(clue -> !clue.passed()).toList();
        List<Clue> open = new ArrayList<>(failed);
        Set<Quirk> quirks = EnumSet.noneOf(Quirk.class);
        Set<Slip> slips = new LinkedHashSet<>();
        while (true) {
            boolean first = slips.isEmpty();
            Optional<Set<Quirk>> best = open.stream()
                    .flatMap(clue -> clue.evidence().telling())
                    .distinct()
                    .filter(some -> first || isNoAccident(some, open))
                    .min(Comparator.<Set<Quirk>>comparingInt(
                                    some -> contradictions(some, clues, effects) - explained(some, open))
                            .thenComparing(SIMPLER));
            if (best.isEmpty()) {
                break;
            }
            quirks.addAll(best.get());
            EnumSet.copyOf(best.get()).forEach(quirk -> slips.add(quirk.slip()));
            open.removeIf(clue -> clue.evidence().isExplainedBy(quirks));
        }
        return new SlipVerdict(quirks, List.copyOf(slips), failed.size() - open.size(), failed.size());
    }

    /** One more slip is not assumed for the sake of a single board. */
    private static boolean isNoAccident(Set<Quirk> quirks, List<Clue> open) {
        return explained(quirks, open) > 1
                || open.stream()
                        .anyMatch(clue ->
                                !clue.evidence().isWeak() && clue.evidence().isExplainedBy(quirks));
    }

    private static int explained(Set<Quirk> quirks, List<Clue> failed) {
        return (int) failed.stream()
                .filter(clue -> clue.evidence().isExplainedBy(quirks))
                .count();
    }

    /** Cases that passed though the slip would show, of tasks where it is said to: it may be in the code of one task only. */
    private static int contradictions(Set<Quirk> quirks, List<Clue> clues, SlipEffects effects) {
        Set<Integer> tasks = clues.stream()
                .filter(clue -> !clue.passed() && clue.evidence().isExplainedBy(quirks))
                .map(clue -> clue.grade().task())
                .collect(Collectors.toSet());
        return (int) clues.stream()
                .filter(clue -> clue.passed()
                        && tasks.contains(clue.grade().task())
                        && quirks.stream().anyMatch(quirk -> effects.shows(clue.grade(), quirk)))
                .count();
    }

    /** The slips, that which explains most first; empty if nothing is explained. */
    public List<Slip> slips() {
        return slips;
    }

    /** How many of the failed cases they explain. */
    public int explained() {
        return explained;
    }

    public int failed() {
        return failed;
    }

    /** What to say about one case. */
    public Optional<SlipGuess> guess(SlipEvidence evidence) {
        Optional<Set<Quirk>> explanation = evidence.explanations().stream()
                .filter(some -> quirks.containsAll(some) || !evidence.isWeak())
                .min(Comparator.<Set<Quirk>, Boolean>comparing(some -> !quirks.containsAll(some))
                        .thenComparing(SIMPLER));
        return explanation.isPresent()
                ? explanation.map(some -> guess(some, true))
                : evidence.resemblance().map(quirk -> guess(Set.of(quirk), false));
    }

    private static SlipGuess guess(Set<Quirk> quirks, boolean exact) {
        return new SlipGuess(EnumSet.copyOf(quirks).stream().map(Quirk::slip).toList(), exact);
    }
}
