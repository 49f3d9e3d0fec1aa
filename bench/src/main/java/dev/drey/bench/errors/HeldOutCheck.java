package dev.drey.bench.errors;

import dev.drey.engine.DepthBucket;
import dev.drey.engine.EstimateErrors;
import dev.drey.engine.EstimateErrors.Row;
import dev.drey.engine.GamePhase;
import dev.drey.engine.Values;
import dev.drey.rules.Game;
import dev.drey.rules.GameKind;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;

/** Checks the table of errors on games that it was not measured on; prints Markdown. */
final class HeldOutCheck {
    /** Points on the board for which errors are printed, by id of the game: an average nut map, the default board. */
    private static final Map<String, Integer> DEFAULT_STAKE =
            Map.of("squirrel-war", 1250, "adjacent-claim", 25, "shellos-shuffle", 64, "othello", 64, "santorini", 100);

    private static final int BINS = 5;

    private final Map<GameKind, List<Sample>> samples;

    HeldOutCheck(Map<GameKind, List<Sample>> samples) {
        this.samples = samples;
    }

    void print(PrintStream out) {
        printByDepth(
                out,
                "Stated error, in points of a usual board (Santorini: per cent)",
                (kind, cell) -> points(kind, cell.row().error()));
        printByDepth(
                out,
                "Truth within the stated error, of moves",
                (kind, cell) ->
                        cell.within(cell.discrepancy()::ofValue, cell.row().error()));
        printByDepth(
                out,
                "Stated error of a loss",
                (kind, cell) -> points(kind, cell.row().loss()));
        printByDepth(
                out,
                "Loss within its stated error, of moves",
                (kind, cell) ->
                        cell.within(cell.discrepancy()::ofLoss, cell.row().loss()));
        printByDepth(
                out, "Truly worse, of moves whose estimated loss exceeds its error", (kind, cell) -> cell.trulyWorse());
        printTotals(out);
        printChances(out);
    }

    /** The samples of one game, phase and bucket. */
    private record Cell(List<Sample> samples, Row row, ErrorMeasure discrepancy) {
        String within(ToDoubleFunction<Sample> discrepancy, double stated) {
            double[] all = samples.stream()
                    .mapToDouble(discrepancy)
                    .filter(d -> !Double.isNaN(d))
                    .toArray();
            return share(Arrays.stream(all).filter(d -> d <= stated).count(), all.length);
        }

        String trulyWorse() {
            List<Sample> beyond = samples.stream()
                    .filter(s -> !s.isBest() && discrepancy.loss(s) > row.loss())
                    .filter(s -> !Double.isNaN(discrepancy.trueLoss(s)))
                    .toList();
            return share(
                    beyond.stream().filter(s -> discrepancy.trueLoss(s) > 0).count(), beyond.size());
        }
    }

    private static String share(long some, long all) {
        return all == 0 ? "" : String.format(Locale.ROOT, "%.0f %% of %d", 100.0 * some / all, all);
    }

    private static String points(GameKind kind, double share) {
        int stake = DEFAULT_STAKE.getOrDefault(kind.id(), 1);
        return String.format(Locale.ROOT, stake > 100 ? "%.0f" : "%.1f", share * stake);
    }

    private void printByDepth(PrintStream out, String title, BiFunction<GameKind, Cell, String> text) {
        out.printf("%n%s%n%n| game | phase |", title);
        for (DepthBucket bucket : DepthBucket.values()) {
            out.printf(" %s |", bucket.text());
        }
        out.printf("%n|---|---|---:|---:|---:|---:|---:|%n");
        for (GameKind kind : samples.keySet()) {
            for (GamePhase phase : GamePhase.values()) {
                out.printf("| %s | %s |", kind.title(), name(phase));
                for (DepthBucket bucket : DepthBucket.values()) {
                    out.printf(" %s |", text.apply(kind, cell(kind, phase, bucket)));
                }
                out.println();
            }
        }
    }

    private static String name(GamePhase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    private Cell cell(GameKind kind, GamePhase phase, DepthBucket bucket) {
        List<Sample> of = samples.getOrDefault(kind, List.of()).stream()
                .filter(s -> s.phase() == phase && s.bucket() == bucket)
                .toList();
        return new Cell(
                of,
                row(kind, phase, bucket),
                new ErrorMeasure(game(kind).scored(), row(kind, phase, bucket).scale()));
    }

    private static Row row(GameKind kind, GamePhase phase, DepthBucket bucket) {
        return EstimateErrors.row(game(kind), phase, bucket);
    }

    private static Game game(GameKind kind) {
        return kind.fresh(new Random(0));
    }

    /** Prints totals over all phases and depths. */
    private void printTotals(PrintStream out) {
        out.printf(
                "%nOver all phases and depths%n%n| game | within the error | loss within its error |%n|---|---:|---:|%n");
        samples.forEach((kind, all) -> {
            long[] counts = new long[4];
            for (Sample s : all) {
                Cell cell = cell(kind, s.phase(), s.bucket());
                count(cell.discrepancy().ofValue(s), cell.row().error(), counts, 0);
                count(cell.discrepancy().ofLoss(s), cell.row().loss(), counts, 2);
            }
            out.printf("| %s | %s | %s |%n", kind.title(), share(counts[0], counts[1]), share(counts[2], counts[3]));
        });
    }

    private static void count(double discrepancy, double stated, long[] counts, int at) {
        if (!Double.isNaN(discrepancy)) {
            counts[at] += discrepancy <= stated ? 1 : 0;
            counts[at + 1]++;
        }
    }

    /** Prints results of moves by stated chance; chances below one half count from the other side. */
    private void printChances(PrintStream out) {
        out.printf("%nChances: stated, then how often it came true%n%n| game | phase |");
        for (int bin = 0; bin < BINS; bin++) {
            out.printf(" %d to %d %% |", 50 + 10 * bin, 60 + 10 * bin);
        }
        out.printf("%n|---|---|---|---|---|---|---|%n");
        for (GameKind kind : samples.keySet()) {
            for (GamePhase phase : GamePhase.values()) {
                out.printf("| %s | %s |", kind.title(), name(phase));
                for (int bin = 0; bin < BINS; bin++) {
                    out.printf(" %s |", reliability(kind, phase, bin));
                }
                out.println();
            }
        }
    }

    private String reliability(GameKind kind, GamePhase phase, int bin) {
        List<double[]> folded = samples.getOrDefault(kind, List.of()).stream()
                .filter(s -> s.phase() == phase)
                .map(s -> folded(kind, s))
                .filter(f -> Math.min(BINS - 1, (int) ((f[0] - 0.5) * 2 * BINS)) == bin)
                .toList();
        return folded.isEmpty()
                ? ""
                : String.format(
                        Locale.ROOT,
                        "%.0f → %.0f (%d)",
                        100 * folded.stream().mapToDouble(f -> f[0]).average().orElse(0),
                        100 * folded.stream().mapToDouble(f -> f[1]).average().orElse(0),
                        folded.size());
    }

    private static double[] folded(GameKind kind, Sample s) {
        double chance =
                Values.chance(s.estimate(), row(kind, s.phase(), s.bucket()).scale());
        return chance >= 0.5 ? new double[] {chance, s.result()} : new double[] {1 - chance, 1 - s.result()};
    }
}
