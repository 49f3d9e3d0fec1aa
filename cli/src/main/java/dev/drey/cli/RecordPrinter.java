package dev.drey.cli;

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
import java.util.Locale;
import java.util.Optional;

/** Prints the games of a record file, one position after another. */
final class RecordPrinter {
    private final PrintWriter out;
    private final Style style;
    private boolean step;

    /** @param step whether to wait for Enter before every move */
    RecordPrinter(PrintWriter out, Style style, boolean step) {
        this.out = out;
        this.style = style;
        this.step = step;
    }

    void print(GameRecord record) {
        out.printf(
                Locale.ROOT,
                "%-8s %s (%s)%n",
                "Game",
                record.game().kind().title(),
                record.game().text());
        record.tags().forEach((name, value) -> out.printf(Locale.ROOT, "%-8s %s%n", name, printable(value)));
        out.println();
        printComment(record.main().comment());
        printBoard(record.start(), Optional.empty());
        GameMessages messages = MessageCatalog.of(record.game());
        Position position = record.start();
        MoveNumber number = MoveNumber.first(position);
        for (RecordedMove recorded : record.main().moves()) {
            waitForEnter();
            out.println(number.text() + " " + recorded.move().text() + "   "
                    + messages.describe(position, recorded.move()));
            position = position.play(recorded.move());
            printBoard(position, Optional.of(recorded.move()));
            printComment(recorded.comment());
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

    private void printBoard(Position position, Optional<Move> last) {
        BoardRenderer.render(position, last, style).forEach(line -> out.println("  " + line));
        out.println();
    }

    private void printComment(String comment) {
        if (!comment.isEmpty()) {
            printable(comment).lines().forEach(line -> out.println("  " + line));
            out.println();
        }
    }

    private void waitForEnter() {
        if (!step) {
            return;
        }
        out.print("-- press Enter --");
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
        String reason = record.ending()
                .map(Ending::reason)
                .map(because -> ", because " + because)
                .orElse("");
        String winner = record.outcome()
                .map(outcome -> outcome.winner()
                        .map(side -> name(record, side) + " (" + side.letter() + ") wins")
                        .orElse("a draw"))
                .orElse("unfinished");
        return Result.text(record.outcome()) + "  " + winner + reason;
    }

    private static String name(GameRecord record, Side side) {
        String name = record.tags().getOrDefault(side == Side.FIRST ? "First" : "Second", "");
        return name.isBlank() ? side.player() : printable(name);
    }

    private static boolean isControl(int c) {
        return Character.isISOControl(c) || Character.getType(c) == Character.FORMAT;
    }

    /** Replaces control characters, so that a file cannot send control sequences to the terminal. */
    private static String printable(String text) {
        return text.codePoints()
                .map(c -> c != '\n' && isControl(c) ? '\ufffd' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
