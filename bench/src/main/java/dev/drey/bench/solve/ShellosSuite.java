package dev.drey.bench.solve;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.ReferencePosition;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The time to prove Shellos Shuffle positions from random play. Groups: {@code 14}, {@code 16}, {@code 18} empty cells (all by
 * default); {@code threads=2}.
 */
final class ShellosSuite implements Suite {
    private static final List<String> GROUPS = List.of("14", "16", "18");
    private static final int WARM_UPS = 20;

    @Override
    public void run(SuiteOptions options, PrintStream out) {
        int threads = options.number("threads", 1);
        List<String> groups = options.groups(GROUPS, GROUPS);
        TimedOracle oracle = new TimedOracle(threads, Runtime.getRuntime().maxMemory() / 2);
        references("14").stream().limit(WARM_UPS).forEach(reference -> prove(oracle, reference));
        groups.forEach(group -> run(group, oracle, threads, out));
    }

    private static void run(String group, TimedOracle oracle, int threads, PrintStream out) {
        List<Double> seconds = new ArrayList<>();
        for (ReferencePosition reference : references(group)) {
            TimedOracle.Timed proof = prove(oracle, reference);
            seconds.add(proof.seconds());
            out.printf(
                    "%s  %+3d  %,12d nodes  %8.4f s%n",
                    group, proof.value(), proof.analysis().nodes(), proof.seconds());
            if (proof.value() != reference.value()) {
                throw new IllegalStateException(reference.position() + " is worth " + reference.value());
            }
        }
        out.printf(
                "%s empty, %d positions, %d thread%s: median %.4f s, slowest %.4f s (target: median %s)%n",
                group,
                seconds.size(),
                threads,
                threads == 1 ? "" : "s",
                TimedOracle.median(seconds),
                Collections.max(seconds),
                target(group));
    }

    private static TimedOracle.Timed prove(TimedOracle oracle, ReferencePosition reference) {
        return oracle.analyseCleared(AnalysisRequest.bestMove(reference.position()), Budget.unlimited());
    }

    private static List<ReferencePosition> references(String group) {
        int empty = Integer.parseInt(group);
        return ReferencePosition.read(group.equals("18") ? "shellos-shuffle-18" : "shellos-shuffle").stream()
                .filter(reference -> reference.empty() == empty)
                .toList();
    }

    private static String target(String group) {
        return switch (group) {
            case "14" -> "0.1 s";
            case "16" -> "1.5 s";
            default -> "20 s, better 5 s";
        };
    }
}
