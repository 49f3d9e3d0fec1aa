package dev.drey.cli;

import dev.drey.cli.storage.TextFile;
import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.Hints;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewPlan;
import dev.drey.cli.terminal.LineInput;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.record.GameRecord;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.wire.ReviewJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what each move of a recorded game gave away. */
@Command(
        name = "review",
        description = "What each move of a recorded game gave away, the mistake that decided it, and why.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Limits are for each move: a second if none is given. What could not be proven in",
            "that time is estimated, and marked with ~. The signs ?!, ? and ?? stand for an",
            "inaccuracy, a mistake and a blunder; in parentheses they are estimated.",
            "What was proven before is not proven again, unless you say --fresh.",
            "",
            "--retry lets you learn from mistakes: for each one it shows the board and asks",
            "for a better move. Moves and commands may also come from a pipe.",
            "",
            "Exit status: 0 all was reviewed, 1 something failed, 2 wrong usage.",
            "",
            "Examples:",
            "  drey review game.drey",
            "  drey review games.drey --game 2 --time 5",
            "  drey review game.drey --json",
            "  drey review game.drey --retry",
            "  drey review game.drey --retry --side O"
        })
final class ReviewCommand implements Callable<Integer> {
    private static final double USUAL_SECONDS = 1;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "Games as text or JSON; - is the standard input.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    @Option(names = "--game", paramLabel = "N", description = "Only the game that is the Nth in the file.")
    private @Nullable Integer wanted;

    @Mixin
    private final EngineOptions engine = new EngineOptions();

    @Option(names = "--json", description = "Tell each game's review as a JSON object in a line.")
    private boolean json;

    @Option(names = "--retry", description = "Find better moves than the mistakes of the game.")
    private boolean retry;

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "Whose mistakes to retry: X, O or both; those of the player who lost if not said.")
    private @Nullable String side;

    private volatile Budget spending = Budget.unlimited();
    private volatile boolean stopped;

    @Override
    public Integer call() throws IOException {
        requireSense();
        List<LoadedRecord> games = chosen(LoadedRecord.read(file));
        Oracle oracle = engine.oracle();
        AnalysisStore store = new AnalysisStore(AnalysisStore.USUAL_SIZE, engine.provenCache());
        return retry ? retry(games, store, oracle) : review(games, store, oracle);
    }

    private void requireSense() {
        if (retry && json) {
            throw wrong("--retry and --json cannot be combined");
        }
        if (side != null && !retry) {
            throw wrong("--side needs --retry");
        }
        if (retry && file.equals(TextFile.STANDARD_INPUT)) {
            throw wrong("--retry reads moves from the standard input, so the games cannot come from it");
        }
        whose(Optional.empty());
    }

    private List<LoadedRecord> chosen(List<LoadedRecord> games) throws IOException {
        if (wanted != null && (wanted < 1 || wanted > games.size())) {
            throw wrong("no game " + wanted + " in " + file + "; it has " + games.size());
        }
        if (games.isEmpty()) {
            throw new IOException(file + ": there is no game in it");
        }
        return wanted == null ? games : games.subList(wanted - 1, wanted);
    }

    /** @return the exit status */
    private int review(List<LoadedRecord> games, AnalysisStore store, Oracle oracle) {
        int status = ExitStatus.OK;
        for (LoadedRecord found : games) {
            Optional<GameRecord> record = whole(found);
            record.ifPresent(one -> review(one, store, oracle));
            status = record.isPresent() ? status : ExitStatus.FAILED;
        }
        return status;
    }

    private Optional<GameRecord> whole(LoadedRecord found) {
        if (found instanceof LoadedRecord.Valid whole) {
            return Optional.of(whole.record());
        }
        spec.commandLine().getErr().println("drey: " + ((LoadedRecord.Invalid) found).message());
        return Optional.empty();
    }

    private void review(GameRecord record, AnalysisStore store, Oracle oracle) {
        PrintWriter out = spec.commandLine().getOut();
        try (InterruptHandler interrupt = InterruptHandler.stopAndWait(this::stop)) {
            analyzeWatched(record, store, oracle);
            Review review = Review.of(record, store);
            if (json) {
                out.println(ReviewJson.of(review).text());
            } else {
                int width = Stdio.isTerminal() ? Screen.width() : Integer.MAX_VALUE;
                new ReviewReport(review, Stdio.style(), width).lines().forEach(out::println);
                out.println();
            }
            out.flush();
        }
    }

    /** @return the exit status */
    private int retry(List<LoadedRecord> games, AnalysisStore store, Oracle oracle) {
        int status = ExitStatus.OK;
        try (LineInput lines = Stdio.lines(
                Stdio.isTerminal(), "retry-history", spec.commandLine().getOut())) {
            RetryGames retries = new RetryGames(lines, new Hints(store, () -> oracle, 0));
            boolean stays = true;
            for (int i = 0; i < games.size() && stays; i++) {
                Optional<GameRecord> record = whole(games.get(i));
                if (record.isPresent()) {
                    retries.begin(record.get(), i + 1, games.size());
                    Review review = reviewed(record.get(), store, oracle);
                    stays = !stopped && retries.run(review, whose(review.loser()));
                } else {
                    status = ExitStatus.FAILED;
                }
            }
            retries.end();
        }
        return status;
    }

    private Review reviewed(GameRecord record, AnalysisStore store, Oracle oracle) {
        try (InterruptHandler interrupt = InterruptHandler.stopAndWait(this::stop)) {
            analyzeWatched(record, store, oracle);
            if (stopped) {
                spec.commandLine().getOut().println("Stopped before the game was reviewed.");
            }
            return Review.of(record, store);
        }
    }

    /** Whose mistakes to retry; empty for both sides'. */
    private Optional<Side> whose(Optional<Side> loser) {
        if (side == null) {
            return loser;
        }
        return switch (side.toLowerCase(Locale.ROOT)) {
            case "x" -> Optional.of(Side.FIRST);
            case "o" -> Optional.of(Side.SECOND);
            case "both" -> Optional.empty();
            default -> throw wrong("--side " + side + "; it must be X, O or both");
        };
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private void analyzeWatched(GameRecord record, AnalysisStore store, Oracle oracle) {
        try (ProgressDisplay live = progress(() -> progress(record, store))) {
            analyze(record, store, oracle);
        }
    }

    private static String progress(GameRecord record, AnalysisStore store) {
        int known = Review.of(record, store).moves().size();
        return "reviewing from the end, " + known + " of " + record.moves().size() + " moves";
    }

    private void analyze(GameRecord record, AnalysisStore store, Oracle oracle) {
        OptionalLong nanosEach = engine.nanosPerPosition(USUAL_SECONDS);
        if (nanosEach.isEmpty()) {
            List<Position> lastFirst = new ArrayList<>(Review.positions(record));
            Collections.reverse(lastFirst);
            for (Position position : lastFirst) {
                if (!stopped) {
                    Budget budget = spend(engine.budget(USUAL_SECONDS));
                    store.deepen(oracle, engine.withDepthLimit(AnalysisRequest.everyMove(position)), budget);
                }
            }
        }
        // Without time for searches only explanations are left to find.
        ReviewPlan plan = new ReviewPlan(record, Optional.empty(), 0, nanosEach.orElse(0));
        for (Optional<ReviewPlan.Step> step = plan.next(store); step.isPresent() && !stopped; step = plan.next(store)) {
            step.get().run(store, oracle, spend(step.get().budget()), inquiry -> {});
        }
    }

    /** From now on this budget is the one to stop; it is stopped at once if that was asked for before. */
    private Budget spend(Budget budget) {
        spending = budget;
        if (stopped) {
            budget.stop();
        }
        return budget;
    }

    private void stop() {
        stopped = true;
        spending.stop();
    }

    private ProgressDisplay progress(Supplier<String> line) {
        boolean shown = !json && Stdio.isTerminal();
        return ProgressDisplay.start(
                shown ? spec.commandLine().getOut() : ProgressDisplay.NO_OUTPUT, () -> List.of(line.get()));
    }
}
