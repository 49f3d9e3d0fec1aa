package dev.drey.study.teach;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The algorithms there are, in the order in which they are taught. */
public final class Algorithms {
    private static final Map<String, Algorithm> ALL = new LinkedHashMap<>();

    static {
        ALL.put("greedy", new Greedy());
        ALL.put("minimax", new Minimax());
        ALL.put("alpha-beta", new AlphaBeta());
    }

    private Algorithms() {}

    public static List<String> names() {
        return List.copyOf(ALL.keySet());
    }

    public static Optional<Algorithm> find(String name) {
        return Optional.ofNullable(ALL.get(name));
    }
}
