package dev.drey.cli;

import dev.drey.analysis.MarkScale;
import dev.drey.analysis.MarkedText;
import dev.drey.analysis.ProvenCache;
import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.Style.Tone;
import dev.drey.engine.Analysis;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Certainty;
import dev.drey.engine.PositionProof;
import dev.drey.engine.Verdict;
import dev.drey.engine.VerdictText;
import dev.drey.rules.Position;
import dev.drey.wire.SolveJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Proves the value of a position. */
@Command(
        name = "solve",
        description = "Prove the value of a position and its best move.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "It runs until the proof is complete. If a limit or Ctrl-C stops it, it prints",
            "what is proven so far. Earlier proofs are reused unless you add --fresh.",
            "",
            "Exit status: 0 proven, 1 not proven or something failed, 2 wrong usage.",
            "",
            "Examples:",
            "  drey solve adjacent-claim",
            "  drey solve adjacent-claim:6x6 --winner",
            "  drey solve --record examples/games/adjacent-claim.drey --ply 9 --all",
            "  DREY_JAVA_OPTS=-Xmx6g drey solve squirrel-war:7"
        })
final class SolveCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final PositionOptions positionOptions = new PositionOptions();

    @Mixin
    private final EngineOptions engineOptions = new EngineOptions();

    @ArgGroup
    private final Goal goal = new Goal();

    /** The goal of the proof; by default the value and one best move. */
    static final class Goal {
        @Option(names = "--all", description = "Prove the value of every move.")
        private boolean all;

        @Option(names = "--winner", description = "Prove only who wins, which is faster.")
        private boolean winner;

        AnalysisRequest request(Position position) {
            return all
                    ? AnalysisRequest.everyMove(position)
                    : winner ? AnalysisRequest.winner(position) : AnalysisRequest.bestMove(position);
        }
    }

    @Option(names = "--json", description = "Print the result as one JSON object.")
    private boolean json;

    static CommandLine commandLine() {
        CommandSpec spec = CommandSpec.forAnnotatedObject(new SolveCommand());
        GameOptions.addTo(spec);
        return new CommandLine(spec);
    }

    @Override
    public Integer call() throws IOException {
        Position position = positionOptions.position();
        AnalysisRequest request = engineOptions.withDepthLimit(goal.request(position));
        ProvenCache cache = engineOptions.provenCache();
        List<Verdict> known = cache.find(position);
        Analysis analysis =
                engineOptions.oracle().newAnalysis(request, engineOptions.budget(Double.POSITIVE_INFINITY), known);
        PrintWriter out = spec.commandLine().getOut();
        if (!json) {
            out.println(position.text());
            out.flush();
        }
        try (InterruptHandler interrupt = InterruptHandler.stopAndWait(analysis::stop)) {
            AnalysisSnapshot snapshot = run(analysis);
            cache.keep(position, snapshot.verdicts());
            if (json) {
                out.println(SolveJson.of(goal.all ? snapshot : withoutEstimates(snapshot), proof(snapshot))
                        .text());
            } else {
                printResult(snapshot);
                ProvenResults.noteIfAllKnown(known, snapshot).ifPresent(out::println);
            }
            out.flush();
            return snapshot.complete() ? ExitStatus.OK : ExitStatus.FAILED;
        }
    }

    /** Returns empty if the game is over. */
    private Optional<PositionProof> proof(AnalysisSnapshot snapshot) {
        return snapshot.verdicts().isEmpty()
                ? Optional.empty()
                : Optional.of(PositionProof.of(
                        snapshot, goal.request(snapshot.position()).goal()));
    }

    /** Drops the moves without a proven bound, except the best; their estimates only show that they are not better. */
    private static AnalysisSnapshot withoutEstimates(AnalysisSnapshot snapshot) {
        List<Verdict> kept = snapshot.verdicts().stream()
                .filter(verdict -> verdict.certainty() != Certainty.ESTIMATED || verdict.equals(snapshot.best()))
                .toList();
        return snapshot.with(kept);
    }

    private AnalysisSnapshot run(Analysis analysis) {
        if (json || !Stdio.isTerminal()) {
            return analysis.run();
        }
        try (ProgressDisplay live = ProgressDisplay.start(
                spec.commandLine().getOut(),
                () -> SolveProgress.of(
                                analysis, goal.request(analysis.position()).goal(), 0)
                        .lines(Stdio.width()))) {
            return analysis.run();
        }
    }

    private void printResult(AnalysisSnapshot snapshot) {
        PrintWriter out = spec.commandLine().getOut();
        Style style = Stdio.style();
        if (snapshot.verdicts().isEmpty()) {
            out.println("The game is over.");
            return;
        }
        Verdict best = snapshot.best();
        if (goal.all) {
            int width = Stdio.width();
            new AnalysisTable(style, width, Integer.MAX_VALUE).lines(snapshot).forEach(out::println);
            if (snapshot.complete()) {
                return;
            }
        }
        if (snapshot.complete()) {
            out.println(style.paint(Tone.GOOD, mover(snapshot) + VerdictText.sentence(best) + "."));
            out.println(MarkedText.line(snapshot.position(), best));
        } else {
            String heading = goal.all ? "Not all moves are proven. So far: " : "Not proven. So far: ";
            out.println(style.paint(
                    Tone.ERROR, heading + proof(snapshot).orElseThrow().text() + "."));
            out.println("Best move so far: " + MarkedText.sentence(MarkScale.of(snapshot, best)) + ".");
            out.println(MarkedText.line(snapshot.position(), best));
        }
        out.println(AnalysisTable.effort(snapshot));
    }

    private static String mover(AnalysisSnapshot snapshot) {
        return snapshot.position().toMove().player() + " ("
                + snapshot.position().toMove().letter() + "): ";
    }
}
