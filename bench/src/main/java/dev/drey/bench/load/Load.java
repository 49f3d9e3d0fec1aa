package dev.drey.bench.load;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Load test of the server: the latency of moves between players while many games are played at once. */
public final class Load {
    private static final Map<String, Function<LoadResult, String>> ROWS = new LinkedHashMap<>();

    static {
        ROWS.put("moves a second", result -> number("%,.1f", result.rate()));
        ROWS.put("due until seen by the opponent, ms: p50", result -> millis(result, 0.5));
        ROWS.put("p90", result -> millis(result, 0.9));
        ROWS.put("p99", result -> millis(result, 0.99));
        ROWS.put("p99.9", result -> millis(result, 0.999));
        ROWS.put("longest", result -> millis(result, 1));
        ROWS.put("moves seen", result -> number("%,d", result.latencies().count()));
        ROWS.put(
                "lost, refused, broken",
                result -> number("%d, %d, %d", result.lost(), result.rejected(), result.failures()));
        ROWS.put("games at once, at least", result -> number("%,d", result.minGames()));
        ROWS.put("games that ended", result -> number("%,d", result.endedGames()));
        ROWS.put("analyses", result -> number("%,d", result.analyses()));
        ROWS.put(
                "processors: server, generator",
                result -> number("%.2f, %.2f", result.serverCores(), result.generatorCores()));
    }

    private Load() {}

    /** {@code DREY [OPTION…]}: the program to start as the server, and the options of {@code bench/load}. */
    public static void main(String[] args) throws IOException, InterruptedException {
        LoadOptions options;
        try {
            options = LoadOptions.read(List.of(args).subList(1, args.length));
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(2);
            return;
        }
        System.exit(run(args[0], options, System.out) || !options.check() ? 0 : 1);
    }

    /** Runs the test. @return whether it meets all targets */
    static boolean run(String drey, LoadOptions options, PrintStream out) throws IOException, InterruptedException {
        out.println(options.text());
        Map<String, LoadResult> columns = new LinkedHashMap<>();
        columns.put("alone", measure(drey, options.withoutAnalyses()));
        if (options.analyses() > 0) {
            columns.put("beside " + options.analyses() + " who analyse", measure(drey, options));
        }
        table(columns).forEach(out::println);
        return columns.values().stream().allMatch(result -> result.isGood(options));
    }

    private static LoadResult measure(String drey, LoadOptions options) throws IOException, InterruptedException {
        try (ServerProcess server = ServerProcess.start(drey, options)) {
            return new LoadRun(options, server.address(), server::processorTime).measure();
        }
    }

    static List<String> table(Map<String, LoadResult> columns) {
        List<String> lines = new ArrayList<>();
        StringBuilder header = new StringBuilder(String.format("%-42s", ""));
        columns.keySet().forEach(name -> header.append(String.format("%24s", name)));
        lines.add(header.toString());
        ROWS.forEach((name, value) -> {
            StringBuilder line = new StringBuilder(String.format("%-42s", name));
            columns.values().forEach(result -> line.append(String.format("%24s", value.apply(result))));
            lines.add(line.toString());
        });
        return lines;
    }

    private static String millis(LoadResult result, double share) {
        return number("%.1f", result.latencies().millis(share));
    }

    private static String number(String form, Object... values) {
        return String.format(Locale.ROOT, form, values);
    }
}
