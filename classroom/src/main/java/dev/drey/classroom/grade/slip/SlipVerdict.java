package dev.drey.classroom.grade.slip;

import dev.drey.classroom.grade.cases.GradeCase;
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

    private static final Comparator<Weighed> BEST =
            Comparator.comparingInt(Weighed::lack).thenComparing(Weighed::quirks, SIMPLER);

    /** The least that a slip has to explain: one in so many of the failed cases that no other explains. */
    private static final int SHARE = 3;

    /** The most that may speak against it: one case that passed to so many that it explains. */
    private static final int DOUBT = 4;

    /** And one that failed otherwise, though it would show there, to so many. */
    private static final int MISSED = 2;

    private final Set<Quirk> quirks;
    private final Set<Quirk> doubtful;
    private final List<Slip> slips;
    private final int explained;
    private final int failed;

    private SlipVerdict(Set<Quirk> quirks, Set<Quirk> doubtful, List<Slip> slips, int explained, int failed) {
        this.quirks = quirks;
        this.doubtful = doubtful;
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
            Optional<Set<Quirk>> best = open.stream()
                    .flatMap(clue -> clue.evidence().telling())
                    .distinct()
                    .filter(some -> isNoAccident(some, open, failed))
                    .map(some -> new Weighed(
                            some,
                            explained(some, open),
                            contradictions(some, quirks, clues, effects),
                            missed(some, open, effects)))
                    .filter(some -> some.isCredible(open.size()))
                    .min(BEST)
                    .map(Weighed::quirks);
            if (best.isEmpty()) {
                break;
            }
            quirks.addAll(best.get());
            EnumSet.copyOf(best.get()).forEach(quirk -> slips.add(quirk.slip()));
            open.removeIf(clue -> clue.evidence().isExplainedBy(quirks));
        }
        return new SlipVerdict(
                quirks, doubtful(clues, effects), List.copyOf(slips), failed.size() - open.size(), failed.size());
    }

    private record Weighed(Set<Quirk> quirks, int explained, int contradictions, int missed) {
        /** Better no verdict than a wrong one: it must explain a real share, and next to nothing may speak against it. */
        boolean isCredible(int open) {
            return explained * SHARE >= open && contradictions * DOUBT <= explained && missed * MISSED <= explained;
        }

        int lack() {
            return contradictions - explained;
        }
    }

    /** No slip is assumed for the sake of a single board, unless all else is right and no other slip comes to the same. */
    private static boolean isNoAccident(Set<Quirk> quirks, List<Clue> open, List<Clue> failed) {
        List<SlipEvidence> explained = open.stream()
                .map(Clue::evidence)
                .filter(evidence -> evidence.isExplainedBy(quirks))
                .toList();
        return explained.size() > 1
                || explained.stream()
                        .anyMatch(evidence -> !evidence.isWeak() || failed.size() == 1 && evidence.isUnanimous());
    }

    /** Cases in which the slip would show and that failed, but otherwise. */
    private static int missed(Set<Quirk> quirks, List<Clue> open, SlipEffects effects) {
        return (int) open.stream()
                .filter(clue ->
                        clue.evidence().explanations().stream().noneMatch(some -> !Collections.disjoint(some, quirks)))
                .filter(clue -> quirks.stream().anyMatch(quirk -> effects.shows(clue.grade(), quirk)))
                .count();
    }

    /** Resemblances that cases which passed speak against. */
    private static Set<Quirk> doubtful(List<Clue> clues, SlipEffects effects) {
        List<Clue> passed = clues.stream().filter(Clue::passed).toList();
        Set<Quirk> doubtful = EnumSet.noneOf(Quirk.class);
        for (Quirk quirk : Quirk.values()) {
            Set<Integer> tasks = clues.stream()
                    .filter(clue -> clue.evidence().resemblance().equals(Optional.of(quirk)))
                    .map(clue -> clue.grade().task())
                    .collect(Collectors.toSet());
            if (showing(Set.of(quirk), tasks, passed, effects) > 0) {
                doubtful.add(quirk);
            }
        }
        return doubtful;
    }

    private static int explained(Set<Quirk> quirks, List<Clue> failed) {
        return (int) failed.stream()
                .filter(clue -> clue.evidence().isExplainedBy(quirks))
                .count();
    }

    /**
     * Cases in which the slip would show but does not, of tasks where it is said to: it may be in the code of one task only.
     *
     * @param others found before
     */
    private static int contradictions(Set<Quirk> quirks, Set<Quirk> others, List<Clue> clues, SlipEffects effects) {
        Set<Integer> tasks = clues.stream()
                .filter(clue -> !clue.passed() && clue.evidence().isExplainedBy(quirks))
                .map(clue -> clue.grade().task())
                .collect(Collectors.toSet());
        List<Clue> without = clues.stream()
                .filter(clue -> clue.passed() || clue.evidence().isExplainedBy(others))
                .filter(clue ->
                        clue.evidence().explanations().stream().noneMatch(some -> !Collections.disjoint(some, quirks)))
                .toList();
        return showing(quirks, tasks, without, effects);
    }

    private static int showing(Set<Quirk> quirks, Set<Integer> tasks, List<Clue> clues, SlipEffects effects) {
        return (int) clues.stream()
                .filter(clue -> tasks.contains(clue.grade().task())
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
        Optional<Set<Quirk>> explanation =
                evidence.explanations().stream().filter(quirks::containsAll).min(SIMPLER);
        return explanation.isPresent()
                ? explanation.map(some -> guess(some, true))
                : evidence.resemblance()
                        .filter(quirk -> !doubtful.contains(quirk))
                        .map(quirk -> guess(Set.of(quirk), false));
    }

    private static SlipGuess guess(Set<Quirk> quirks, boolean exact) {
        return new SlipGuess(EnumSet.copyOf(quirks).stream().map(Quirk::slip).toList(), exact);
    }
}
