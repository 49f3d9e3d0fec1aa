package dev.drey.cli;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.Hint;
import dev.drey.analysis.Hints;
import dev.drey.cli.terminal.GameAdvisor;
import dev.drey.cli.terminal.LineInput;
import dev.drey.cli.terminal.Style;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.record.GameRecord;
import dev.drey.rules.Position;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Supplier;

/** Answers the questions of players at the terminal. All answers share one store, so that each uses earlier results. */
final class PlayAdvisor implements GameAdvisor {
    /** The time limit of a hint, and of the values of all moves. */
    private static final long NANOS = 2_000_000_000L;

    private final Supplier<Oracle> oracle;
    private final LineInput lines;
    private final Style style;
    private final Supplier<AnalysisStore> store;

    PlayAdvisor(Supplier<Oracle> oracle, Supplier<AnalysisStore> store, LineInput lines, Style style) {
        this.oracle = oracle;
        this.store = store;
        this.lines = lines;
        this.style = style;
    }

    @Override
    public Hint hint(Position position) {
        return new Hints(store.get(), oracle, NANOS).of(position);
    }

    @Override
    public List<String> values(Position position) {
        var snapshot = store.get().search(oracle.get(), AnalysisRequest.everyMove(position), Budget.nanos(NANOS));
        return new AnalysisTable(style, lines.width(), Integer.MAX_VALUE).lines(snapshot);
    }

    @Override
    public List<String> review(GameRecord record) {
        PrintWriter progress = style.hasColours() ? lines.out() : ProgressDisplay.NO_OUTPUT;
        GameReviewer reviewer = new GameReviewer(new EngineOptions(), store.get(), oracle.get(), progress);
        try (LineInput.Watch watch = lines.watchForEnter(reviewer::stop)) {
            return new ReviewReport(reviewer.review(record), style, lines.width()).lines();
        }
    }
}
