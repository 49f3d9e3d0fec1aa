package dev.drey.teach;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The teaching algorithms, in the order in which they are taught. Homework numbers them from 1. */
public enum AlgorithmKind {
    /** Looks one move ahead. */
    GREEDY,
    /** Searches all moves to a fixed depth. */
    MINIMAX,
    /** Minimax that leaves out moves which cannot matter. */
    ALPHA_BETA;

    /** {@return the number of the algorithm in the homework, from 1} */
    public int number() {
        return ordinal() + 1;
    }

    /** {@return the name in lower case, for example {@code alpha-beta}} */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@return the names of all algorithms} */
    public static List<String> texts() {
        return Arrays.stream(values()).map(AlgorithmKind::text).toList();
    }

    /**
     * {@return the algorithm with this name; empty if there is none}
     *
     * @param text the name
     */
    public static Optional<AlgorithmKind> find(String text) {
        return Arrays.stream(values())
                .filter(method -> method.text().equalsIgnoreCase(text))
                .findFirst();
    }

    /** {@return a new instance of the algorithm} */
    public Algorithm algorithm() {
        return switch (this) {
            case GREEDY -> new Greedy();
            case MINIMAX -> new Minimax();
            case ALPHA_BETA -> new AlphaBeta();
        };
    }
}
