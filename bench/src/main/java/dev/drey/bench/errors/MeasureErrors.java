package dev.drey.bench.errors;

import dev.drey.bench.solve.SuiteOptions;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures the errors of estimates, or checks the measured errors on other games: {@code measure|check|samples [games=N]
 * [first=NUMBER] [GAME…]}. {@code samples} prints every comparison.
 */
public final class MeasureErrors {
    private static final int GAMES_MEASURED = 160;
    private static final int GAMES_CHECKED = 80;
    private static final int FIRST_MEASURED = 1;

    /** Far from the numbers of the measured games. */
    private static final int FIRST_CHECKED = 1_000_000;

    private MeasureErrors() {}

    public static void main(String[] args) {
        List<String> words = List.of(args);
        List<GameKind> named =
                Games.all().stream().filter(kind -> words.contains(kind.id())).toList();
        List<GameKind> kinds = named.isEmpty() ? Games.all() : named;
        switch (words.isEmpty() ? "" : words.get(0)) {
            case "measure" -> {
                System.out.println(ErrorTable.HEADER);
                sample(kinds, words, FIRST_MEASURED, GAMES_MEASURED)
                        .forEach((kind, samples) -> new ErrorTable(kind, samples).print(System.out));
            }
            case "samples" ->
                sample(kinds, words, FIRST_MEASURED, GAMES_MEASURED)
                        .forEach((kind, samples) ->
                                samples.forEach(sample -> System.out.println(kind + " " + sample.text())));
            case "check" -> new HeldOutCheck(sample(kinds, words, FIRST_CHECKED, GAMES_CHECKED)).print(System.out);
            default -> {
                System.err.println(
                        "what? measure, check or samples, then perhaps games=N, first=NUMBER and names of games");
                System.exit(2);
            }
        }
    }

    private static Map<GameKind, List<Sample>> sample(
            List<GameKind> kinds, List<String> words, int first, int defaultGames) {
        int games = new SuiteOptions(words).number("games", defaultGames);
        int from = new SuiteOptions(words).number("first", first);
        Map<GameKind, List<Sample>> samples = new LinkedHashMap<>();
        for (GameKind kind : kinds) {
            long start = System.nanoTime();
            samples.put(kind, new ErrorSampler(kind).run(from, games));
            printProgress(System.err, kind, samples.get(kind).size(), start);
        }
        return samples;
    }

    private static void printProgress(PrintStream out, GameKind kind, int moves, long start) {
        out.printf("%s: %d estimates compared in %d s%n", kind, moves, (System.nanoTime() - start) / 1_000_000_000);
    }
}
