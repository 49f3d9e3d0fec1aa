package dev.drey.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.record.RecordEntry.Invalid;
import dev.drey.record.RecordEntry.Valid;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordReaderTest {
    private static final String HEAD = "[Drey \"1\"]\n[Game \"adjacent-claim:5x5\"]\n";
    private static final String VALID_GAME = HEAD + "\n1. C3 C4 *\n";
    private static final String THREE_BY_THREE = """
            [Drey "1"]
            [Game "adjacent-claim:3x3"]
            [Start "adjacent-claim:3x3:XXX/XXO/OO-:O"]
            """;

    @Test
    void readsACompleteGame() {
        GameRecord record = valid("""
                [Drey "1"]
                [Game "adjacent-claim:5x5"]
                [First "Ann"]
                [Second "the \\"greedy\\" one \\\\ \\u0041"]
                [Result "1-0"]
                [Ending "resigned"]

                {A comment before the first move.}
                1. C3 C4 2. C2 {why} (2. B3 {or so} C5 3. B2) (2. D3) {still C2} 2... C5 3. B2 1-0
                """);
        assertThat(record.tags())
                .containsExactly(Map.entry("First", "Ann"), Map.entry("Second", "the \"greedy\" one \\ A"));
        assertThat(record.moves()).map(Move::text).containsExactly("C3", "C4", "C2", "C5", "B2");
        assertThat(record.main().comment()).isEqualTo("A comment before the first move.");
        RecordedMove second = record.main().moves().get(2);
        assertThat(second.comment()).isEqualTo("why still C2");
        assertThat(second.variations()).hasSize(2);
        assertThat(second.variations().get(0).moves()).map(m -> m.move().text()).containsExactly("B3", "C5", "B2");
        assertThat(second.variations().get(0).moves().get(0).comment()).isEqualTo("or so");
        assertThat(record.outcome()).contains(Outcome.FIRST_WINS);
        assertThat(record.ending()).contains(Ending.RESIGNED);
    }

    @Test
    void acceptsMissingAndAttachedMoveNumbers() {
        GameRecord record = valid(VALID_GAME);
        assertThat(valid(HEAD + "C3 C4 *")).isEqualTo(record);
        assertThat(valid(HEAD + "1.C3 1...C4 *")).isEqualTo(record);
        assertThat(valid(HEAD + "1. c3 1... c4*".replace("*", " *"))).isEqualTo(record);
    }

    @Test
    void readsACommentAtTheStartOfAVariation() {
        GameRecord record = valid(HEAD + "1. C3 ({instead} 1. A1 {a corner}) *");
        assertThat(record.main().moves().get(0).variations().get(0).comment()).isEqualTo("instead");
    }

    @Test
    void numbersMovesIfTheSecondSideStarts() {
        String start = HEAD + "[Start \"adjacent-claim:5x5:-----/-----/--X--/-----/-----:O\"]\n";
        GameRecord record = valid(start + "1... C4 2. C2 C5 *");
        assertThat(RecordWriter.write(record)).endsWith("\n1... C4 2. C2 C5 *\n");
        assertThat(invalid(start + "1. C4 *").problem()).isEqualTo("wrong move number; expected 1...");
    }

    @Test
    void derivesAnEndingByRule() {
        GameRecord record = valid(THREE_BY_THREE + "1... C3 1-0");
        assertThat(record.ending()).contains(Ending.FULL_BOARD);
        assertThat(record.end().isOver()).isTrue();
    }

    @Test
    void findsNoGameInAnEmptyText() {
        assertThat(RecordReader.read("")).isEmpty();
        assertThat(RecordReader.read(" \r\n\t\n")).isEmpty();
        assertThat(RecordReader.read("\ufeff")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
                    1. C3 A9 *            | 3 | 7 | A9 is not on the board: rows are A-E, columns 1-5.
                    1. C3 C3 *            | 3 | 7 | C3 is already taken.
                    1. C3 C4 2. A1 *      | 3 | 13 | You must claim a cell adjacent to your existing cells.
                    1. C3 pass *          | 3 | 7 | You have a legal move, so you cannot pass.
                    1. C3 huh *           | 3 | 7 | 'huh' is not a cell: name a cell such as C4.
                    1. C3 2. C4 *         | 3 | 7 | wrong move number; expected 1...
                    1... C3 *             | 3 | 1 | wrong move number; expected 1.
                    1.. C3 *              | 3 | 1 | wrong move number; expected 1.
                    2. C3 *               | 3 | 1 | wrong move number; expected 1.
                    1. 1. C3 *            | 3 | 4 | second move number in a row; expected a move
                    1. *                  | 3 | 1 | a move number has no move
                    1. C3 (1. ) *         | 3 | 8 | a move number has no move
                    (1. C3) *             | 3 | 1 | a variation before any move; expected it after the move it replaces
                    1. C3 ({a}) *         | 3 | 7 | a variation has no move
                    1. C3 (1. A1 *        | 3 | 7 | a variation is not closed; expected ) before the result
                    1. C3 ) *             | 3 | 7 | unmatched )
                    1. C3 } *             | 3 | 7 | unmatched }
                    1. C3 ] *             | 3 | 7 | unmatched ]
                    1. C3 {so *           | 3 | 7 | a comment is not closed; expected }
                    1. C3 [First "A"] *   | 3 | 7 | a tag among the moves; expected all tags before the moves
                    1. C3                 | 3 | 6 | the game has no result; expected 1-0, 0-1, 1/2-1/2 or * (unfinished)
                    1. C3 * C4            | 3 | 9 | text after the result; expected the next game, which begins with [Drey "1"]
                    1. C3 1/2-1/2         | 3 | 7 | the result is a draw, but adjacent-claim:5x5 has no draws
                    1. C3 1-0             | 3 | 7 | the ending is missing, but the position does not end the game; expected one of resigned, time, agreed, abandoned
                    [Ending "time"] *     | 3 | 10 | the ending is time, but the result is * (unfinished)
                    [Ending "summit"] 1-0 | 3 | 10 | the ending is summit, but the position does not end the game; expected one of resigned, time, agreed, abandoned
                    [Ending "bored"] 1-0  | 3 | 10 | unknown ending; expected one of full-board, no-moves, summit, stuck, resigned, time, agreed, abandoned
                    [Result "1-0"] *      | 3 | 10 | the tag Result says 1-0, but the moves end with *
                    [Result "2-0"] *      | 3 | 10 | invalid result; expected 1-0, 0-1, 1/2-1/2 or * (unfinished)
                    [A "1"] [A "2"] *     | 3 | 9 | duplicate tag A
                    [Game "othello"] *    | 3 | 1 | duplicate tag Game
                    [9 "1"] *             | 3 | 2 | missing tag name; expected a tag such as [First "Ann"]
                    [A 1] *               | 3 | 4 | missing value of the tag A; expected a tag such as [First "Ann"]
                    [A "1" *              | 3 | 8 | the tag A is not closed; expected ]
                    [A "1] *              | 3 | 4 | the value of the tag A is not closed; expected "
                    [A "\\ud800"] *       | 3 | 4 | the value of the tag A has an invalid Unicode character (is the file UTF-8?)
                    {\\udc00} *           | 3 | 1 | a comment has an invalid Unicode character (is the file UTF-8?)
                    {\\u00g0} *           | 3 | 2 | incomplete \\u escape; expected four hexadecimal digits after \\u
                    {a\\q} *              | 3 | 3 | unknown escape after a backslash; expected \\\\ for a backslash, or one of \\" \\[ \\} \\n \\r \\t \\uXXXX
                    [Start "othello"] *   | 3 | 9 | the position has 1 part; expected othello:BOARD:SIDE
                    """)
    void locatesErrors(String text, int line, int column, String problem) {
        Invalid invalid = invalid(HEAD + text);
        assertThat(invalid.problem()).isEqualTo(problem);
        assertThat(invalid.line()).isEqualTo(line);
        assertThat(invalid.column()).isEqualTo(column);
        assertThat(invalid.message()).startsWith("line " + line + ", column " + column + ": " + problem);
    }

    @Test
    void listsLegalMovesAfterAnIllegalOne() {
        Invalid invalid = invalid(HEAD + "1. C3 C4 2. A1 *");
        assertThat(invalid.legalMoves()).containsExactly("B3", "C2", "D3");
        assertThat(invalid.message())
                .isEqualTo("line 3, column 13: You must claim a cell adjacent to your existing cells."
                        + " Legal moves: B3, C2, D3");
    }

    @Test
    void listsNoLegalMovesAfterTheEnd() {
        Invalid invalid = invalid(THREE_BY_THREE + "1... C3 2. A1 1-0");
        assertThat(invalid.problem()).isEqualTo("The game is over.");
        assertThat(invalid.legalMoves()).isEmpty();
    }

    @Test
    void rejectsResultsAgainstTheRules() {
        assertThat(invalid(THREE_BY_THREE + "1... C3 0-1").problem())
                .isEqualTo("the result is 0-1, but by the rules it is 1-0: the board is full");
        assertThat(invalid(THREE_BY_THREE + "1... C3 *").problem())
                .isEqualTo("the result is *, but by the rules it is 1-0: the board is full");
        assertThat(invalid(THREE_BY_THREE + "[Ending \"resigned\"] 1... C3 1-0").problem())
                .isEqualTo("the ending is resigned, but by the rules it is full-board");
    }

    @Test
    void acceptsOnlyAgreedDraws() {
        String othello = "[Drey \"1\"][Game \"othello\"]";
        assertThat(valid(othello + "[Ending \"agreed\"] f5 1/2-1/2").outcome()).contains(Outcome.DRAW);
        assertThat(valid(othello + "[Ending \"agreed\"] f5 0-1").ending()).contains(Ending.AGREED);
        assertThat(invalid(othello + "[Ending \"time\"] f5 1/2-1/2").problem())
                .isEqualTo("the ending is time, which has a winner, but the result is a draw");
    }

    @Test
    void requiresVersionAndGame() {
        assertThat(invalid("[Drey \"2\"]\n<anything/>").message())
                .isEqualTo("line 1, column 8: unsupported record version \"2\"; expected 1");
        assertThat(invalid("[Drey \"1\"]\n*").message())
                .isEqualTo("line 1, column 1: missing tag Game; expected one such as [Game \"othello\"]");
        assertThat(invalid("[Drey \"1\"]\n[Game \"chess\"] *").message())
                .startsWith("line 2, column 8: unknown game 'chess'; expected one of squirrel-war, ");
        assertThat(invalid("[Drey \"1\"]\n[Game \"adjacent-claim:5x9\"] *").message())
                .isEqualTo("line 2, column 25: invalid number of columns '9'; expected 3 to 8");
        assertThat(invalid(" [Drey \"1\"]\n[Game \"othello\"] *").message())
                .isEqualTo("line 1, column 2: text before the first game;"
                        + " expected [Drey \"1\"] at the start of a line");
    }

    @Test
    void requiresAStartOfTheSameGame() {
        assertThat(invalid(
                                "[Drey \"1\"]\n[Game \"adjacent-claim:3x4\"]\n[Start \"adjacent-claim:3x3:---/---/---:X\"] *")
                        .message())
                .isEqualTo(
                        "line 3, column 9: the start position is of adjacent-claim:3x3, but the game is adjacent-claim:3x4");
        assertThat(invalid(
                                "[Drey \"1\"]\n[Game \"adjacent-claim:3x3\"]\n[Start \"adjacent-claim:3x3:---/-?-/---:X\"] *")
                        .message())
                .isEqualTo("line 3, column 33: invalid cell '?'; expected X, O or - (empty)");
    }

    @Test
    void limitsTheDepthOfVariations() {
        String deepest = nested(GameRecord.MAX_VARIATION_DEPTH);
        assertThat(RecordWriter.write(valid(deepest))).contains("(1. A1 (1. A1 (");
        assertThat(invalid(nested(GameRecord.MAX_VARIATION_DEPTH + 1)).problem())
                .isEqualTo("variations are nested deeper than 64");
        assertThat(invalid(nested(1_000_000)).line()).isEqualTo(3);
    }

    private static String nested(int depth) {
        return HEAD + "1. A1" + " (1. A1".repeat(depth) + ")".repeat(depth) + " *";
    }

    @Test
    void readsValidGamesBesideInvalidOnes() {
        String text = "rubbish\n\n"
                + VALID_GAME
                + "\n" + HEAD + "1. C3 C4 2. A1 *\n\n"
                + VALID_GAME
                + HEAD + "1. C3 {a comment that never ends\n[First \"in it\"]\n"
                + VALID_GAME
                + HEAD + "[First Ann]\n*\n"
                + VALID_GAME
                + HEAD + "[Result \"0-1\"] 1. C3 1-0\n"
                + VALID_GAME
                + HEAD + "%$! ((((\n"
                + VALID_GAME
                + "[Drey \n"
                + VALID_GAME;
        List<RecordEntry> entries = RecordReader.read(text);
        assertThat(entries).hasSize(14);
        GameRecord valid = valid(VALID_GAME);
        for (int i = 0; i < entries.size(); i++) {
            RecordEntry entry = entries.get(i);
            if (i % 2 == 0) {
                assertThat(entry).isInstanceOf(Invalid.class);
            } else {
                assertThat(entry).isEqualTo(new Valid(entry.line(), valid));
                assertThat(text.lines().skip(entry.line() - 1L).findFirst()).isEqualTo(Optional.of("[Drey \"1\"]"));
            }
        }
        assertThat(entries.get(0).line()).isEqualTo(1);
        assertThat(entries.get(2)).isEqualTo(invalid(HEAD + "1. C3 C4 2. A1 *", 7));
    }

    @Test
    void readsLongTextsInLinearTime() {
        String comments = HEAD + "1. C3 " + "{a}".repeat(250_000) + " *\n";
        assertThat(valid(comments).main().moves().get(0).comment()).hasSize(500_000 - 1);
        String variations = HEAD + "1. C3 " + "(1. A1) ".repeat(75_000) + "*\n";
        assertThat(valid(variations).main().moves().get(0).variations()).hasSize(75_000);
        String oneLine = HEAD + "x".repeat(1_250_000) + " *";
        assertThat(invalid(oneLine).column()).isEqualTo(1);
        String invalidGames = "[Drey \"1\"]\n".repeat(75_000);
        assertThat(RecordReader.read(invalidGames)).hasSize(75_000);
    }

    private static GameRecord valid(String text) {
        List<RecordEntry> entries = RecordReader.read(text);
        assertThat(entries).singleElement().isInstanceOf(Valid.class);
        return ((Valid) entries.get(0)).record();
    }

    private static Invalid invalid(String text) {
        List<RecordEntry> entries = RecordReader.read(text);
        assertThat(entries).singleElement().isInstanceOf(Invalid.class);
        return (Invalid) entries.get(0);
    }

    /** The same error, {@code lines} lines further down. */
    private static Invalid invalid(String text, int lines) {
        Invalid invalid = invalid(text);
        return new Invalid(invalid.line() + lines, invalid.column(), invalid.problem(), invalid.legalMoves());
    }
}
