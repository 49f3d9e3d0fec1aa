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
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "Games as text or JSON; - is the standard input.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    @Option(names = "--game", paramLabel = "N", description = "Only the game that is the Nth in the file.")
    private @Nullable Integer number;

    @Mixin
    private final EngineOptions engineOptions = new EngineOptions();

    @Option(names = "--json", description = "Tell each game's review as a JSON object in a line.")
    private boolean json;

    @Option(names = "--retry", description = "Find better moves than the mistakes of the game.")
    private boolean retry;

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "Whose mistakes to retry: X, O or both; those of the player who lost if not said.")
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
            throw usageError("--retry reads moves from the standard input, so the games cannot come from it");
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
            throw usageError("no game " + number + " in " + file + "; it has " + games.size());
        }
        if (games.isEmpty()) {
            throw new IOException(file + ": there is no game in it");
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
