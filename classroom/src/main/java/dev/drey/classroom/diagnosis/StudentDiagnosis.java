package dev.drey.classroom.diagnosis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The mistakes that explain most of a student's wrong answers, found from the evidence of all cases together. Cases without answers are
 * ignored, so that mistakes are also found in a partial submission.
 */
public final class StudentDiagnosis {
    /**
     * The probable cause of the wrong answers to one case.
     *
     * @param mistakes one mistake, or two that occur together
     * @param exact whether a program with these mistakes writes exactly the student's answers; otherwise it only agrees for many lines
     */
    public record CaseDiagnosis(List<CommonMistake> mistakes, boolean exact) {
        public CaseDiagnosis {
            mistakes = List.copyOf(mistakes);
        }

        /** The mistakes in a few words, such as {@code last tie wins}. */
        public String title() {
            return (exact ? "" : "looks like ")
                    + mistakes.stream().map(CommonMistake::title).collect(Collectors.joining(" and "));
        }

        /** The explanation for the student. */
        public String explanation() {
            return mistakes.stream().map(CommonMistake::explanation).collect(Collectors.joining(" "));
        }
    }

    /** Prefers single variants to pairs, then common mistakes to rare ones. */
    private static final Comparator<Set<MistakeVariant>> SIMPLEST_FIRST = Comparator.<Set<MistakeVariant>>comparingInt(
                    Set::size)
            .thenComparing(variants -> Collections.min(variants))
            .thenComparing(variants -> Collections.max(variants));

    private static final Comparator<Candidate> BEST_FIRST =
            Comparator.comparingInt(Candidate::cost).thenComparing(Candidate::variants, SIMPLEST_FIRST);

    /** A credible mistake explains at least one in this many of the unexplained failed cases. */
    private static final int MAX_UNEXPLAINED_PER_EXPLAINED = 3;

    /** A credible mistake explains at least this many cases for each case that contradicts it. */
    private static final int MIN_EXPLAINED_PER_CONTRADICTION = 4;

    /** A credible mistake explains at least this many cases for each case that it affects but does not explain. */
    private static final int MIN_EXPLAINED_PER_MISS = 2;

    private final Set<MistakeVariant> variants;
    private final Set<MistakeVariant> refuted;
    private final List<CommonMistake> mistakes;
    private final int explained;
    private final int wrong;

    private StudentDiagnosis(
            Set<MistakeVariant> variants,
            Set<MistakeVariant> refuted,
            List<CommonMistake> mistakes,
            int explained,
            int wrong) {
        this.variants = variants;
        this.refuted = refuted;
        this.mistakes = mistakes;
        this.explained = explained;
        this.wrong = wrong;
    }

    /** Diagnoses greedily: takes the explanation of the most failed cases, then that of the most remaining ones, and so on. */
    public static StudentDiagnosis of(List<GradedCase> allCases, MistakeEffects effects) {
        List<GradedCase> cases =
                allCases.stream().filter(GradedCase::isInformative).toList();
        List<GradedCase> failed =
                cases.stream().filter(graded -> !graded.correct()).toList();
        List<GradedCase> unexplained = new ArrayList<>(failed);
        Set<MistakeVariant> variants = EnumSet.noneOf(MistakeVariant.class);
        Set<CommonMistake> mistakes = new LinkedHashSet<>();
        while (true) {
            Optional<Set<MistakeVariant>> best = unexplained.stream()
                    .flatMap(graded -> graded.evidence().conclusiveExplanations())
                    .distinct()
                    .filter(explanation -> isConclusive(explanation, unexplained, failed))
                    .map(explanation -> new Candidate(
                            explanation,
                            countExplained(explanation, unexplained),
                            countContradictions(explanation, variants, cases, effects),
                            countMissed(explanation, unexplained, effects)))
                    .filter(candidate -> candidate.isCredible(unexplained.size()))
                    .min(BEST_FIRST)
                    .map(Candidate::variants);
            if (best.isEmpty()) {
                break;
            }
            variants.addAll(best.get());
            EnumSet.copyOf(best.get()).forEach(variant -> mistakes.add(variant.mistake()));
            unexplained.removeIf(graded -> graded.evidence().isExplainedBy(variants));
        }
        return new StudentDiagnosis(
                variants,
                refutedResemblances(cases, effects),
                List.copyOf(mistakes),
                failed.size() - unexplained.size(),
                failed.size());
    }

    private record Candidate(Set<MistakeVariant> variants, int explained, int contradictions, int missed) {
        /** Whether the evidence is strong. A missing diagnosis is better than a wrong one. */
        boolean isCredible(int unexplained) {
            return explained * MAX_UNEXPLAINED_PER_EXPLAINED >= unexplained
                    && contradictions * MIN_EXPLAINED_PER_CONTRADICTION <= explained
                    && missed * MIN_EXPLAINED_PER_MISS <= explained;
        }

        int cost() {
            return contradictions - explained;
        }
    }

    /** Whether the variants explain more than one short answer, or the only wrong case and no other mistake explains that. */
    private static boolean isConclusive(
            Set<MistakeVariant> variants, List<GradedCase> unexplained, List<GradedCase> failed) {
        List<MistakeEvidence> explained = unexplained.stream()
                .map(GradedCase::evidence)
                .filter(evidence -> evidence.isExplainedBy(variants))
                .toList();
        return explained.size() > 1
                || explained.stream()
                        .anyMatch(evidence -> !evidence.isWeak() || failed.size() == 1 && evidence.isUnanimous());
    }

    private static int countExplained(Set<MistakeVariant> variants, List<GradedCase> failed) {
        return (int) failed.stream()
                .filter(graded -> graded.evidence().isExplainedBy(variants))
                .count();
    }

    /** The failed cases that the variants affect, but whose answers they do not explain. */
    private static int countMissed(Set<MistakeVariant> variants, List<GradedCase> unexplained, MistakeEffects effects) {
        return (int) unexplained.stream()
                .filter(graded -> !graded.evidence().involves(variants))
                .filter(graded -> isAffected(graded, variants, effects))
                .count();
    }

    /**
     * The cases that the variants affect, but that are correct or explained without them. Only tasks in which the variants explain a
     * failure are considered, because a mistake may be in the code of one task only.
     *
     * @param others the variants found before
     */
    private static int countContradictions(
            Set<MistakeVariant> variants, Set<MistakeVariant> others, List<GradedCase> cases, MistakeEffects effects) {
        Set<Integer> tasks = cases.stream()
                .filter(graded -> !graded.correct() && graded.evidence().isExplainedBy(variants))
                .map(graded -> graded.homeworkCase().task())
                .collect(Collectors.toSet());
        List<GradedCase> withoutVariants = cases.stream()
                .filter(graded -> graded.correct() || graded.evidence().isExplainedBy(others))
                .filter(graded -> !graded.evidence().involves(variants))
                .toList();
        return countAffected(variants, tasks, withoutVariants, effects);
    }

    /** The resembling variants that would have changed the answers to a passed case of the same task. */
    private static Set<MistakeVariant> refutedResemblances(List<GradedCase> cases, MistakeEffects effects) {
        List<GradedCase> passed = cases.stream().filter(GradedCase::correct).toList();
        Set<MistakeVariant> refuted = EnumSet.noneOf(MistakeVariant.class);
        for (MistakeVariant variant : MistakeVariant.values()) {
            Set<Integer> tasks = cases.stream()
                    .filter(graded -> graded.evidence().resemblance().equals(Optional.of(variant)))
                    .map(graded -> graded.homeworkCase().task())
                    .collect(Collectors.toSet());
            if (countAffected(Set.of(variant), tasks, passed, effects) > 0) {
                refuted.add(variant);
            }
        }
        return refuted;
    }

    private static int countAffected(
            Set<MistakeVariant> variants, Set<Integer> tasks, List<GradedCase> cases, MistakeEffects effects) {
        return (int) cases.stream()
                .filter(graded -> tasks.contains(graded.homeworkCase().task()) && isAffected(graded, variants, effects))
                .count();
    }

    private static boolean isAffected(GradedCase graded, Set<MistakeVariant> variants, MistakeEffects effects) {
        return variants.stream()
                .anyMatch(variant -> effects.changesAnswers(graded.homeworkCase(), graded.submitted(), variant));
    }

    /** The mistakes, beginning with the one that explains the most cases; empty if none is credible. */
    public List<CommonMistake> mistakes() {
        return mistakes;
    }

    /** The number of cases with wrong answers that the mistakes explain. */
    public int explained() {
        return explained;
    }

    /** The number of cases with wrong answers. */
    public int wrong() {
        return wrong;
    }

    /** The diagnosis for one case, given its evidence; empty if nothing credible can be said. */
    public Optional<CaseDiagnosis> diagnose(MistakeEvidence evidence) {
        Optional<Set<MistakeVariant>> explanation =
                evidence.explanations().stream().filter(variants::containsAll).min(SIMPLEST_FIRST);
        return explanation.isPresent()
                ? explanation.map(found -> caseDiagnosis(found, true))
                : evidence.resemblance()
                        .filter(variant -> !refuted.contains(variant))
                        .map(variant -> caseDiagnosis(Set.of(variant), false));
    }

    private static CaseDiagnosis caseDiagnosis(Set<MistakeVariant> variants, boolean exact) {
        return new CaseDiagnosis(
                EnumSet.copyOf(variants).stream().map(MistakeVariant::mistake).toList(), exact);
    }
}
