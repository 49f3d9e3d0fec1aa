package dev.drey.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.record.GameRecord;
import dev.drey.record.RecordEntry;
import dev.drey.record.RecordReader;
import dev.drey.record.RecordWriter;
import dev.drey.wire.JsonEntry.Invalid;
import dev.drey.wire.JsonEntry.Valid;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordJsonTest {
    private static final boolean THOROUGH = Boolean.getBoolean("drey.thorough");
    private static final int GAMES = THOROUGH ? 500 : 500 / 4;

    private static final String TEXT = """
            [Drey "1"]
            [Game "adjacent-claim:5x5"]
            [First "Ann"]
            [Result "1-0"]
            [Ending "resigned"]

            {Before.}
            1. C3 C4 2. C2 {why} ({or} 2. B3 {so} C5) 1-0
            """;

    private static final String JSON = """
            {
              "format": "drey-record",
              "version": 1,
              "game": "adjacent-claim:5x5",
              "tags": {"First":"Ann"},
              "comment": "Before.",
              "moves": [
                {"move":"C3"},
                {"move":"C4"},
                {"move":"C2","comment":"why","variations":[{"comment":"or","moves":[{"move":"B3","comment":"so"},{"move":"C5"}]}]}
              ],
              "result": "1-0",
              "ending": "resigned"
            }
            """;

    @Test
    void convertsAGameBetweenTextAndJson() {
        GameRecord game = textRecord(TEXT);
        assertThat(RecordJson.write(game)).isEqualTo(JSON);
        assertThat(RecordJson.read(JSON)).containsExactly(new Valid("$", game));
    }

    @Test
    void formatPageShowsTheSameGameInTextAndJson() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "record-format.md"));
        String text =
                page.substring(page.indexOf("[Drey \"1\"]"), page.indexOf("\n```\n", page.indexOf("[Drey \"1\"]")));
        assertThat(page).contains("```json\n" + RecordJson.write(textRecord(text)) + "```\n");
    }

    @Test
    void roundTripThroughJsonKeepsTheText() {
        for (long seed = 0; seed < GAMES; seed++) {
            GameRecord game = RandomAnnotatedRecords.game(seed);
            String text = RecordWriter.write(game);
            String json = RecordJson.write(textRecord(text));
            List<JsonEntry> entries = RecordJson.read(json);
            assertThat(entries).as("seed %d", seed).containsExactly(new Valid("$", game));
            GameRecord read = ((Valid) entries.get(0)).record();
            assertThat(RecordWriter.write(read)).as("seed %d", seed).isEqualTo(text);
            assertThat(RecordJson.write(read)).as("seed %d", seed).isEqualTo(json);
        }
    }

    @Test
    void readsArraysOfGames() {
        List<GameRecord> games =
                LongStream.range(0, 30).mapToObj(RandomAnnotatedRecords::game).toList();
        List<JsonEntry> entries = RecordJson.read(RecordJson.write(games));
        assertThat(entries).map(entry -> ((Valid) entry).record()).isEqualTo(games);
        assertThat(entries.get(7).path()).isEqualTo("$[7]");
        assertThat(RecordJson.read(RecordJson.write(List.of()))).isEmpty();
    }

    @Test
    void readsAGameFromAJsonTree() {
        GameRecord game = textRecord(TEXT);
        assertThat(RecordJson.read(RecordJson.tree(game))).isEqualTo(new Valid("$", game));
    }

    @Test
    void readsValidGamesBesideInvalidOnes() {
        String broken = JSON.replace("\"C4\"", "\"C3\"");
        List<JsonEntry> entries = RecordJson.read("[" + JSON + "," + broken + ",7," + JSON + "]");
        assertThat(entries.get(0)).isInstanceOf(Valid.class);
        assertThat(entries.get(1)).isInstanceOf(Invalid.class);
        assertThat(((Invalid) entries.get(1)).message()).startsWith("$[1].moves[1].move: C3 is already taken.");
        assertThat(((Invalid) entries.get(2)).message()).isEqualTo("$[2]: not an object; expected an object");
        assertThat(entries.get(3)).isInstanceOf(Valid.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
                    "drey-record"   | "pgn"           | $.format: not a game record; expected "drey-record"
                    "drey-record"   | 1               | $.format: not a string; expected a string
                    "version": 1    | "version": 2    | $.version: unsupported version; expected 1
                    "version": 1    | "version": "1"  | $.version: unsupported version; expected 1
                    "version": 1    | "version": 1, "x": 1 | $.x: unknown property; expected one of comment, ending, format, game, moves, result, start, tags, version
                    "game": "adjacent-claim:5x5", | ""     | $: line 5, column 3: not JSON:
                    claim:5x5       | claim:5x9       | $.game: invalid number of columns '9'; expected 3 to 8
                    "tags"          | "start": "othello:x", "tags" | $.start: the position has 2 parts separated by ':'; expected othello:BOARD:SIDE
                    "tags"          | "start": "adjacent-claim:3x3:---/---/---:X", "tags" | $.start: the start position is of adjacent-claim:3x3, but the game is adjacent-claim:5x5
                    {"First":"Ann"} | []              | $.tags: not an object; expected an object
                    "First"         | "Game"          | $.tags.Game: the tag Game is derived from the game: you cannot set it
                    "First"         | "a b"           | $.tags.'a b': 'a b' is not a tag name; expected a letter, then letters, digits or _
                    "Ann"           | 7               | $.tags.First: not a string; expected a string
                    "Ann"           | "\\ud800"       | $.tags.First: the value of the tag First has an invalid Unicode character (is the file UTF-8?)
                    "Before."       | null            | $.comment: not a string; expected a string
                    "Before."       | "\\ud800"       | $.comment: a comment has an invalid Unicode character (is the file UTF-8?)
                    "why"           | "\\ud800"       | $.moves[2].comment: a comment has an invalid Unicode character (is the file UTF-8?)
                    {"move":"C4"}   | {}              | $.moves[1].move: missing; expected a string
                    {"move":"C4"}   | 4               | $.moves[1]: not an object; expected an object
                    {"move":"C4"}   | {"move":"C4","nag":1} | $.moves[1].nag: unknown property; expected one of comment, move, variations
                    "C2"            | "A1"            | $.moves[2].move: You must claim a cell adjacent to your existing cells. Legal moves: B3, C2, D3
                    "B3"            | "C4"            | $.moves[2].variations[0].moves[0].move: C4 is already taken. Legal moves: B3, C2, D3
                    [{"comment":"or" | [{"moves":[]},{"comment":"or" | $.moves[2].variations[0].moves: a variation has no move
                    [{"comment":"or" | [{"x":1,"comment":"or" | $.moves[2].variations[0].x: unknown property; expected one of comment, moves
                    "variations":[  | "variations":["", | $.moves[2].variations[0]: not an object; expected an object
                    "1-0"           | "2-0"           | $.result: invalid result; expected 1-0, 0-1, 1/2-1/2 or * (unfinished)
                    "1-0"           | "1/2-1/2"       | $.result: the result is a draw, but adjacent-claim:5x5 has no draws
                    "1-0"           | "*"             | $.ending: the ending is resigned, but the result is * (unfinished)
                    "resigned"      | "bored"         | $.ending: unknown ending; expected one of full-board, no-moves, summit, stuck, resigned, time, agreed, abandoned
                    "resigned"      | "stuck"         | $.ending: the ending is stuck, but the position does not end the game; expected one of resigned, time, agreed, abandoned
                    "result"        | "comment"       | $: line
                    """)
    void locatesErrors(String part, String instead, String message) {
        List<JsonEntry> entries = RecordJson.read(JSON.replace(part, instead));
        assertThat(entries).singleElement().isInstanceOf(Invalid.class);
        assertThat(((Invalid) entries.get(0)).message()).startsWith(message);
    }

    @Test
    void rejectsTextThatIsNotJson() {
        for (String text : List.of("", " ", "nonsense", "{", "[", JSON + "x", "7", "null", "[".repeat(100_000))) {
            assertThat(RecordJson.read(text)).singleElement().isInstanceOf(Invalid.class);
        }
        assertThat(((Invalid) RecordJson.read("{\n  nonsense").get(0)).message())
                .startsWith("$: line 2, column ")
                .contains("not JSON: ");
    }

    @Test
    void limitsTheDepthOfVariations() {
        assertThat(RecordJson.read(nested(GameRecord.MAX_VARIATION_DEPTH)))
                .singleElement()
                .isInstanceOf(Valid.class);
        Invalid broken = (Invalid)
                RecordJson.read(nested(GameRecord.MAX_VARIATION_DEPTH + 1)).get(0);
        assertThat(broken.problem()).isEqualTo("variations are nested deeper than 64");
    }

    private static String nested(int depth) {
        return "{\"format\":\"drey-record\",\"version\":1,\"game\":\"othello\",\"moves\":["
                + "{\"move\":\"f5\",\"variations\":[{\"moves\":[".repeat(depth)
                + "{\"move\":\"f5\"}"
                + "]}]}".repeat(depth)
                + "],\"result\":\"*\"}";
    }

    @Test
    void neverThrowsOnMutatedJson() {
        List<String> valid = LongStream.range(0, 60)
                .mapToObj(seed -> RecordJson.write(RandomAnnotatedRecords.game(seed)))
                .filter(json -> json.length() < 2_500)
                .toList();
        String signs = "{}[]\":,\\ 019-*eEtrunl\nC\u0000é";
        for (long seed = 0; seed < (THOROUGH ? 20_000 : 5_000); seed++) {
            Random random = new Random(seed);
            StringBuilder json = new StringBuilder(valid.get(random.nextInt(valid.size())));
            for (int i = random.nextInt(3); i >= 0; i--) {
                int at = random.nextInt(json.length());
                int to = Math.min(json.length(), at + random.nextInt(4));
                json.replace(at, to, String.valueOf(signs.charAt(random.nextInt(signs.length()))));
            }
            try {
                for (JsonEntry entry : RecordJson.read(json.toString())) {
                    assertThat(entry.path()).startsWith("$");
                }
            } catch (RuntimeException | StackOverflowError failure) {
                throw new AssertionError("seed " + seed + ": " + json, failure);
            }
        }
    }

    private static GameRecord textRecord(String text) {
        return ((RecordEntry.Valid) RecordReader.read(text).get(0)).record();
    }
}
