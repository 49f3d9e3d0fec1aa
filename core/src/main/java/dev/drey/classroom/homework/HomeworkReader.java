package dev.drey.classroom.homework;

import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.TextSlice;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelWar;
import dev.drey.teach.AlgorithmKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads an input file. Lines may end in any of the usual ways, and blanks at the end of a line or blank lines at the end of the file
 * are passed over; everything else must be as it should.
 */
public final class HomeworkReader {
    private static final int BATTLE = 4;
    private static final int SIZE = 5;

    private final List<TextSlice> lines = new ArrayList<>();
    private int next;

    private HomeworkReader(String text) {
        // Some editors begin every file with a mark that nobody sees.
        String plain = text.startsWith("\ufeff") ? text.substring(1) : text;
        for (String line : plain.split("\r\n|\n|\r", -1)) {
            lines.add(new TextSlice(line, 0, line.stripTrailing().length()));
        }
        while (!lines.isEmpty() && lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
    }

    /**
     * What a text asks for.
     *
     * @throws BadHomework if it is no such file
     */
    public static Homework read(String text) {
        return new HomeworkReader(text).read();
    }

    private Homework read() {
        int task = choice("the task", "1 (greedy), 2 (minimax), 3 (alpha-beta) or 4 (a battle)", BATTLE);
        return task == BATTLE ? battle() : advice(AlgorithmKind.values()[task - 1]);
    }

    private Homework advice(AlgorithmKind method) {
        Side player = side();
        int depth = depth();
        Position start = position(player);
        if (start.isOver()) {
            throw wrong(
                    next - SIZE,
                    0,
                    "a full board, and what to answer then is not settled",
                    "at least one empty cell, *, on the board of task " + method.number());
        }
        return new Homework.Advice(start, method, depth);
    }

    private Homework battle() {
        Side first = side();
        Homework.Fighter one = fighter();
        Side second = side();
        if (second == first) {
            throw wrong(
                    next - 1,
                    0,
                    "the second player is " + first.letter() + " too",
                    "" + first.other().letter());
        }
        Homework.Fighter other = fighter();
        return new Homework.Battle(position(first), one, other);
    }

    private Homework.Fighter fighter() {
        AlgorithmKind[] methods = AlgorithmKind.values();
        int number = choice("the algorithm", "1 (greedy), 2 (minimax) or 3 (alpha-beta)", methods.length);
        return new Homework.Fighter(methods[number - 1], depth());
    }

    private int choice(String what, String choices, int most) {
        TextSlice line = line(what + ", " + choices);
        int number = number(line);
        if (number < 1 || number > most) {
            throw wrong(next - 1, 0, found(line), what + ", " + choices);
        }
        return number;
    }

    private Side side() {
        TextSlice line = line("a player, X or O");
        for (Side side : Side.values()) {
            if (line.toString().equals(String.valueOf(side.letter()))) {
                return side;
            }
        }
        throw wrong(next - 1, 0, found(line), "a player, X or O");
    }

    private int depth() {
        String expected = "a cut-off depth, a whole number from 1 to 999999999";
        TextSlice line = line(expected);
        int depth = number(line);
        if (depth < 1) {
            boolean small = depth == 0 || line.toString().matches("-[0-9]+");
            throw wrong(
                    next - 1,
                    0,
                    small ? "a depth of " + line + ", and what to answer then is not settled" : found(line),
                    expected);
        }
        return depth;
    }

    private Position position(Side toMove) {
        int[] values = new int[SIZE * SIZE];
        for (int row = 0; row < SIZE; row++) {
            readValues(row, values);
        }
        StringBuilder board = new StringBuilder();
        for (int row = 0; row < SIZE; row++) {
            board.append(row == 0 ? "" : "/").append(boardRow(row));
        }
        if (next < lines.size()) {
            throw wrong(next, 0, "more text, " + found(lines.get(next)), "the end of the file");
        }
        return new SquirrelWar(NutMap.of(values)).position(TextSlice.of(board.toString()), toMove);
    }

    private void readValues(int row, int[] values) {
        String expected = "five values 1 to 99 with spaces between them, row " + (row + 1) + " of the map";
        TextSlice line = line(expected);
        List<TextSlice> words = words(line);
        for (int col = 0; col < Math.min(SIZE, words.size()); col++) {
            TextSlice word = words.get(col);
            int value = word.length() > 2 ? -1 : number(word);
            if (value < NutMap.MIN_VALUE) {
                throw wrong(
                        next - 1,
                        word.from(),
                        found(word),
                        "a value 1 to 99, the "
                                + List.of("first", "second", "third", "fourth", "fifth")
                                        .get(col) + " of row " + (row + 1)
                                + " of the map");
            }
            values[row * SIZE + col] = value;
        }
        if (words.size() < SIZE) {
            throw wrong(next - 1, line.to(), "the row ends after " + words.size() + " of its values", expected);
        }
        if (words.size() > SIZE) {
            throw wrong(next - 1, words.get(SIZE).from(), "a sixth value, " + found(words.get(SIZE)), expected);
        }
    }

    private String boardRow(int row) {
        String expected = "five cells *, X or O, row " + (row + 1) + " of the board";
        TextSlice line = line(expected);
        for (int col = 0; col < Math.min(SIZE, line.length()); col++) {
            if ("*XO".indexOf(line.charAt(col)) < 0) {
                TextSlice cell = new TextSlice(line.whole(), col, col + 1);
                throw wrong(next - 1, col, "a cell " + cell.quoted(), expected);
            }
        }
        if (line.length() != SIZE) {
            boolean small = line.length() < SIZE;
            String problem = small ? "the row ends after " + line.length() + " of its cells" : "a sixth cell";
            throw wrong(next - 1, Math.min(SIZE, line.length()), problem, expected);
        }
        return line.toString();
    }

    private TextSlice line(String expected) {
        if (next == lines.size()) {
            throw wrong(next, 0, "the file ends", expected);
        }
        return lines.get(next++);
    }

    /** What stands between blanks. */
    private static List<TextSlice> words(TextSlice line) {
        List<TextSlice> words = new ArrayList<>();
        int from = -1;
        for (int i = line.from(); i <= line.to(); i++) {
            boolean blank =
                    i == line.to() || Character.isWhitespace(line.whole().charAt(i));
            if (blank && from >= 0) {
                words.add(new TextSlice(line.whole(), from, i));
                from = -1;
            } else if (!blank && from < 0) {
                from = i;
            }
        }
        return words;
    }

    /** The number so written; -1 if it is none, or too long to be meant. */
    private static int number(TextSlice text) {
        return text.toString().matches("[0-9]{1,9}") ? Integer.parseInt(text.toString()) : -1;
    }

    private static String found(TextSlice text) {
        return text.isEmpty() ? "an empty line" : text.quoted();
    }

    private static BadHomework wrong(int line, int column, String problem, String expected) {
        return new BadHomework(line + 1, column + 1, problem, expected);
    }
}
