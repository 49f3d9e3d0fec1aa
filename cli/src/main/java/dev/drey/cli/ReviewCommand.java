package dev.drey.cli;

import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.Tone;
import dev.drey.engine.Analysis;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Question;
import dev.drey.engine.VerdictText;
import dev.drey.record.GameRecord;
import dev.drey.record.MoveNumber;
import dev.drey.rules.Side;
import dev.drey.study.Review;
import dev.drey.study.ReviewedMove;
import dev.drey.wire.ReviewJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
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
        description = "What each move of a recorded game gave away, the first losing mistake and what punishes it.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Limits are for each move: a second if none is given. What could not be proven in",
            "that time is estimated, and marked with ~.",
            "",
            "Exit status: 0 all was reviewed, 1 something failed, 2 wrong usage.",
            "",
            "Examples:",
            "  drey review game.drey",
            "  drey review games.drey --game 2 --time 5",
            "  drey review game.drey --json"
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

    private volatile Budget spending = Budget.unlimited();
    private volatile boolean stopped;

    @Override
    public Integer call() throws IOException {
        List<RecordFound> games = RecordFound.read(file);
        if (wanted != null && (wanted < 1 || wanted > games.size())) {
            throw new ParameterException(
                    spec.commandLine(), "no game " + wanted + " in " + file + "; it has " + games.size());
        }
        if (games.isEmpty()) {
            throw new IOException(file + ": there is no game in it");
        }
        int status = Exit.OK;
        Oracle oracle = engine.oracle();
        for (RecordFound found : wanted == null ? games : games.subList(wanted - 1, wanted)) {
            if (found instanceof RecordFound.Whole whole) {
                review(whole.record(), oracle);
            } else {
                spec.commandLine().getErr().println("drey: " + ((RecordFound.Broken) found).message());
                status = Exit.FAILED;
            }
        }
        return status;
    }

    private void review(GameRecord record, Oracle oracle) {
        PrintWriter out = spec.commandLine().getOut();
        AtomicInteger left = new AtomicInteger(record.main().moves().size());
        try (Interrupt interrupt = Interrupt.stops(this::stop)) {
            Review review;
            try (Live live = progress(() -> "reviewing, " + left.get() + " moves left")) {
                review = Review.of(record, position -> {
                    Budget budget = engine.budget(USUAL_SECONDS);
                    spending = budget;
                    Analysis analysis = oracle.ask(engine.limited(Question.everyMove(position)), budget);
                    left.decrementAndGet();
                    // What was cut short by Ctrl-C is no review of a move.
                    return stopped ? Optional.empty() : Optional.of(analysis);
                });
            }
            if (json) {
                out.println(ReviewJson.of(review).text());
            } else {
                say(review);
            }
            out.flush();
        }
    }

    private void stop() {
        stopped = true;
        spending.stop();
    }

    private Live progress(Supplier<String> line) {
        boolean shown = !json && Stdio.isTerminal();
        return Live.draw(shown ? spec.commandLine().getOut() : Live.NOWHERE, () -> List.of(line.get()));
    }

    private void say(Review review) {
        PrintWriter out = spec.commandLine().getOut();
        Style style = Stdio.style();
        GameRecord record = review.record();
        out.println(style.paint(
                Tone.TITLE, record.game().kind().title() + " (" + record.game().text() + ")"));
        out.printf(
                Locale.ROOT, "%-6s %-10s %-18s %-10s %-10s %s%n", "", "played", "worth", "gave away", "best", "worth");
        for (ReviewedMove move : review.moves()) {
            out.println(style.paint(tone(move), row(number(record, move), move)));
        }
        out.println();
        if (!review.isWhole()) {
            out.println("Stopped: only the last " + review.moves().size() + " moves were looked at.");
        }
        for (Side side : Side.values()) {
            out.println(side.player() + " (" + side.letter() + ") gave away " + amount(review.gaveAway(side), record)
                    + " in all.");
        }
        out.println(mistake(review));
        out.println();
    }

    private static MoveNumber number(GameRecord record, ReviewedMove move) {
        MoveNumber number = MoveNumber.first(record.start());
        for (int ply = 1; ply < move.ply(); ply++) {
            number = number.next();
        }
        return number;
    }

    private static Tone tone(ReviewedMove move) {
        return move.isLosingMistake() ? Tone.ERROR : Tone.PLAIN;
    }

    private static String row(MoveNumber number, ReviewedMove move) {
        boolean better = move.gaveAway() > 0;
        String gaveAway = better ? (move.isSure() ? "" : "~") + amount(move) : "";
        return String.format(
                        Locale.ROOT,
                        "%-6s %-10s %-18s %-10s %-10s %s",
                        number.text(),
                        move.move().text(),
                        VerdictText.value(move.played()),
                        gaveAway,
                        better ? move.best().move().text() : "",
                        better ? VerdictText.value(move.best()) : "")
                .stripTrailing();
    }

    private static String amount(ReviewedMove move) {
        return move.played().scored() ? number(move.gaveAway()) : Math.round(100 * move.gaveAway()) + " %";
    }

    private static String amount(double sum, GameRecord record) {
        return record.game().scored() ? number(sum) : number(sum) + " games' worth of chances";
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString(Math.round(value)) : String.format(Locale.ROOT, "%.1f", value);
    }

    private static String mistake(Review review) {
        Optional<ReviewedMove> found = review.firstLosingMistake();
        if (found.isEmpty()) {
            return review.moves().isEmpty() ? "There is no move to review." : "Nobody made a losing mistake.";
        }
        ReviewedMove mistake = found.get();
        Side side = mistake.analysis().position().toMove();
        String sure = mistake.isSure() ? "" : " (estimated)";
        return (review.isWhole() ? "The first losing mistake: " : "The first losing mistake of these: ")
                + number(review.record(), mistake).text() + " "
                + mistake.move().text() + " by " + side.player()
                + sure + ". " + VerdictText.sentence(mistake.best()) + ".\n"
                + "What punishes it: " + VerdictText.line(mistake.punishment());
    }
}
