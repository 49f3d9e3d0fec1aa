package dev.drey.bench.load;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** How long a move takes from one player to the other when the server has much to do. */
public final class Load {
    private static final Map<String, Function<Figures, String>> ROWS = new LinkedHashMap<>();

    static {
        ROWS.put("moves a second", figures -> number("%,.1f", figures.rate()));
        ROWS.put("due until seen by the opponent, ms: p50", figures -> millis(figures, 0.5));
        ROWS.put("p90", figures -> millis(figures, 0.9));
        ROWS.put("p99", figures -> millis(figures, 0.99));
        ROWS.put("p99.9", figures -> millis(figures, 0.999));
        ROWS.put("longest", figures -> millis(figures, 1));
        ROWS.put("moves seen", figures -> number("%,d", figures.times().count()));
        ROWS.put(
                "lost, refused, broken",
                figures -> number("%d, %d, %d", figures.lost(), figures.refused(), figures.broken()));
        ROWS.put("games at once, at least", figures -> number("%,d", figures.leastGames()));
        ROWS.put("games that ended", figures -> number("%,d", figures.over()));
        ROWS.put("analyses", figures -> number("%,d", figures.analyses()));
        ROWS.put(
                "processors: server, generator",
                figures -> number("%.2f, %.2f", figures.serverCores(), figures.ownCores()));
    }

    private Load() {}

    /** {@code DREY [OPTION…]}: the program to start as the server, and what {@code bench/load} says. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Options options;
        try {
            options = Options.read(List.of(args).subList(1, args.length));
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(2);
            return;
        }
        System.exit(run(args[0], options, System.out) || !options.check() ? 0 : 1);
    }

    /** True if all figures are good. */
    static boolean run(String drey, Options options, PrintStream out) throws IOException, InterruptedException {
        out.println(options.text());
        Map<String, Figures> columns = new LinkedHashMap<>();
        columns.put("alone", measure(drey, options.quiet()));
        if (options.analyses() > 0) {
            columns.put("beside " + options.analyses() + " who analyse", measure(drey, options));
        }
        table(columns).forEach(out::println);
        return columns.values().stream().allMatch(figures -> figures.isGood(options));
    }

    private static Figures measure(String drey, Options options) throws IOException, InterruptedException {
        try (Served server = Served.start(drey, options)) {
            return new Run(options, server.address(), server::processorTime).measure();
        }
    }

    static List<String> table(Map<String, Figures> columns) {
        List<String> lines = new ArrayList<>();
        StringBuilder heads = new StringBuilder(String.format("%-42s", ""));
        columns.keySet().forEach(name -> heads.append(String.format("%24s", name)));
        lines.add(heads.toString());
        ROWS.forEach((name, value) -> {
            StringBuilder line = new StringBuilder(String.format("%-42s", name));
            columns.values().forEach(figures -> line.append(String.format("%24s", value.apply(figures))));
            lines.add(line.toString());
        });
        return lines;
    }

    private static String millis(Figures figures, double share) {
        return number("%.1f", figures.times().millis(share));
    }

    private static String number(String form, Object... values) {
        return String.format(Locale.ROOT, form, values);
    }
}
