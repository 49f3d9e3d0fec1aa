package dev.drey.cli;

import dev.drey.cli.terminal.BoardRenderer;
import dev.drey.cli.terminal.Style;
import dev.drey.engine.Analysis;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.ProvenCache;
import dev.drey.engine.Verdict;
import dev.drey.rules.Position;
import dev.drey.wire.AnalysisJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Prints the value and the certainty of every move of a position. */
@Command(
        name = "analyze",
        description = "Show the value of every move of a position, proven or estimated.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "A value is proven, bounded (at least, at most) or estimated. The table improves",
            "until everything is proven, a limit is reached (default: 10 seconds), or you",
            "press Ctrl-C. Earlier proofs are reused unless you add --fresh.",
            "",
            "Exit status: 0 the values were printed, 1 something failed, 2 wrong usage.",
            "",
            "Examples:",
            "  drey analyze adjacent-claim",
            "  drey analyze othello --time 5",
            "  drey analyze --position squirrel-war:7:X----/-----/--O--/-----/-----:X",
            "  drey analyze --record examples/games/othello.drey --ply 20 --json"
        })
final class AnalyzeCommand implements Callable<Integer> {
    private static final double DEFAULT_SECONDS = 10;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final PositionOptions positionOptions = new PositionOptions();

    @Mixin
    private final EngineOptions engineOptions = new EngineOptions();

    @Option(names = "--moves", paramLabel = "N", description = "Show only the N best moves.")
    private @Nullable Integer maxMoves;

    @Option(names = "--json", description = "Print the results as JSON, one object per line; the last line is final.")
    private boolean json;

    static CommandLine commandLine() {
        CommandSpec spec = CommandSpec.forAnnotatedObject(new AnalyzeCommand());
        GameOptions.addTo(spec);
        return new CommandLine(spec);
    }

    @Override
    public Integer call() throws IOException {
        if (maxMoves != null && maxMoves < 1) {
            throw new ParameterException(spec.commandLine(), "--moves " + maxMoves + "; it must be 1 or more");
        }
        Position position = positionOptions.position();
        AnalysisRequest request = engineOptions.withDepthLimit(AnalysisRequest.everyMove(position));
        ProvenCache cache = engineOptions.provenCache();
        List<Verdict> known = cache.find(position);
        Analysis analysis = engineOptions.oracle().newAnalysis(request, engineOptions.budget(DEFAULT_SECONDS), known);
        try (InterruptHandler interrupt = InterruptHandler.stopAndWait(analysis::stop)) {
            AnalysisSnapshot snapshot = json ? runWithJson(analysis) : runWithTable(position, analysis);
            cache.keep(position, snapshot.verdicts());
            if (!json) {
                ProvenResults.noteIfAllKnown(known, snapshot)
                        .ifPresent(spec.commandLine().getOut()::println);
            }
            spec.commandLine().getOut().flush();
        }
        return ExitStatus.OK;
    }

    private AnalysisSnapshot runWithTable(Position position, Analysis analysis) {
        PrintWriter out = spec.commandLine().getOut();
        boolean terminal = Stdio.isTerminal();
        Style style = Stdio.style();
        out.println(position.text());
        BoardRenderer.render(position, Optional.empty(), style).forEach(line -> out.println("  " + line));
        out.println();
        if (position.isOver()) {
            out.println("The game is over.");
            return analysis.snapshot();
        }
        int width = Stdio.width();
        int moves = maxMoves == null ? Integer.MAX_VALUE : maxMoves;
        AnalysisTable fullTable = new AnalysisTable(style, width, moves);
        AnalysisSnapshot snapshot;
        if (terminal) {
            // Lines that have scrolled off the screen cannot be redrawn.
            AnalysisTable visibleTable =
                    new AnalysisTable(style, width, Math.min(moves, Math.max(1, Stdio.terminalHeight() - 4)));
            try (ProgressDisplay live = ProgressDisplay.start(out, () -> visibleTable.lines(analysis.snapshot()))) {
                snapshot = analysis.run();
            }
        } else {
            snapshot = analysis.run();
        }
        fullTable.lines(snapshot).forEach(out::println);
        return snapshot;
    }

    /** Prints a line after each iteration over all moves, and one at the end. */
    private AnalysisSnapshot runWithJson(Analysis analysis) {
        PrintWriter out = spec.commandLine().getOut();
        AnalysisSnapshot snapshot = analysis.run(known -> {
            out.println(AnalysisJson.of(limited(known), false).text());
            out.flush();
        });
        out.println(AnalysisJson.of(limited(snapshot), true).text());
        return snapshot;
    }

    private AnalysisSnapshot limited(AnalysisSnapshot snapshot) {
        int count = snapshot.verdicts().size();
        return snapshot.with(snapshot.verdicts().subList(0, maxMoves == null ? count : Math.min(maxMoves, count)));
    }
}
