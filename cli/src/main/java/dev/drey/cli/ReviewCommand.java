package dev.drey.cli;

import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.Tone;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Question;
import dev.drey.engine.VerdictText;
import dev.drey.record.GameRecord;
import dev.drey.record.MoveNumber;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.study.AnalysisStore;
import dev.drey.study.Mark;
import dev.drey.study.MarkedMove;
import dev.drey.study.Review;
import dev.drey.study.ReviewPlan;
import dev.drey.study.ReviewedMove;
import dev.drey.study.why.ReasonText;
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
        AnalysisStore store = new AnalysisStore();
        try (Interrupt interrupt = Interrupt.stops(this::stop)) {
            try (Live live = progress(() -> progress(record, store))) {
                analyze(record, store, oracle);
            }
            Review review = Review.of(record, store);
            if (json) {
                out.println(ReviewJson.of(review).text());
            } else {
                say(review);
            }
            out.flush();
        }
    }

    private static String progress(GameRecord record, AnalysisStore store) {
        int known = Review.of(record, store).moves().size();
        return "reviewing from the end, " + known + " of " + record.moves().size() + " moves";
    }

    private void analyze(GameRecord record, AnalysisStore store, Oracle oracle) {
        OptionalLong nanosEach = engine.nanosEach(USUAL_SECONDS);
        if (nanosEach.isEmpty()) {
            List<Position> lastFirst = new ArrayList<>(Review.positions(record));
            Collections.reverse(lastFirst);
            for (Position position : lastFirst) {
                if (!stopped) {
                    spending = engine.budget(USUAL_SECONDS);
                    store.deepen(oracle, engine.limited(Question.everyMove(position)), spending);
                }
            }
        }
        // Without time for searches only explanations are left to find.
        ReviewPlan plan = new ReviewPlan(record, Optional.empty(), 0, nanosEach.orElse(0));
        for (Optional<ReviewPlan.Step> step = plan.next(store); step.isPresent() && !stopped; step = plan.next(store)) {
            spending = step.get().budget();
            step.get().run(store, oracle, spending, inquiry -> {});
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
                Locale.ROOT,
                "%-6s %-10s %-4s %-18s %-10s %-10s %s%n",
                "",
                "played",
                "",
                "worth",
                "gave away",
                "best",
                "worth");
        for (ReviewedMove move : review.moves()) {
            out.println(style.paint(tone(move), row(number(record, move), move)));
            move.why()
                    .forEach(reason -> out.println(
                            style.paint(Tone.FAINT, "       " + ReasonText.sentence(reason, Side::player))));
        }
        out.println();
        if (!review.isWhole()) {
            out.println("Stopped: only " + review.moves().size() + " of "
                    + record.moves().size() + " moves were looked at.");
        }
        for (Side side : Side.values()) {
            out.println(side.player() + " (" + side.letter() + ") gave away " + amount(review.gaveAway(side), record)
                    + " in all.");
        }
        out.println(headline(review));
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
        return move.marked().sure()
                        && move.mark().filter(mark -> mark != Mark.INACCURACY).isPresent()
                ? Tone.ERROR
                : Tone.PLAIN;
    }

    private static String row(MoveNumber number, ReviewedMove move) {
        MarkedMove marked = move.marked();
        boolean better = marked.mark().isPresent() || marked.sure() && marked.loss() > 0;
        String loss = better ? (marked.sure() ? "" : "~") + amount(move) : "";
        return String.format(
                        Locale.ROOT,
                        "%-6s %-10s %-4s %-18s %-10s %-10s %s",
                        number.text(),
                        move.move().text(),
                        sign(marked),
                        VerdictText.value(move.played()),
                        loss,
                        better ? move.best().move().text() : "",
                        better ? VerdictText.value(move.best()) : "")
                .stripTrailing();
    }

    /** Marks of estimates are weaker. */
    private static String sign(MarkedMove marked) {
        return marked.mark()
                .map(mark -> marked.sure() ? mark.sign() : "(" + mark.sign() + ")")
                .orElse("");
    }

    private static String amount(ReviewedMove move) {
        return move.played().scored() ? number(move.loss()) : Math.round(100 * move.loss()) + " %";
    }

    private static String amount(double sum, GameRecord record) {
        return record.game().scored() ? number(sum) : number(sum) + " games' worth of chances";
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString(Math.round(value)) : String.format(Locale.ROOT, "%.1f", value);
    }

    private static String headline(Review review) {
        if (review.moves().isEmpty()) {
            return "There is no move to review.";
        }
        Optional<ReviewedMove> deciding = review.deciding();
        if (deciding.isPresent()) {
            return "The deciding mistake: " + told(review, deciding.get());
        }
        return review.swing()
                .map(swing -> "The largest swing: " + told(review, swing))
                .orElse("No single move decided the game, as far as is known.");
    }

    private static String told(Review review, ReviewedMove move) {
        StringBuilder text = new StringBuilder(number(review.record(), move).text())
                .append(" ")
                .append(move.move().text())
                .append(" by ")
                .append(move.side().player())
                .append(move.marked().sure() ? "" : " (estimated)")
                .append(". ")
                .append(VerdictText.sentence(move.best()))
                .append(".");
        move.why().forEach(reason -> text.append("\n").append(ReasonText.sentence(reason, Side::player)));
        if (!move.punishment().isEmpty()) {
            text.append("\n")
                    .append(move.played().proven().isExact() ? "What punishes it: " : "The reply: ")
                    .append(VerdictText.line(move.punishment()));
        }
        return text.toString();
    }
}
