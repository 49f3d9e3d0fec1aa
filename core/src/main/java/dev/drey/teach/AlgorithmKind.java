package dev.drey.teach;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The teaching algorithms, in the order in which they are taught. Homework numbers them from 1. */
public enum AlgorithmKind {
    GREEDY,
    MINIMAX,
    ALPHA_BETA;

    public int number() {
        return ordinal() + 1;
    }

    /** The name in lower case, for example {@code alpha-beta}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static List<String> texts() {
        return Arrays.stream(values()).map(AlgorithmKind::text).toList();
    }

    public static Optional<AlgorithmKind> find(String text) {
        return Arrays.stream(values())
                .filter(method -> method.text().equalsIgnoreCase(text))
                .findFirst();
    }

    public Algorithm algorithm() {
        return switch (this) {
            case GREEDY -> new Greedy();
            case MINIMAX -> new Minimax();
            case ALPHA_BETA -> new AlphaBeta();
        };
    }
}
