package dev.drey.bench.solve;

import dev.drey.engine.Budget;
import dev.drey.engine.ReferencePosition;
import dev.drey.engine.Values;
import dev.drey.engine.santorini.SantoriniEngine;
import dev.drey.rules.Games;
import dev.drey.rules.santorini.Santorini;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Santorini: the forced wins of every pairing, and games against a plain player. Words: {@code wins}, {@code match} (both by
 * default), pairings such as {@code CP} (all by default), {@code threads=2}, {@code millis=200} a move, {@code games=200}.
 */
final class SantoriniSuite implements Suite {
    private static final List<String> PAIRINGS = List.of("CC", "CP", "PC", "PP");
    private static final long TABLE_BYTES = 256 << 20;
    private static final long SECOND = 1_000_000_000L;

    private static final double WORST_MILLIS = 1000;

    @Override
    public void run(List<String> words, PrintStream out) {
        boolean match = words.contains("match");
        boolean wins = words.contains("wins") || !match;
        int threads = number(words, "threads", 1);
        List<String> pairings = PAIRINGS.stream().filter(words::contains).toList();
        for (String pairing : pairings.isEmpty() ? PAIRINGS : pairings) {
            Santorini game = (Santorini) Games.game("santorini:" + pairing);
            if (wins) {
                wins(game, threads, out);
            }
            if (match || !words.contains("wins")) {
                int games = number(words, "games", 200);
                new SantoriniMatch(game, number(words, "millis", 200)).play(games / 2, out);
            }
        }
    }

    private static int number(List<String> words, String name, int usual) {
        return words.stream()
                .filter(word -> word.startsWith(name + "="))
                .map(word -> Integer.parseInt(word.substring(name.length() + 1)))
                .findFirst()
                .orElse(usual);
    }

    private static void wins(Santorini game, int threads, PrintStream out) {
        SantoriniEngine brain = new SantoriniEngine(game, TABLE_BYTES, threads);
        List<ReferencePosition> wins = ReferencePosition.read("santorini-" + game.setup());
        List<Double> millis = new ArrayList<>();
        int found = 0;
        int shortest = 0;
        long nodes = 0;
        try (SantoriniDeepening warmUp = new SantoriniDeepening(brain, threads)) {
            for (ReferencePosition win : wins.subList(0, 50)) {
                warmUp.look(win.position(), Budget.nanos(10 * SECOND));
            }
        }
        for (ReferencePosition win : wins) {
            brain.clear();
            try (SantoriniDeepening deepening = new SantoriniDeepening(brain, threads)) {
                long before = System.nanoTime();
                SantoriniDeepening.Found answer = deepening.look(win.position(), Budget.nanos(10 * SECOND));
                millis.add((System.nanoTime() - before) / 1e6);
                nodes += deepening.nodes();
                if (answer.value() >= Values.winIn(game.longestGame())) {
                    found++;
                }
                if (answer.value() == Values.winIn(win.value())) {
                    shortest++;
                }
            }
        }
        out.printf(
                "%s: %d of %d forced wins in 5 and 7 plies found, %d as short; worst %.1f ms (must: %.0f), mean %.2f ms, %,d nodes%n",
                game,
                found,
                wins.size(),
                shortest,
                millis.stream().mapToDouble(x -> x).max().orElse(0),
                WORST_MILLIS,
                millis.stream().mapToDouble(x -> x).average().orElse(0),
                nodes);
    }
}
