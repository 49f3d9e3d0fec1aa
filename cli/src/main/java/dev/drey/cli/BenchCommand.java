package dev.drey.cli;

import dev.drey.engine.Bench;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Searches a fixed set of positions; the number of nodes is the signature of the engine. */
@Command(
        name = "bench",
        description = "Search a fixed set of positions; the number of nodes is the engine's signature.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "The number of nodes is the same on every machine and changes only when the",
            "search changes. The number of nodes per second depends on the machine.",
            "",
            "Examples:",
            "  drey bench"
        })
final class BenchCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        long nodes = 0;
        double seconds = 0;
        for (Bench.Task task : Bench.tasks()) {
            Bench.Result result = task.run();
            nodes += result.analysis().nodes();
            seconds += result.analysis().seconds();
            out.printf(
                    Locale.ROOT,
                    "%,12d nodes  %6.2f s  %s %s%n",
                    result.analysis().nodes(),
                    result.analysis().seconds(),
                    result.proof() ? "prove" : "depth " + task.depth(),
                    result.position().text());
            out.flush();
        }
        out.printf(Locale.ROOT, "%,d nodes a second%n", (long) (nodes / Math.max(seconds, 1e-9)));
        out.println("Bench: " + nodes);
        return ExitStatus.OK;
    }
}
