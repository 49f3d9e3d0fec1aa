package dev.drey.cli;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.Hints;
import dev.drey.analysis.Review;
import dev.drey.cli.storage.TextFile;
import dev.drey.cli.terminal.LineInput;
import dev.drey.engine.Oracle;
import dev.drey.record.GameRecord;
import dev.drey.rules.Side;
import dev.drey.wire.ReviewJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reviews recorded games: the loss of each move, the deciding mistake, and the reasons. */
@Command(
        name = "review",
        description = "Show how much each move of a game gave away, which mistake decided the game, and why.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Limits apply to each move (default: 1 second). Values that could not be proven",
            "in that time are estimated and marked with ~. ?! is an inaccuracy, ? a mistake,",
            "?? a blunder; marks in parentheses are based on estimates. Earlier proofs are",
            "reused unless you add --fresh.",
            "",
            "--retry shows the board before each mistake and asks for a better move. Moves",
            "and commands can also come from a pipe.",
            "",
            "Exit status: 0 all games were reviewed, 1 something failed, 2 wrong usage.",
            "",
            "Examples:",
            "  drey review examples/games/othello.drey",
            "  drey review games.drey --game 2 --time 5",
            "  drey review examples/games/santorini.drey --json",
            "  drey review examples/games/othello.drey --retry",
            "  drey review examples/games/othello.drey --retry --side O"
        })
final class ReviewCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "File of games as text or JSON; - is standard input.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    @Option(names = "--game", paramLabel = "N", description = "Review only the Nth game of the file.")
    private @Nullable Integer number;

    @Mixin
    private final EngineOptions engineOptions = new EngineOptions();

    @Option(names = "--json", description = "Print the reviews as JSON, one object per line.")
    private boolean json;

    @Option(names = "--retry", description = "Practise: find better moves than the mistakes of the game.")
    private boolean retry;

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "Whose mistakes to retry: X, O or both. Default: the loser's.")
    private @Nullable String side;

    @Override
    public Integer call() throws IOException {
        checkOptions();
        List<LoadedRecord> games = selected(LoadedRecord.read(file));
        Oracle oracle = engineOptions.oracle();
        AnalysisStore store = new AnalysisStore(AnalysisStore.DEFAULT_CAPACITY, engineOptions.provenCache());
        PrintWriter progress = !json && Stdio.isTerminal() ? spec.commandLine().getOut() : ProgressDisplay.NO_OUTPUT;
        GameReviewer reviewer = new GameReviewer(engineOptions, store, oracle, progress);
        return retry ? retry(games, reviewer, new Hints(store, () -> oracle, 0)) : review(games, reviewer);
    }

    private void checkOptions() {
        if (retry && json) {
            throw usageError("--retry and --json cannot be combined");
        }
        if (side != null && !retry) {
            throw usageError("--side needs --retry");
        }
        if (retry && file.equals(TextFile.STANDARD_INPUT)) {
            throw usageError("--retry reads moves from standard input, so the games cannot come from it");
        }
        sideToRetry(Optional.empty());
    }

    /** Returns the side whose mistakes are retried; empty for both sides. */
    private Optional<Side> sideToRetry(Optional<Side> loser) {
        if (side == null) {
            return loser;
        }
        return switch (side.toLowerCase(Locale.ROOT)) {
            case "x" -> Optional.of(Side.FIRST);
            case "o" -> Optional.of(Side.SECOND);
            case "both" -> Optional.empty();
            default -> throw usageError("--side " + side + "; it must be X, O or both");
        };
    }

    private List<LoadedRecord> selected(List<LoadedRecord> games) throws IOException {
        if (number != null && (number < 1 || number > games.size())) {
            throw usageError("--game " + number + "; " + file + " has " + games.size() + " games");
        }
        if (games.isEmpty()) {
            throw new IOException(file + " contains no game");
        }
        return number == null ? games : games.subList(number - 1, number);
    }

    /** @return the exit status */
    private int review(List<LoadedRecord> games, GameReviewer reviewer) {
        int status = ExitStatus.OK;
        for (LoadedRecord loaded : games) {
            Optional<GameRecord> record = valid(loaded);
            record.ifPresent(one -> review(one, reviewer));
            status = record.isPresent() ? status : ExitStatus.FAILED;
        }
        return status;
    }

    /** Returns the game, or prints why it cannot be read. */
    private Optional<GameRecord> valid(LoadedRecord loaded) {
        if (loaded instanceof LoadedRecord.Valid valid) {
            return Optional.of(valid.record());
        }
        spec.commandLine().getErr().println("drey: " + ((LoadedRecord.Invalid) loaded).message());
        return Optional.empty();
    }

    private void review(GameRecord record, GameReviewer reviewer) {
        PrintWriter out = spec.commandLine().getOut();
        try (InterruptHandler interrupt = InterruptHandler.stopAndWait(reviewer::stop)) {
            Review review = reviewer.review(record);
            if (json) {
                out.println(ReviewJson.of(review).text());
            } else {
                new ReviewReport(review, Stdio.style(), Stdio.width()).lines().forEach(out::println);
                out.println();
            }
            out.flush();
        }
    }

    /** @return the exit status */
    private int retry(List<LoadedRecord> games, GameReviewer reviewer, Hints hints) {
        int status = ExitStatus.OK;
        try (LineInput lines = Stdio.lines(
                Stdio.isTerminal(), "retry-history", spec.commandLine().getOut())) {
            RetryRun run = new RetryRun(lines, hints);
            boolean stays = true;
            for (int i = 0; i < games.size() && stays; i++) {
                Optional<GameRecord> record = valid(games.get(i));
                if (record.isPresent()) {
                    run.printTitle(record.get(), i + 1, games.size());
                    Review review = reviewToRetry(record.get(), reviewer);
                    stays = !reviewer.stopped() && run.retry(review, sideToRetry(review.loser()));
                } else {
                    status = ExitStatus.FAILED;
                }
            }
            run.printTotal();
        }
        return status;
    }

    private Review reviewToRetry(GameRecord record, GameReviewer reviewer) {
        try (InterruptHandler interrupt = InterruptHandler.stopAndWait(reviewer::stop)) {
            Review review = reviewer.review(record);
            if (reviewer.stopped()) {
                spec.commandLine().getOut().println("Stopped before the game was reviewed.");
            }
            return review;
        }
    }

    private ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
