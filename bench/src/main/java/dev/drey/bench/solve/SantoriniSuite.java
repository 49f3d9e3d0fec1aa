package dev.drey.bench.solve;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.ReferencePosition;
import dev.drey.engine.Values;
import dev.drey.rules.Games;
import dev.drey.rules.santorini.Santorini;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The time to find the forced wins of each pairing of Santorini, and games against a baseline. Groups: {@code wins}, {@code match}
 * (both by default), pairings such as {@code CP} (all by default); {@code threads=2}, {@code millis=200} per move, {@code
 * games=200}.
 */
final class SantoriniSuite implements Suite {
    private static final List<String> PAIRINGS = List.of("CC", "CP", "PC", "PP");
    private static final List<String> PARTS = List.of("wins", "match");
    private static final long TABLE_BYTES = 256 << 20;
    private static final long MAX_NANOS = 10_000_000_000L;
    private static final int WARM_UPS = 50;

    private static final double TARGET_MILLIS = 1000;

    @Override
    public void run(SuiteOptions options, PrintStream out) {
        List<String> known = Stream.concat(PAIRINGS.stream(), PARTS.stream()).toList();
        List<String> named = options.groups(known, List.of());
        for (String pairing : namedOrAll(PAIRINGS, named)) {
            Santorini game = (Santorini) Games.game("santorini:" + pairing);
            for (String part : namedOrAll(PARTS, named)) {
                if (part.equals("wins")) {
                    findWins(game, options.number("threads", 1), out);
                } else {
                    int games = options.number("games", 200);
                    new SantoriniMatch(game, options.number("millis", 200)).play(games / 2, out);
                }
            }
        }
    }

    private static List<String> namedOrAll(List<String> all, List<String> named) {
        List<String> chosen = all.stream().filter(named::contains).toList();
        return chosen.isEmpty() ? all : chosen;
    }

    private static void findWins(Santorini game, int threads, PrintStream out) {
        TimedOracle oracle = new TimedOracle(threads, TABLE_BYTES);
        List<ReferencePosition> wins = ReferencePosition.read("santorini-" + game.setup());
        List<Double> millis = new ArrayList<>();
        int found = 0;
        int shortest = 0;
        long nodes = 0;
        wins.subList(0, WARM_UPS).forEach(win -> find(oracle, win));
        for (ReferencePosition win : wins) {
            TimedOracle.Timed search = find(oracle, win);
            millis.add(search.seconds() * 1000);
            nodes += search.analysis().nodes();
            int proven = search.analysis().proven().lower();
            found += proven > 0 ? 1 : 0;
            shortest += proven == Values.winIn(win.value()) ? 1 : 0;
        }
        out.printf(
                "%s: %d of %d forced wins in 5 and 7 plies found, %d as short; worst %.1f ms (must: %.0f), mean %.2f ms, %,d nodes%n",
                game,
                found,
                wins.size(),
                shortest,
                millis.stream().mapToDouble(x -> x).max().orElse(0),
                TARGET_MILLIS,
                millis.stream().mapToDouble(x -> x).average().orElse(0),
                nodes);
    }

    private static TimedOracle.Timed find(TimedOracle oracle, ReferencePosition win) {
        return oracle.analyseCleared(AnalysisRequest.winner(win.position()), Budget.nanos(MAX_NANOS));
    }
}
