package dev.drey.cli;

import dev.drey.analysis.MarkScale;
import dev.drey.analysis.MarkedText;
import dev.drey.analysis.ProvenCache;
import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.Tone;
import dev.drey.engine.Analysis;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Certainty;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.engine.VerdictText;
import dev.drey.rules.Position;
import dev.drey.wire.AnalysisJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Proves what a position is worth, or nothing. */
@Command(
        name = "solve",
        description = "Prove what a position is worth and which move is best.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "It works until the proof is done, or until a limit or Ctrl-C stops it; then it",
            "says what is proven so far. What was proven before is not proven again, unless",
            "you say --fresh.",
            "",
            "Exit status: 0 it is proven, 1 it is not, or something failed, 2 wrong usage.",
            "",
            "Examples:",
            "  drey solve adjacent-claim",
            "  drey solve adjacent-claim:6x6 --winner",
            "  drey solve --record game.drey --ply 9 --all",
            "  DREY_JAVA_OPTS=-Xmx6g drey solve squirrel-war:7"
        })
final class SolveCommand implements Callable<Integer> {
    private static final int BAR = 20;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final PositionChoice choice = new PositionChoice();

    @Mixin
    private final EngineOptions engine = new EngineOptions();

    @ArgGroup
    private final Aim aim = new Aim();

    /** What to prove, besides the value and a best move. */
    static final class Aim {
        @Option(names = "--all", description = "Prove the value of every move.")
        private boolean all;

        @Option(names = "--winner", description = "Prove only who wins, which is quicker.")
        private boolean winner;

        AnalysisRequest question(Position position) {
            return all
                    ? AnalysisRequest.everyMove(position)
                    : winner ? AnalysisRequest.winner(position) : AnalysisRequest.bestMove(position);
        }
    }

    @Option(names = "--json", description = "Tell the result as one JSON object.")
    private boolean json;

    static CommandLine commandLine() {
        CommandSpec spec = CommandSpec.forAnnotatedObject(new SolveCommand());
        GameOptions.addTo(spec);
        return new CommandLine(spec);
    }

    @Override
    public Integer call() throws IOException {
        Position position = choice.position();
        AnalysisRequest question = engine.limited(aim.question(position));
        ProvenCache cache = engine.proven();
        List<Verdict> known = cache.find(position);
        Analysis inquiry = engine.oracle().newAnalysis(question, engine.budget(Double.POSITIVE_INFINITY), known);
        PrintWriter out = spec.commandLine().getOut();
        if (!json) {
            out.println(position.text());
            out.flush();
        }
        try (Interrupt interrupt = Interrupt.stops(inquiry::stop)) {
            AnalysisSnapshot analysis = run(inquiry);
            cache.keep(position, analysis.verdicts());
            if (json) {
                out.println(AnalysisJson.of(aim.all ? analysis : telling(analysis), true)
                        .text());
            } else {
                say(analysis);
                ProvenResults.note(known, analysis).ifPresent(out::println);
            }
            out.flush();
            return analysis.complete() ? Exit.OK : Exit.FAILED;
        }
    }

    /** Of the moves that are not the best it is known only that they are no better, unless something is proven. */
    private static AnalysisSnapshot telling(AnalysisSnapshot analysis) {
        List<Verdict> told = analysis.verdicts().stream()
                .filter(verdict -> verdict.certainty() != Certainty.ESTIMATED || verdict.equals(analysis.best()))
                .toList();
        return analysis.with(told);
    }

    private AnalysisSnapshot run(Analysis inquiry) {
        if (json || !Stdio.isTerminal()) {
            return inquiry.run();
        }
        try (Live live = Live.draw(spec.commandLine().getOut(), () -> progress(inquiry.snapshot()))) {
            return inquiry.run();
        }
    }

    /** What is proven so far. How long the rest takes nobody knows, and the bar does not pretend to. */
    private List<String> progress(AnalysisSnapshot known) {
        long proven = known.verdicts().stream()
                .filter(verdict -> verdict.certainty() == Certainty.PROVEN)
                .count();
        int moves = known.verdicts().size();
        int filled = (int) (BAR * proven / Math.max(1, moves));
        String bar = "#".repeat(filled) + ".".repeat(BAR - filled);
        String share = aim.all
                ? "[" + bar + "] " + proven + " of " + moves + " moves proven"
                : "value: " + so(known) + "; time left: unknown";
        return List.of(share, AnalysisTable.effort(known));
    }

    private static String so(AnalysisSnapshot known) {
        Verdict best = known.best();
        Range proven = known.proven();
        return best.scored()
                ? VerdictText.bounds(proven, best.widest())
                        + (proven.isExact() ? "" : ", perhaps " + VerdictText.value(best))
                : VerdictText.value(best);
    }

    private void say(AnalysisSnapshot analysis) {
        PrintWriter out = spec.commandLine().getOut();
        Style style = Stdio.style();
        if (analysis.verdicts().isEmpty()) {
            out.println("The game is over.");
            return;
        }
        Verdict best = analysis.best();
        if (aim.all) {
            int width = Stdio.isTerminal() ? Screen.width() : Integer.MAX_VALUE;
            new AnalysisTable(style, width, Integer.MAX_VALUE).lines(analysis).forEach(out::println);
            if (analysis.complete()) {
                return;
            }
        }
        if (analysis.complete()) {
            out.println(style.paint(Tone.GOOD, mover(analysis) + VerdictText.sentence(best) + "."));
            out.println(MarkedText.line(analysis.position(), best));
        } else {
            out.println(style.paint(Tone.ERROR, "Not proven. So far: " + so(analysis) + "."));
            out.println("What looks best: " + MarkedText.sentence(MarkScale.of(analysis, best)) + ".");
            out.println(MarkedText.line(analysis.position(), best));
            long proven = analysis.verdicts().stream()
                    .filter(verdict -> verdict.certainty() == Certainty.PROVEN)
                    .count();
            out.printf(
                    Locale.ROOT,
                    "%d of %d moves are proven.%n",
                    proven,
                    analysis.verdicts().size());
        }
        out.println(AnalysisTable.effort(analysis));
    }

    private static String mover(AnalysisSnapshot analysis) {
        return analysis.position().toMove().player() + " ("
                + analysis.position().toMove().letter() + "): ";
    }
}
