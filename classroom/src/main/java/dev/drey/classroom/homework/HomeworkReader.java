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
 * Parses the text of an input file. Accepts any line terminator, and ignores trailing blanks, trailing blank lines and a byte order
 * mark. Accepts values from 0 to 999 although the rules say 1 to 99, because course files contain such values; see
 * {@link Homework#valueWarning}. Everything else must match the format exactly.
 */
public final class HomeworkReader {
    private static final int BATTLE = 4;
    private static final int SIZE = 5;
    private static final List<String> ORDINALS = List.of("first", "second", "third", "fourth", "fifth");
    private static final String UNDEFINED = ", for which the assignment defines no answer";

    private final List<TextSlice> lines = new ArrayList<>();
    private int nextIndex;

    private HomeworkReader(String text) {
        // Some editors begin every file with a byte order mark.
        String plain = text.startsWith("\ufeff") ? text.substring(1) : text;
        for (String line : plain.split("\r\n|\n|\r", -1)) {
            lines.add(new TextSlice(line, 0, line.stripTrailing().length()));
        }
        while (!lines.isEmpty() && lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
    }

    /**
     * Parses an input file.
     *
     * @throws HomeworkFormatException if the text is malformed
     */
    public static Homework read(String text) {
        return new HomeworkReader(text).read();
    }

    private Homework read() {
        int task = readChoice("the task", "1 (greedy), 2 (minimax), 3 (alpha-beta) or 4 (a battle)", BATTLE);
        return task == BATTLE ? readBattle() : readNextMove(AlgorithmKind.values()[task - 1]);
    }

    private Homework readNextMove(AlgorithmKind method) {
        Side player = readSide();
        int depth = readDepth();
        Position start = readPosition(player);
        if (start.isOver()) {
            throw error(
                    nextIndex - SIZE,
                    0,
                    "a full board" + UNDEFINED,
                    "at least one empty cell (*) on the board of task " + method.number());
        }
        return new Homework.NextMove(start, method, depth);
    }

    private Homework readBattle() {
        Side first = readSide();
        Homework.BattlePlayer one = readBattlePlayer();
        Side second = readSide();
        if (second == first) {
            throw error(
                    nextIndex - 1,
                    0,
                    "both players are " + first.letter(),
                    "the other player, " + first.other().letter());
        }
        Homework.BattlePlayer other = readBattlePlayer();
        return new Homework.Battle(readPosition(first), one, other);
    }

    private Homework.BattlePlayer readBattlePlayer() {
        AlgorithmKind[] methods = AlgorithmKind.values();
        int number = readChoice("the algorithm", "1 (greedy), 2 (minimax) or 3 (alpha-beta)", methods.length);
        return new Homework.BattlePlayer(methods[number - 1], readDepth());
    }

    private int readChoice(String subject, String choices, int max) {
        TextSlice line = nextLine(subject + ", " + choices);
        int number = parseNumber(line);
        if (number < 1 || number > max) {
            throw error(nextIndex - 1, 0, describe(line), subject + ", " + choices);
        }
        return number;
    }

    private Side readSide() {
        TextSlice line = nextLine("a player, X or O");
        for (Side side : Side.values()) {
            if (line.toString().equals(String.valueOf(side.letter()))) {
                return side;
            }
        }
        throw error(nextIndex - 1, 0, describe(line), "a player, X or O");
    }

    private int readDepth() {
        String expected = "a cut-off depth, a whole number from 1 to 999999999";
        TextSlice line = nextLine(expected);
        int depth = parseNumber(line);
        if (depth < 1) {
            boolean small = depth == 0 || line.toString().matches("-[0-9]+");
            throw error(nextIndex - 1, 0, small ? "a depth of " + line + UNDEFINED : describe(line), expected);
        }
        return depth;
    }

    private Position readPosition(Side toMove) {
        int[] values = new int[SIZE * SIZE];
        for (int row = 0; row < SIZE; row++) {
            readValues(row, values);
        }
        StringBuilder board = new StringBuilder();
        for (int row = 0; row < SIZE; row++) {
            board.append(row == 0 ? "" : "/").append(readBoardRow(row));
        }
        if (nextIndex < lines.size()) {
            throw error(nextIndex, 0, "more text after the board", "the end of the file");
        }
        return new SquirrelWar(NutMap.lenient(values)).position(TextSlice.of(board.toString()), toMove);
    }

    private void readValues(int row, int[] values) {
        String expected = "five values separated by blanks, row " + (row + 1) + " of the map";
        TextSlice line = nextLine(expected);
        List<TextSlice> words = splitAtBlanks(line);
        for (int col = 0; col < Math.min(SIZE, words.size()); col++) {
            TextSlice word = words.get(col);
            int value = parseNumber(word);
            if (value < 0 || value > NutMap.MAX_LENIENT_VALUE) {
                throw error(
                        nextIndex - 1,
                        word.from(),
                        describe(word),
                        "a value from 0 to " + NutMap.MAX_LENIENT_VALUE + ", the " + ORDINALS.get(col) + " of row "
                                + (row + 1) + " of the map");
            }
            values[row * SIZE + col] = value;
        }
        if (words.size() < SIZE) {
            throw error(nextIndex - 1, line.to(), "the row has only " + words.size() + " values", expected);
        }
        if (words.size() > SIZE) {
            throw error(
                    nextIndex - 1,
                    words.get(SIZE).from(),
                    "a sixth value, " + words.get(SIZE).quoted(),
                    expected);
        }
    }

    private String readBoardRow(int row) {
        String expected = "five cells *, X or O, row " + (row + 1) + " of the board";
        TextSlice line = nextLine(expected);
        for (int col = 0; col < Math.min(SIZE, line.length()); col++) {
            if ("*XO".indexOf(line.charAt(col)) < 0) {
                TextSlice cell = new TextSlice(line.whole(), col, col + 1);
                throw error(nextIndex - 1, col, describe(cell), expected);
            }
        }
        if (line.length() != SIZE) {
            boolean small = line.length() < SIZE;
            String problem = small ? "the row has only " + line.length() + " cells" : "a sixth cell";
            throw error(nextIndex - 1, Math.min(SIZE, line.length()), problem, expected);
        }
        return line.toString();
    }

    private TextSlice nextLine(String expected) {
        if (nextIndex == lines.size()) {
            throw error(nextIndex, 0, "the file ends", expected);
        }
        return lines.get(nextIndex++);
    }

    /** The words of a line, which are separated by whitespace. */
    private static List<TextSlice> splitAtBlanks(TextSlice line) {
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

    /** The value of a decimal number of up to nine digits, or -1 for any other text. */
    private static int parseNumber(TextSlice text) {
        return text.toString().matches("[0-9]{1,9}") ? Integer.parseInt(text.toString()) : -1;
    }

    private static String describe(TextSlice text) {
        return "found " + (text.isEmpty() ? "an empty line" : text.quoted());
    }

    private static HomeworkFormatException error(int line, int column, String problem, String expected) {
        return new HomeworkFormatException(line + 1, column + 1, problem, expected);
    }
}
