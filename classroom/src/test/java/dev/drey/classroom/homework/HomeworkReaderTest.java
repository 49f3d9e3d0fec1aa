package dev.drey.classroom.homework;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.drey.rules.Side;
import dev.drey.teach.AlgorithmKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Input files are parsed, or rejected with line, column and the expected text. */
final class HomeworkReaderTest {
    private static final List<String> NEXT_MOVE = List.of(
            "3",
            "O",
            "2",
            "20 16 1 32 30",
            "20 12 2 11 8",
            "28 48 9 1 1",
            "20 12 10 6 2",
            "25 30 23 21 10",
            "**XX*",
            "**XOX",
            "***O*",
            "**OO*",
            "*****");

    private static final List<String> BATTLE = battle();

    private static List<String> battle() {
        List<String> lines = new ArrayList<>(List.of("4", "O", "1", "3", "X", "2", "5"));
        lines.addAll(NEXT_MOVE.subList(3, 13));
        return lines;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"\\n|", "\\n|\\n", "\\r\\n|", "\\r\\n|\\r\\n", "\\r|", " \\n|\\n\\n \\n"})
    void acceptsAnyLineTerminator(String between, @Nullable String after) {
        String end = after == null ? "" : after;
        String text =
                (String.join(between, NEXT_MOVE) + end).replace("\\n", "\n").replace("\\r", "\r");

        assertThat(HomeworkReader.read(text))
                .isEqualTo(HomeworkReader.read(String.join("\n", NEXT_MOVE)))
                .isInstanceOfSatisfying(Homework.NextMove.class, task -> {
                    assertThat(task.method()).isEqualTo(AlgorithmKind.ALPHA_BETA);
                    assertThat(task.depth()).isEqualTo(2);
                    assertThat(task.start().text())
                            .isEqualTo(
                                    "squirrel-war:20,16,1,32,30/20,12,2,11,8/28,48,9,1,1/20,12,10,6,2/25,30,23,21,10:"
                                            + "--XX-/--XOX/---O-/--OO-/-----:O");
                });
    }

    @Test
    void acceptsAnyBlanksBetweenValues() {
        String text = String.join("\n", NEXT_MOVE);

        assertThat(HomeworkReader.read(text.replace("20 16 1", " 20\t16   1"))).isEqualTo(HomeworkReader.read(text));
        assertThat(HomeworkReader.read("\ufeff" + text)).isEqualTo(HomeworkReader.read(text));
    }

    /** Course files contain 100; the limit keeps every sum far from an overflow. */
    @Test
    void acceptsValuesOutsideTheRulesWithWarning() {
        String text = String.join("\n", NEXT_MOVE);
        Homework one = HomeworkReader.read(text.replace("28 48 9", "28 100 9"));
        Homework several = HomeworkReader.read(text.replace("28 48 9", "0 999 9"));

        assertThat(HomeworkReader.read(text).valueWarning()).isEmpty();
        assertThat(one.valueWarning()).contains("B3 is worth 100; the rules say 1 to 99");
        assertThat(several.valueWarning()).contains("A3 is worth 0; the rules say 1 to 99 (2 such values)");
        assertThat(several.nuts().total()).isEqualTo(one.nuts().total() - 28 + 899);
    }

    @Test
    void firstPlayerOfBattleMovesFirst() {
        Homework.Battle battle = (Homework.Battle) HomeworkReader.read(String.join("\n", BATTLE));

        assertThat(battle.start().toMove()).isEqualTo(Side.SECOND);
        assertThat(battle.player(Side.SECOND)).isEqualTo(new Homework.BattlePlayer(AlgorithmKind.GREEDY, 3));
        assertThat(battle.player(Side.FIRST)).isEqualTo(new Homework.BattlePlayer(AlgorithmKind.MINIMAX, 5));
    }

    /** Each row gives the number of the line to replace, the new line, and the expected column, problem and text. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\"',
            value = {
                "1 | 5             | 1 | found '5'                               | the task, 1 (greedy), 2 (minimax), 3",
                "1 | \"\"            | 1 | found an empty line                      | the task",
                "1 | \" 1\"          | 1 | found ' 1'                                    | the task",
                "2 | x             | 1 | found 'x'                                     | a player, X or O",
                "2 | XO            | 1 | found 'XO'                                    | a player, X or O",
                "3 | 0             | 1 | a depth of 0, for which the assignment defines no answer  | from 1 to",
                "3 | -3            | 1 | a depth of -3, for which the assignment defines no answer | from 1 to",
                "3 | two           | 1 | found 'two'                                   | a cut-off depth, a whole number",
                "3 | 9999999999    | 1 | found '9999999999'                            | from 1 to 999999999",
                "4 | 20 16 -1 32 3 | 7 | found '-1'                              | a value from 0 to 999, the third of row 1",
                "4 | 20 16 1000 2 3 | 7 | found '1000'                           | a value from 0 to 999, the third of row 1",
                "4 | 9999999999 1 2 3 4 | 1 | found '9999999999'                 | a value from 0 to 999",
                "5 | 20 16 1 x 30  | 9 | found 'x'                                     | the fourth of row 2",
                "6 | 20 16 1 32    | 11 | the row has only 4 values     | five values separated by blanks",
                "7 | 1 2 3 4 5 6   | 11 | a sixth value, '6'                     | row 4 of the map",
                "8 | \"\"            | 1 | the row has only 0 values      | row 5 of the map",
                "9 | **xX*         | 3 | found 'x'                              | five cells *, X or O, row 1",
                "10 | **X          | 4 | the row has only 3 cells       | row 2 of the board",
                "13 | ******       | 6 | a sixth cell                            | row 5 of the board",
            })
    void rejectsWrongLineWithPosition(int line, String text, int column, String problem, String expected) {
        List<String> lines = new ArrayList<>(NEXT_MOVE);
        lines.set(line - 1, text);

        assertRejected(lines, line, column, problem, expected);
    }

    @Test
    void rejectsTruncatedFile() {
        assertRejected(NEXT_MOVE.subList(0, 12), 13, 1, "the file ends", "five cells *, X or O, row 5 of the board");
        assertRejected(List.of(), 1, 1, "the file ends", "the task");
    }

    @Test
    void rejectsTextAfterBoard() {
        List<String> lines = new ArrayList<>(NEXT_MOVE);
        lines.addAll(List.of("", "more"));

        assertRejected(lines, 14, 1, "more text after the board", "the end of the file");
    }

    @Test
    void rejectsFullBoardIfMoveIsRequired() {
        List<String> lines = new ArrayList<>(NEXT_MOVE.subList(0, 8));
        lines.addAll(List.of("XXXXX", "XXXXX", "OOOOO", "XXXXX", "XXXXX"));

        assertRejected(
                lines, 9, 1, "a full board, for which the assignment defines no answer", "at least one empty cell");
    }

    @Test
    void rejectsBattleOfOnePlayer() {
        List<String> lines = new ArrayList<>(BATTLE);
        lines.set(4, "O");

        assertRejected(lines, 5, 1, "both players are O", "the other player, X");
    }

    @Test
    void parsesOrRejectsAnyText() {
        Random random = new Random(4);
        String letters = "*XO0123456789 \n\r\tx-\u00e4\ud800";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(String.join("\n", random.nextBoolean() ? NEXT_MOVE : BATTLE));
            for (int change = random.nextInt(3); change >= 0; change--) {
                int at = random.nextInt(text.length());
                text.replace(
                        at, at + random.nextInt(2), String.valueOf(letters.charAt(random.nextInt(letters.length()))));
            }
            try {
                assertThat(HomeworkReader.read(text.toString()).answers()).isNotEmpty();
            } catch (HomeworkFormatException e) {
                assertThat(e.line()).isBetween(1, text.toString().split("\r\n|\n|\r", -1).length + 1);
                assertThat(e.column()).isPositive();
            }
        }
    }

    private static void assertRejected(List<String> lines, int line, int column, String problem, String expected) {
        assertThatExceptionOfType(HomeworkFormatException.class)
                .isThrownBy(() -> HomeworkReader.read(String.join("\n", lines)))
                .satisfies(e -> assertThat(e.getMessage())
                        .startsWith("line " + line + ", column " + column + ": " + problem + "; expected ")
                        .contains(expected));
    }
}
