package dev.drey.bench.solve;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.ReferencePosition;
import dev.drey.rules.Game;
import dev.drey.rules.Position;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelWar;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The time to prove Squirrel War positions. Groups: {@code 16}, {@code 20}, {@code 23} empty cells (value and best move), {@code
 * 16all}, {@code 20all} (the values of all moves), {@code empty} (the empty board of a few maps); {@code threads=N} and {@code
 * maps=N} limit threads and positions.
 */
final class SquirrelSuite implements Suite {
    private static final List<String> DEFAULTS = List.of("16", "20", "16all", "20all", "23");
    private static final List<String> GROUPS = List.of("16", "20", "16all", "20all", "23", "empty");
    private static final int WARM_UP_ROUNDS = 4;
    private static final int REFERENCE_MAPS = 2;
    private static final int NUMBERED_MAPS = 3;

    /** The value of the first reference map from the empty board, proven by an independent program. */
    private static final int FIRST_MAP_VALUE = 184;

    /** A position, and its value if it is known from an independent source. */
    private record Task(Position position, Optional<Integer> value) {}

    @Override
    public void run(SuiteOptions options, PrintStream out) {
        int threads = options.number("threads", 2);
        int maps = options.number("maps", Integer.MAX_VALUE);
        List<String> groups = options.groups(GROUPS, DEFAULTS);
        TimedOracle oracle = new TimedOracle(threads, Runtime.getRuntime().maxMemory() / 10 * 8);
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            references(16, maps).forEach(task -> prove(oracle, task, false));
        }
        for (String group : groups) {
            List<Task> tasks = tasks(group, maps);
            List<Double> seconds = tasks.stream()
                    .map(task -> prove(oracle, task, group.endsWith("all")))
                    .peek(proof -> printLine(out, proof))
                    .map(TimedOracle.Timed::seconds)
                    .toList();
            out.printf(
                    Locale.ROOT,
                    "squirrel-war %s, %d threads: median %.3f s of %d (target %s s)%n",
                    group,
                    threads,
                    TimedOracle.median(seconds),
                    seconds.size(),
                    target(group));
        }
    }

    /** Each map is a game of its own, for which the oracle makes new tables. */
    private static TimedOracle.Timed prove(TimedOracle oracle, Task task, boolean everyMove) {
        Position position = task.position();
        AnalysisRequest request = everyMove ? AnalysisRequest.everyMove(position) : AnalysisRequest.bestMove(position);
        TimedOracle.Timed proof = oracle.analyseCleared(request, Budget.unlimited());
        if (task.value().isPresent() && task.value().get() != proof.value()) {
            throw new IllegalStateException(position + " is " + task.value().get() + ", not " + proof.value());
        }
        return proof;
    }

    private static List<Task> tasks(String group, int maps) {
        return switch (group) {
            case "empty" -> starts(maps);
            default -> references(Integer.parseInt(group.replace("all", "")), maps);
        };
    }

    private static double target(String group) {
        return switch (group) {
            case "16" -> 0.024;
            case "20" -> 0.6;
            case "16all" -> 0.1;
            case "20all" -> 2.5;
            case "23" -> 15;
            default -> 180;
        };
    }

    private static List<Task> references(int empty, int maps) {
        return ReferencePosition.read("squirrel-war").stream()
                .filter(reference -> reference.empty() == empty)
                .limit(maps)
                .map(reference -> new Task(reference.position(), Optional.of(reference.value())))
                .toList();
    }

    /** The empty boards of the first maps of the reference positions, and of the first numbered maps. */
    private static List<Task> starts(int maps) {
        List<Game> reference = ReferencePosition.read("squirrel-war").stream()
                .map(each -> each.position().game())
                .distinct()
                .limit(REFERENCE_MAPS)
                .toList();
        Stream<Game> numbered =
                IntStream.rangeClosed(1, NUMBERED_MAPS).mapToObj(map -> new SquirrelWar(NutMap.numbered(map)));
        return Stream.concat(reference.stream(), numbered)
                .limit(maps)
                .map(game -> new Task(
                        game.start(), game.equals(reference.get(0)) ? Optional.of(FIRST_MAP_VALUE) : Optional.empty()))
                .toList();
    }

    private static void printLine(PrintStream out, TimedOracle.Timed proof) {
        out.printf(
                Locale.ROOT,
                "  %8.3f s  %,14d nodes  %-12s  %s%n",
                proof.seconds(),
                proof.analysis().nodes(),
                proof.value() + " by " + proof.analysis().best().move().text(),
                proof.analysis().position().text());
    }
}
