package dev.drey.bench.solve;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Runs the suite of a game, or all of them: {@code [GAME [WORDS…]]}. */
public final class Solve {
    private static final Map<String, Supplier<Suite>> SUITES = new LinkedHashMap<>();

    static {
        SUITES.put("squirrel-war", SquirrelSuite::new);
        SUITES.put("adjacent-claim", ClaimSuite::new);
        SUITES.put("shellos-shuffle", ShellosSuite::new);
        SUITES.put("othello", OthelloSuite::new);
        SUITES.put("santorini", SantoriniSuite::new);
    }

    private Solve() {}

    public static void main(String[] args) {
        List<String> words = List.of(args);
        if (words.isEmpty()) {
            SUITES.values().forEach(suite -> suite.get().run(new SuiteOptions(List.of()), System.out));
            return;
        }
        Supplier<Suite> suite = SUITES.get(words.get(0));
        if (suite == null) {
            System.err.println(
                    "no suite is called '" + words.get(0) + "'; expected one of " + String.join(", ", SUITES.keySet()));
            System.exit(2);
            return;
        }
        suite.get().run(new SuiteOptions(words.subList(1, words.size())), System.out);
    }
}
