package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Tests of the operations about positions and records. */
final class PositionTest {
    @TempDir
    private static Path folder;

    private static RunningServer server;

    @BeforeAll
    static void start() {
        server = RunningServer.start(folder);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static BrowserClient.Response ask(String query) {
        return server.newClient().get("/api/position?" + query);
    }

    @Test
    void parsesTypedMoves() {
        JsonNode response =
                ask("game=santorini:CC&moves=00-10+11,%2003%2013%2023").json();
        assertThat(response.at("/steps/1/move").asString()).isEqualTo("00-10+11");
        assertThat(response.at("/steps/2/move").asString()).isEqualTo("03-13+23");
        assertThat(response.at("/steps/2/side").asString()).isEqualTo("O");
    }

    @Test
    void cachesPositionsButNotRandomSetups() {
        BrowserClient.Response position = ask("position=adjacent-claim:3x3:---/OX-/---:X");
        assertThat(position.raw().headers().firstValue("Cache-Control")).contains("private, max-age=600");
        BrowserClient.Response game = ask("game=squirrel-war");
        assertThat(game.raw().headers().firstValue("Cache-Control")).contains("no-store");
        assertThat(game.json().path("game").asString()).matches("squirrel-war:[0-9]+");
        assertThat(ask("game=squirrel-war:12").json().path("game").asString()).isEqualTo("squirrel-war:12");
    }

    @Test
    void forcedPassIsOnlyMove() {
        String board = "OX------/--------/--------/--------/--------/--------/--------/--------";
        JsonNode response = ask("position=othello:" + board + ":X").json();
        assertThat(response.path("mustPass").asBoolean()).isTrue();
        assertThat(response.path("moves")).hasSize(1);
        assertThat(response.at("/moves/0/move").asString()).isEqualTo("pass");
        assertThat(response.at("/moves/0/path")).isEmpty();
        assertThat(response.at("/moves/0/changes")).isEmpty();
        assertThat(ask("position=othello:" + board + ":X&moves=pass,c1")
                        .json()
                        .path("result")
                        .asString())
                .isEqualTo("0-1");
    }

    /** The questions of a client that wants to explain why a cell cannot be chosen. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            othello:--------/--------/--------/---OX---/---XO---/--------/--------/--------:X | a1       | illegal  | a1 outflanks no disc: a move must turn over at least one.
            squirrel-war:7:X----/-----/-----/-----/----O:O                                    | A1       | occupied | already taken
            santorini:CC:0X000O0/00000/00000/00000/00X000O:X                                  | 22       | illegal  | no piece on 22
            santorini:CC:0X000O0/00000/00000/00000/00X000O:X                                  | 00 11    | illegal  | A cube steps
            santorini:CC:0X000O0/00000/00000/00000/00X000O:X                                  | 00 10 44 | illegal  | The tile must go next to 10. You can place the tile on 00, 01, 11, 20, 21.
            """)
    void explainsIllegalMoves(String position, String text, String reason, String why) {
        JsonNode response = server.newClient().get(move(position, text)).json();
        assertThat(response.has("move")).isFalse();
        assertThat(response.path("reason").asString()).isEqualTo(reason);
        assertThat(response.path("message").asString()).contains(why);
    }

    @Test
    void returnsLegalMoveInNotation() {
        BrowserClient.Response answer =
                server.newClient().get(move("santorini:CC:0X000O0/00000/00000/00000/00X000O:X", "00 10 11"));
        assertThat(answer.json().path("move").asString()).isEqualTo("00-10+11");
        assertThat(answer.json().has("reason")).isFalse();
    }

    private static String move(String position, String text) {
        return "/api/move?position=" + encoded(position) + "&text=" + encoded(text);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            moves=A1                                            | either ?position=… or ?game=…
            game=othello&position=othello                       | either ?position=… or ?game=…
            game=chess                                          | game: unknown game 'chess'; expected one of squirrel-war, santorini, adjacent-claim, shellos-shuffle, othello
            position=adjacent-claim:3x3:---/---/---:Z           | position: column 32: unknown side to move 'Z'; expected X (the first side) or O (the second side)
            position=adjacent-claim:3x3:---/---/---:X&moves=A1,A1 | move 2:
            position=adjacent-claim:3x3:---/---/---:X&moves=A1,,B1 | move 2:
            """)
    void namesInvalidParameter(String query, String detail) {
        BrowserClient.Response answer = ask(query);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("code").asString()).isEqualTo("bad-request");
        assertThat(answer.json().path("detail").asString()).contains(detail);
    }

    @Test
    void rejectsTooLongParameters() {
        String nuts = URLEncoder.encode("squirrel-war:" + "1,".repeat(600), StandardCharsets.UTF_8);
        assertThat(ask("game=" + nuts).json().path("detail").asString()).contains("1213 characters");
        BrowserClient.Response moves = ask("game=othello&moves=" + "pass,".repeat(300));
        assertThat(moves.status()).isEqualTo(400);
    }

    @Test
    void exportsLineAsRecord() {
        String line = "/api/record?position=adjacent-claim:3x3:XXX/OO-/-OO:X&moves=b3,C1";
        BrowserClient.Response text = server.newClient().get(line);
        assertThat(text.raw().body()).contains("[Result \"0-1\"]", "[Ending \"full-board\"]", "1. B3 C1 0-1");
        assertThat(text.raw().headers().firstValue("Content-Disposition"))
                .contains("attachment; filename=\"adjacent-claim.drey\"");
        JsonNode json = server.newClient().get(line + "&format=json").json();
        assertThat(json.path("moves")).hasSize(2);
        assertThat(server.newClient().get(line + "&format=pdf").status()).isEqualTo(400);
    }

    @Test
    void recordsRoundTrip() {
        BrowserClient ann = server.newClient();
        String written = ann.get("/api/record?position=othello:" + "--------/".repeat(3)
                        + "---OX---/---XO---/--------/--------/--------:X&moves=f5,d6")
                .raw()
                .body();
        JsonNode read = ann.post("/api/records", BrowserClient.JSON.writeValueAsString(Map.of("text", written)))
                .json();
        assertThat(read.path("problems")).isEmpty();
        assertThat(read.at("/records/0/moves").toString()).isEqualTo("[\"f5\",\"d6\"]");
        assertThat(ann.post("/api/records", "{\"text\":\"f5\",\"game\":\"chess\"}")
                        .json()
                        .path("detail")
                        .asString())
                .startsWith("$.game: ");
        assertThat(ann.post("/api/records", "{\"txt\":\"\"}")
                        .json()
                        .path("code")
                        .asString())
                .isEqualTo("bad-json");
    }
}
