package dev.drey.classroom.grade.slip;

import dev.drey.classroom.grade.cases.GradeCase;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Sees to it that every slip shows in some case of a set, in each of the ways in which it can. */
public final class SlipCover {
    private static final int ATTEMPTS = 400;

    private final SlipEffects effects = new SlipEffects();
    private final List<GradeCase> cases;
    /** For each quirk that shows, a case in which it does. */
    private final Map<Quirk, Integer> witnesses = new EnumMap<>(Quirk.class);

    private SlipCover(List<GradeCase> cases) {
        this.cases = cases;
        // The small ones first: most slips show in one of them, and the large ones take time.
        List<Integer> order = IntStream.range(0, cases.size())
                .boxed()
                .sorted(Comparator.comparingLong(i -> effects.size(cases.get(i))))
                .toList();
        for (Quirk quirk : Quirk.values()) {
            for (int i = 0; i < order.size() && !witnesses.containsKey(quirk); i++) {
                witness(quirk, order.get(i));
            }
        }
    }

    private void witness(Quirk quirk, int index) {
        if (effects.shows(cases.get(index), quirk)) {
            witnesses.put(quirk, index);
        }
    }

    /**
     * Replaces cases that no slip needs until every slip shows, as far as there are such.
     *
     * @param draws another case for that place
     */
    public static void complete(List<GradeCase> cases, IntFunction<GradeCase> draws) {
        new SlipCover(cases).complete(draws);
    }

    private void complete(IntFunction<GradeCase> draws) {
        for (int attempt = 0; attempt < ATTEMPTS && witnesses.size() < Quirk.values().length; attempt++) {
            Set<Integer> needed = new TreeSet<>(witnesses.values());
            int index = attempt % cases.size();
            if (needed.contains(index)) {
                continue;
            }
            GradeCase old = cases.get(index);
            cases.set(index, draws.apply(index));
            int before = witnesses.size();
            for (Quirk quirk : EnumSet.allOf(Quirk.class)) {
                if (!witnesses.containsKey(quirk)) {
                    witness(quirk, index);
                }
            }
            if (witnesses.size() == before) {
                cases.set(index, old);
            }
        }
    }
}
