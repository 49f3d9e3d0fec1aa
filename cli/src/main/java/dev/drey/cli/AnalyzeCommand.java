package dev.drey.cli;

import dev.drey.analysis.ProvenCache;
import dev.drey.cli.terminal.Board;
import dev.drey.cli.terminal.Style;
import dev.drey.engine.Analysis;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
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

/** Says what every move of a position is worth. */
@Command(
        name = "analyze",
        description = "What every move of a position is worth, and how sure that is.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "A value is proven, bounded (at least, at most) or estimated. It refines until",
            "all is proven, a limit is reached (10 seconds if none is given) or Ctrl-C.",
            "What was proven before is known at once, unless you say --fresh.",
            "",
            "Exit status: 0 what is known was said, 1 something failed, 2 wrong usage.",
            "",
            "Examples:",
            "  drey analyze adjacent-claim",
            "  drey analyze othello --time 5",
            "  drey analyze --position squirrel-war:7:X----/-----/--O--/-----/-----:X",
            "  drey analyze --record game.drey --ply 20 --json"
        })
final class AnalyzeCommand implements Callable<Integer> {
    private static final double USUAL_SECONDS = 10;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final PositionChoice choice = new PositionChoice();

    @Mixin
    private final EngineOptions engine = new EngineOptions();

    @Option(names = "--moves", paramLabel = "N", description = "Show the N best moves; all if not said.")
    private @Nullable Integer most;

    @Option(names = "--json", description = "Tell what is known as JSON, an object a line, the last one last.")
    private boolean json;

    static CommandLine commandLine() {
        CommandSpec spec = CommandSpec.forAnnotatedObject(new AnalyzeCommand());
        GameOptions.addTo(spec);
        return new CommandLine(spec);
    }

    @Override
    public Integer call() throws IOException {
        if (most != null && most < 1) {
            throw new ParameterException(spec.commandLine(), "--moves " + most + "; it must be 1 or more");
        }
        Position position = choice.position();
        AnalysisRequest question = engine.limited(AnalysisRequest.everyMove(position));
        ProvenCache cache = engine.proven();
        List<Verdict> known = cache.find(position);
        Analysis inquiry = engine.oracle().newAnalysis(question, engine.budget(USUAL_SECONDS), known);
        try (Interrupt interrupt = Interrupt.stops(inquiry::stop)) {
            AnalysisSnapshot analysis = json ? tell(inquiry) : show(position, inquiry);
            cache.keep(position, analysis.verdicts());
            if (!json) {
                ProvenResults.note(known, analysis).ifPresent(spec.commandLine().getOut()::println);
            }
            spec.commandLine().getOut().flush();
        }
        return Exit.OK;
    }

    private AnalysisSnapshot show(Position position, Analysis inquiry) {
        PrintWriter out = spec.commandLine().getOut();
        boolean terminal = Stdio.isTerminal();
        Style style = Stdio.style();
        out.println(position.text());
        Board.draw(position, Optional.empty(), style).forEach(line -> out.println("  " + line));
        out.println();
        if (position.isOver()) {
            out.println("The game is over.");
            return inquiry.snapshot();
        }
        int width = terminal ? Screen.width() : Integer.MAX_VALUE;
        int all = most == null ? Integer.MAX_VALUE : most;
        AnalysisTable whole = new AnalysisTable(style, width, all);
        AnalysisSnapshot analysis;
        if (terminal) {
            // What scrolls off the screen cannot be drawn over.
            AnalysisTable part = new AnalysisTable(style, width, Math.min(all, Math.max(1, Screen.height() - 4)));
            try (Live live = Live.draw(out, () -> part.lines(inquiry.snapshot()))) {
                analysis = inquiry.run();
            }
        } else {
            analysis = inquiry.run();
        }
        whole.lines(analysis).forEach(out::println);
        return analysis;
    }

    /** A line whenever a deeper look at all moves is done, and one at the end. */
    private AnalysisSnapshot tell(Analysis inquiry) {
        PrintWriter out = spec.commandLine().getOut();
        AnalysisSnapshot analysis = inquiry.run(known -> {
            out.println(AnalysisJson.of(few(known), false).text());
            out.flush();
        });
        out.println(AnalysisJson.of(few(analysis), true).text());
        return analysis;
    }

    private AnalysisSnapshot few(AnalysisSnapshot analysis) {
        int count = analysis.verdicts().size();
        return analysis.with(analysis.verdicts().subList(0, most == null ? count : Math.min(most, count)));
    }
}
