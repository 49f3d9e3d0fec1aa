package dev.drey.classroom.diagnosis;

import dev.drey.classroom.homework.HomeworkCase;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Makes a set of cases reveal every variant of every mistake, by replacing cases that are not needed for any variant. */
public final class MistakeCoverage {
    private static final int MAX_ATTEMPTS = 400;

    private final MistakeEffects effects = new MistakeEffects();
    private final List<HomeworkCase> cases;
    /** For each variant that is covered, the index of a case whose answers it changes. */
    private final Map<MistakeVariant, Integer> coveringCases = new EnumMap<>(MistakeVariant.class);

    private MistakeCoverage(List<HomeworkCase> cases) {
        this.cases = cases;
        // Cheap cases first: they reveal most mistakes.
        List<Integer> order = IntStream.range(0, cases.size())
                .boxed()
                .sorted(Comparator.comparingLong(i -> effects.nodeCount(cases.get(i))))
                .toList();
        for (MistakeVariant variant : MistakeVariant.values()) {
            for (int i = 0; i < order.size() && !coveringCases.containsKey(variant); i++) {
                checkCoverage(variant, order.get(i));
            }
        }
    }

    private void checkCoverage(MistakeVariant variant, int index) {
        if (effects.changesAnswers(cases.get(index), variant)) {
            coveringCases.put(variant, index);
        }
    }

    /**
     * Replaces cases until every variant is covered, as far as the number of cases permits.
     *
     * @param cases the list to change
     * @param generator generates another case for an index
     */
    public static void complete(List<HomeworkCase> cases, IntFunction<HomeworkCase> generator) {
        new MistakeCoverage(cases).complete(generator);
    }

    private void complete(IntFunction<HomeworkCase> generator) {
        for (int attempt = 0;
                attempt < MAX_ATTEMPTS && coveringCases.size() < MistakeVariant.values().length;
                attempt++) {
            Set<Integer> needed = new TreeSet<>(coveringCases.values());
            int index = attempt % cases.size();
            if (needed.contains(index)) {
                continue;
            }
            HomeworkCase old = cases.get(index);
            cases.set(index, generator.apply(index));
            int coveredBefore = coveringCases.size();
            for (MistakeVariant variant : EnumSet.allOf(MistakeVariant.class)) {
                if (!coveringCases.containsKey(variant)) {
                    checkCoverage(variant, index);
                }
            }
            if (coveringCases.size() == coveredBefore) {
                cases.set(index, old);
            }
        }
    }
}
