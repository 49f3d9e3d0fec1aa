package dev.drey.bench.theory;

import dev.drey.bench.solve.SuiteOptions;
import dev.drey.engine.Oracle;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelKernel;
import dev.drey.rules.squirrel.SquirrelPosition;
import dev.drey.rules.squirrel.SquirrelWar;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * Proves facts about numbered maps of Squirrel War from the empty board: {@code FILE [maps=N] [from=N]}. Adds a line to the file for
 * each map, and goes on after the maps that are in the file. Prints a summary of the file.
 */
public final class Theory {
    private static final int MAPS = 20;

    private Theory() {}

    public static void main(String[] args) throws IOException {
        List<String> words = List.of(args);
        if (words.isEmpty() || words.get(0).contains("=")) {
            System.err.println("what? FILE, then perhaps maps=N and from=N");
            System.exit(2);
            return;
        }
        Path file = Path.of(words.get(0));
        int from = new SuiteOptions(words).number("from", 1);
        Set<Integer> solved = read(file).stream().map(SolvedMap::number).collect(Collectors.toSet());
        for (int number = from; number < from + new SuiteOptions(words).number("maps", MAPS); number++) {
            if (!solved.contains(number)) {
                // A new oracle for each map, so that the tables of the last one do not take its memory.
                Oracle oracle =
                        new Oracle(Oracle.defaultThreads(), Runtime.getRuntime().maxMemory() / 10 * 8);
                SquirrelPosition start = (SquirrelPosition) new SquirrelWar(NutMap.numbered(number)).start();
                SolvedMap map = new MapSolver(oracle).solve(number, start);
                append(file, map);
                System.err.println(map.line());
            }
        }
        print(read(file), System.out);
    }

    static List<SolvedMap> read(Path file) throws IOException {
        List<SolvedMap> maps = new ArrayList<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                if (!line.equals(SolvedMap.HEADER)) {
                    maps.add(SolvedMap.parse(line));
                }
            }
        }
        return maps;
    }

    private static void append(Path file, SolvedMap map) throws IOException {
        String header = Files.exists(file) ? "" : SolvedMap.HEADER + "\n";
        Files.writeString(file, header + map.line() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    static void print(List<SolvedMap> maps, PrintStream out) {
        int wins = (int) maps.stream().filter(map -> map.value() > 0).count();
        int draws = (int) maps.stream().filter(map -> map.value() == 0).count();
        int right = (int)
                maps.stream().filter(map -> map.richestValue() == map.value()).count();
        print(out, "%d maps: the first side wins %d and draws %d", maps.size(), wins, draws);
        print(
                out,
                "value: mean %.1f, least %d, greatest %d; correlation with the sum of the nuts: %.2f",
                mean(maps, SolvedMap::value),
                maps.stream().mapToInt(SolvedMap::value).min().orElse(0),
                maps.stream().mapToInt(SolvedMap::value).max().orElse(0),
                correlationWithSum(maps));
        print(
                out,
                "value as a share of the sum: mean %.1f %%, least %.1f %%, greatest %.1f %%",
                mean(maps, Theory::share),
                maps.stream().mapToDouble(Theory::share).min().orElse(0),
                maps.stream().mapToDouble(Theory::share).max().orElse(0));
        print(
                out,
                "winning first cells: mean %.1f; all 25 in %d maps",
                mean(maps, map -> map.winning().size()),
                maps.stream()
                        .filter(map -> map.winning().size() == SquirrelKernel.CELLS)
                        .count());
        for (SolvedMap.Part part : SolvedMap.Part.values()) {
            print(
                    out,
                    "  %s: the best first cell in %d maps; %.1f %% of them win",
                    part.label(),
                    maps.stream().filter(map -> map.partOfBest() == part).count(),
                    100 * mean(maps, map -> map.winningIn(part)) / part.size());
        }
        print(
                out,
                "winning first cells have %.1f nuts on average, the others %.1f",
                meanNuts(maps, true),
                meanNuts(maps, false));
        print(
                out,
                "the best first cell is number %.1f by its nuts on average (1 to 25, least %d)",
                mean(maps, SolvedMap::rankOfBest),
                maps.stream().mapToLong(SolvedMap::rankOfBest).min().orElse(0));
        print(
                out,
                "the richest cell is best in %d maps, wins in %d and loses %.1f on average",
                right,
                maps.stream().filter(map -> map.richestValue() > 0).count(),
                mean(maps, map -> map.value() - map.richestValue()));
        print(
                out,
                "a greedy first side loses %.1f on average, and wins %d games against best play",
                mean(maps, map -> map.value() - map.greedy()),
                maps.stream().filter(map -> map.greedy() > 0).count());
    }

    private static void print(PrintStream out, String format, Object... values) {
        out.printf(Locale.ROOT, format + "%n", values);
    }

    /** The mean nuts of the first cells that win, or of the others. */
    private static double meanNuts(List<SolvedMap> maps, boolean win) {
        return maps.stream()
                .flatMapToInt(map -> map.nutsOfFirstCells(win))
                .average()
                .orElse(0);
    }

    /** The value of a map in per cent of all nuts. */
    private static double share(SolvedMap map) {
        return 100.0 * map.value() / map.sum();
    }

    private static double correlationWithSum(List<SolvedMap> maps) {
        double meanSum = mean(maps, SolvedMap::sum);
        double meanValue = mean(maps, SolvedMap::value);
        double both = mean(maps, map -> (map.sum() - meanSum) * (map.value() - meanValue));
        double sums = mean(maps, map -> Math.pow(map.sum() - meanSum, 2));
        double values = mean(maps, map -> Math.pow(map.value() - meanValue, 2));
        return both / Math.sqrt(sums * values);
    }

    private static double mean(List<SolvedMap> maps, ToDoubleFunction<SolvedMap> of) {
        return maps.stream().mapToDouble(of).average().orElse(0);
    }
}
