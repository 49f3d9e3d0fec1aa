package dev.drey.cli.terminal;

import dev.drey.cli.terminal.Style.Tone;
import dev.drey.rules.Game;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.TextSlice;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game as text. They are written in one file per game. A line {@code @board POSITION} is replaced by the
 * drawn position, a line {@code @play POSITION MOVE} by the positions before and after the move.
 */
public final class RuleBook {
    private static final int GAP = 4;

    private final Style style;
    private final int width;
    private final List<String> lines = new ArrayList<>();

    private RuleBook(Style style, int width) {
        this.style = style;
        this.width = width;
    }

    /** Returns the rules of a game; boards side by side only where the width allows it. */
    public static List<String> read(Game game, Style style, int width) {
        RuleBook book = new RuleBook(style, width);
        source(game).lines().forEach(book::add);
        return book.lines;
    }

    private static String source(Game game) {
        String file = "rules/" + game.kind().id() + ".txt";
        try (@Nullable InputStream in = RuleBook.class.getResourceAsStream(file)) {
            return in == null
                    ? "# " + game.kind().title() + "\n\n" + game.kind().summary() + "\n"
                    : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(String line) {
        if (line.startsWith("# ")) {
            lines.add(style.paint(Tone.TITLE, line.substring(2)));
        } else if (line.startsWith("@board ")) {
            lines.addAll(indented(BoardRenderer.render(Games.position(line.substring(7)), Optional.empty(), style)));
        } else if (line.startsWith("@play ")) {
            String[] words = line.split(" ", 3);
            addPlay(Games.position(words[1]), words[2]);
        } else {
            lines.add(LineWrap.wrap(line, width));
        }
    }

    private void addPlay(Position before, String text) {
        if (!(before.read(text) instanceof ParsedMove.Legal legal)) {
            TextSlice move = TextSlice.of(text);
            throw move.error("illegal example " + move.quoted(), "a legal move of " + before.text());
        }
        Move move = legal.move();
        List<String> left = BoardRenderer.render(before, Optional.empty(), style);
        List<String> right = BoardRenderer.render(before.play(move), Optional.of(move), style);
        // Examples are drawn without legends.
        int rows = style.hasBoxes()
                ? 2 * before.game().grid().rows() + 2
                : before.game().grid().rows() + 1;
        List<String> both = beside(left.subList(0, rows), right.subList(0, rows));
        if (both.stream().allMatch(line -> LineWrap.visibleWidth(line) + 2 <= width)) {
            lines.addAll(indented(both));
        } else {
            lines.addAll(indented(left.subList(0, rows)));
            lines.add("  ->");
            lines.addAll(indented(right.subList(0, rows)));
        }
        String words = MessageCatalog.of(before.game()).describe(before, move);
        lines.add(LineWrap.wrap("  " + style.paint(Tone.GOOD, words), width));
    }

    private static List<String> beside(List<String> left, List<String> right) {
        int leftWidth = left.stream().mapToInt(LineWrap::visibleWidth).max().orElse(0);
        List<String> both = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            String arrow = i == left.size() / 2 ? " -> " : " ".repeat(GAP);
            both.add(left.get(i) + " ".repeat(leftWidth - LineWrap.visibleWidth(left.get(i))) + arrow + right.get(i));
        }
        return both;
    }

    private static List<String> indented(List<String> drawn) {
        return drawn.stream().map(line -> "  " + line).toList();
    }
}
