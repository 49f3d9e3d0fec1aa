package dev.drey.cli;

import dev.drey.cli.storage.TextFile;
import dev.drey.cli.terminal.BoardRenderer;
import dev.drey.cli.terminal.GameMessages;
import dev.drey.cli.terminal.MessageCatalog;
import dev.drey.cli.terminal.Style;
import dev.drey.record.GameRecord;
import dev.drey.record.Line;
import dev.drey.record.MoveNumber;
import dev.drey.record.RecordedMove;
import dev.drey.record.Result;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays through the games in a file. */
@Command(
        name = "show",
        description = "Play through a game, position by position.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exit status: 0 all was shown, 1 something is broken, 2 wrong usage.",
            "",
            "Examples:",
            "  drey record show games.drey",
            "  drey record show games.drey --game 2 --step",
        })
final class RecordShowCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "Games as text or JSON; - is the standard input.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    @Option(names = "--game", paramLabel = "N", description = "Only the game that is the Nth in the file.")
    private @Nullable Integer wanted;

    @Option(names = "--step", description = "Wait for Enter after every move.")
    private boolean step;

    private Style style = Style.PLAIN;

    @Override
    public Integer call() {
        style = Stdio.style();
        if (step && file.equals(TextFile.STANDARD_INPUT)) {
            throw new ParameterException(
                    spec.commandLine(), "--step needs the standard input for Enter, so the games cannot come from it");
        }
        List<LoadedRecord> games;
        try {
            games = LoadedRecord.read(file);
        } catch (IOException e) {
            spec.commandLine().getErr().println("drey: " + e.getMessage());
            return ExitStatus.FAILED;
        }
        int status = ExitStatus.OK;
        for (LoadedRecord found : chosen(games)) {
            if (found instanceof LoadedRecord.Valid whole) {
                show(whole.record());
            } else {
                spec.commandLine().getErr().println(((LoadedRecord.Invalid) found).message());
                status = ExitStatus.FAILED;
            }
        }
        spec.commandLine().getOut().flush();
        return status;
    }

    private List<LoadedRecord> chosen(List<LoadedRecord> games) {
        if (wanted == null) {
            return games;
        }
        if (wanted < 1 || wanted > games.size()) {
            throw new ParameterException(
                    spec.commandLine(), "no game " + wanted + " in " + file + "; it has " + games.size());
        }
        return games.subList(wanted - 1, wanted);
    }

    private void show(GameRecord record) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                Locale.ROOT,
                "%-8s %s (%s)%n",
                "Game",
                record.game().kind().title(),
                record.game().text());
        record.tags().forEach((name, value) -> out.printf(Locale.ROOT, "%-8s %s%n", name, printable(value)));
        out.println();
        say(record.main().comment());
        draw(record.start(), Optional.empty());
        GameMessages messages = MessageCatalog.of(record.game());
        Position position = record.start();
        MoveNumber number = MoveNumber.first(position);
        for (RecordedMove recorded : record.main().moves()) {
            pause();
            out.println(number.text() + " " + recorded.move().text() + "   "
                    + messages.describe(position, recorded.move()));
            position = position.play(recorded.move());
            draw(position, Optional.of(recorded.move()));
            say(recorded.comment());
            for (Line variation : recorded.variations()) {
                out.println("  instead: " + printable(variation(variation, number)));
            }
            if (!recorded.variations().isEmpty()) {
                out.println();
            }
            number = number.next();
        }
        out.println(result(record));
        out.println();
    }

    private void draw(Position position, Optional<Move> last) {
        PrintWriter out = spec.commandLine().getOut();
        BoardRenderer.render(position, last, style).forEach(line -> out.println("  " + line));
        out.println();
    }

    private void say(String comment) {
        if (!comment.isEmpty()) {
            PrintWriter out = spec.commandLine().getOut();
            printable(comment).lines().forEach(line -> out.println("  " + line));
            out.println();
        }
    }

    private void pause() {
        if (!step) {
            return;
        }
        PrintWriter out = spec.commandLine().getOut();
        out.print("-- Enter --");
        out.flush();
        try {
            int c = System.in.read();
            while (c >= 0 && c != '\n') {
                c = System.in.read();
            }
        } catch (IOException e) {
            step = false;
        }
        out.println();
    }

    private static String variation(Line line, MoveNumber first) {
        StringBuilder text = new StringBuilder(comment(line.comment()));
        MoveNumber number = first;
        boolean numbered = true;
        for (RecordedMove recorded : line.moves()) {
            text.append(numbered ? number.text() + " " : "")
                    .append(recorded.move().text())
                    .append(' ')
                    .append(comment(recorded.comment()));
            for (Line inner : recorded.variations()) {
                text.append('(').append(variation(inner, number)).append(") ");
            }
            number = number.next();
            numbered = number.side() == Side.FIRST || !recorded.variations().isEmpty();
        }
        return text.toString().stripTrailing();
    }

    private static String comment(String text) {
        return text.isEmpty() ? "" : "{" + text.replace('\n', ' ') + "} ";
    }

    private static String result(GameRecord record) {
        String why = record.ending()
                .map(Ending::reason)
                .map(reason -> ", because " + reason)
                .orElse("");
        String who = record.outcome()
                .map(outcome -> outcome.winner()
                        .map(winner -> name(record, winner) + " (" + winner.letter() + ") wins")
                        .orElse("a draw"))
                .orElse("unfinished");
        return Result.text(record.outcome()) + "  " + who + why;
    }

    private static String name(GameRecord record, Side side) {
        String name = record.tags().getOrDefault(side == Side.FIRST ? "First" : "Second", "");
        return name.isBlank() ? side.player() : printable(name);
    }

    private static boolean steers(int c) {
        return Character.isISOControl(c) || Character.getType(c) == Character.FORMAT;
    }

    /** A file must not be able to steer the terminal. */
    private static String printable(String text) {
        return text.codePoints()
                .map(c -> c != '\n' && steers(c) ? '\ufffd' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
