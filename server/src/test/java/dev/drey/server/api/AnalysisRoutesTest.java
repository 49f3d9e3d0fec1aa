package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Analyses, reviews and studies over HTTP, and their rejection during games without hints. */
final class AnalysisRoutesTest {
    private static final String POSITION = "adjacent-claim:3x3:X--/---/---:O";

    private static RunningServer server;

    @TempDir
    private static Path folder;

    private BrowserClient ann;
    private BrowserClient bob;

    @BeforeAll
    static void start() {
        server = RunningServer.start(folder);
    }

    @BeforeEach
    void createGuests() {
        ann = server.newClient();
        bob = server.newClient();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String analysis(String position) {
        return "/api/analysis?seconds=5&position=" + URLEncoder.encode(position, StandardCharsets.UTF_8);
    }

    private static List<JsonNode> lines(BrowserClient.Response answer) {
        return answer.raw()
                .body()
                .lines()
                .filter(line -> !line.isEmpty())
                .map(line -> BrowserClient.JSON.readTree(line))
                .toList();
    }

    @Test
    void provesEveryMoveOfSmallPosition() {
        BrowserClient.Response answer = ann.get(analysis(POSITION));
        assertThat(answer.status()).isEqualTo(200);
        List<JsonNode> lines = lines(answer);
        JsonNode last = lines.get(lines.size() - 1);
        assertThat(last.path("last").asBoolean()).isTrue();
        assertThat(last.path("complete").asBoolean()).isTrue();
        assertThat(last.path("moves"))
                .isNotEmpty()
                .allSatisfy(
                        move -> assertThat(move.path("certainty").asString()).isEqualTo("proven"));
    }

    @Test
    void reportsMalformedParameters() {
        assertThat(ann.get(analysis("adjacent-claim:3x3:X--/---:O"))
                        .json()
                        .path("detail")
                        .asString())
                .startsWith("position: column");
        assertThat(ann.get("/api/analysis").json().path("detail").asString())
                .contains("position: missing; expected ?position=…");
        assertThat(ann.get(analysis(POSITION) + "&seconds=0").status()).isEqualTo(200);
        assertThat(ann.get("/api/analysis?seconds=1e9&position=" + POSITION.replace("/", "%2F"))
                        .json()
                        .path("detail")
                        .asString())
                .contains("at most 60");
    }

    @Test
    void rejectsAnalysisOfOwnGameWithoutHints() {
        JsonNode made = ann.post("/api/games", "{\"game\":\"adjacent-claim:3x3\",\"games\":1}")
                .json();
        String id = made.at("/game/id").asString();
        bob.act(id, "{\"type\":\"join\",\"code\":\"" + made.at("/game/code").asString() + "\"}");
        BrowserClient.Response rejection = ann.get(analysis(POSITION));
        assertThat(rejection.status()).isEqualTo(403);
        assertThat(rejection.json().path("code").asString()).isEqualTo("hints-off");
        assertThat(rejection.json().path("game").asString()).isEqualTo(id);
        assertThat(rejection.json().path("url").asString()).isEqualTo("/game/" + id);
        assertThat(rejection.json().path("detail").asString())
                .isEqualTo("Finish your game without hints first (Adjacent Claim, /game/" + id
                        + "): this position can arise in it.");
        assertThat(ann.get(analysis("adjacent-claim:3x3:--X/---/---:O")).status())
                .as("mirrored")
                .isEqualTo(403);
        assertThat(ann.get(analysis("adjacent-claim:3x3:XXX/OO-/O--:X")).status())
                .as("later in the game")
                .isEqualTo(200);
        assertThat(ann.get(analysis("adjacent-claim:3x4:X---/----/----:O")).status())
                .as("another board")
                .isEqualTo(200);
        assertThat(bob.get(analysis(POSITION)).status()).isEqualTo(403);
        assertThat(server.newClient().get(analysis(POSITION)).status()).isEqualTo(200);
        String engine = "{\"game\":\"adjacent-claim\",\"seats\":{\"X\":\"strongest\"}";
        BrowserClient.Response advice = ann.post("/api/games", engine + ",\"start\":\"" + POSITION + "\"}");
        assertThat(advice.json().path("code").asString()).isEqualTo("hints-off");
        assertThat(ann.post("/api/games", engine + "}").status())
                .as("from the start")
                .isEqualTo(201);
        assertThat(ann.get(analysis("santorini:" + "x")).status())
                .as("another game")
                .isEqualTo(400);
        assertThat(ann.get("/api/games/" + id + "/review").json().path("reason").asString())
                .isEqualTo("not-over");
        ann.act(id, "{\"type\":\"resign\"}");
        assertThat(ann.get(analysis(POSITION)).status()).isEqualTo(200);
    }

    @Test
    void reviewsFinishedGame() {
        String id = ann.create("{\"game\":\"adjacent-claim:3x3\",\"seats\":{\"O\":\"level-1\"},\"games\":1}");
        try (SocketClient live = ann.live(id).watch()) {
            JsonNode state = live.next("game").path("state");
            while (state.path("status").asString().equals("running")) {
                if (state.path("toMove").asString().equals("X")) {
                    ann.play(id, state.path("ply").asInt(), state.at("/moves/0").asString());
                }
                state = live.next("moved").path("state");
            }
        }
        List<JsonNode> lines = lines(ann.get("/api/games/" + id + "/review"));
        JsonNode whole = lines.get(lines.size() - 1);
        int plies = ann.get("/api/games/" + id).json().at("/state/ply").asInt();
        assertThat(whole.path("moves")).hasSize(plies);
        assertThat(whole.path("moves"))
                .allSatisfy(
                        move -> assertThat(move.at("/played/sure").asBoolean()).isTrue());
    }

    @Test
    void reviewsFinishedGameOnOtherMapDuringGameWithoutHints() throws IOException, InterruptedException {
        String finished = friends("squirrel-war:7");
        ann.play(finished, 0, "C3");
        ann.act(finished, "{\"type\":\"resign\"}");
        String running = friends("squirrel-war:8");
        HttpResponse<Stream<String>> review = ann.http()
                .send(ann.request("/api/games/" + finished + "/review").build(), BodyHandlers.ofLines());
        assertThat(review.statusCode()).isEqualTo(200);
        // The rest of the review would take seconds.
        review.body().close();
        String again = friends("squirrel-war:7");
        BrowserClient.Response rejection = ann.get("/api/games/" + finished + "/review");
        assertThat(rejection.json().path("game").asString()).isEqualTo(again);
        for (String id : List.of(running, again)) {
            ann.act(id, "{\"type\":\"resign\"}");
        }
    }

    /** Starts a game without hints between Ann and Bob. */
    private String friends(String game) {
        JsonNode made = ann.post("/api/games", "{\"game\":\"" + game + "\",\"games\":1}")
                .json();
        String id = made.at("/game/id").asString();
        bob.act(id, "{\"type\":\"join\",\"code\":\"" + made.at("/game/code").asString() + "\"}");
        return id;
    }

    @Test
    void reviewsAnyLineOfPlay() {
        String line = "?position=adjacent-claim:3x3:XX-/OO-/---:X&moves=A3,C1";
        List<JsonNode> lines = lines(ann.get("/api/review" + line));
        JsonNode whole = lines.get(lines.size() - 1);
        assertThat(whole.path("last").asBoolean()).isTrue();
        assertThat(whole.path("moves")).hasSize(2);
        assertThat(whole.at("/moves/1/played/move").asString()).isEqualTo("C1");
        List<JsonNode> again = lines(bob.get("/api/review" + line));
        assertThat(again.get(again.size() - 1)).isEqualTo(whole);
        assertThat(lines(ann.get("/api/review?position=adjacent-claim:3x3:XX-/OO-/---:X"))
                        .get(0)
                        .path("moves"))
                .isEmpty();
        assertThat(ann.get("/api/review" + line + ",C1").json().path("detail").asString())
                .startsWith("move 3: ");
    }

    /** The changes of all lines together equal a complete response. */
    @Test
    void studySendsChanges() {
        String line = "/api/study?position=adjacent-claim:3x3:XX-/OO-/---:X&moves=A3,C1&seconds=5";
        List<JsonNode> lines = lines(ann.get(line + "&at=adjacent-claim:3x3:XX-/OO-/---:X"));
        JsonNode last = lines.get(lines.size() - 1);
        assertThat(last.path("last").asBoolean()).isTrue();
        assertThat(last.path("reviewed").asInt()).isEqualTo(2);
        Map<String, JsonNode> known = new HashMap<>();
        lines.forEach(response -> response.path("positions")
                .forEach(position -> known.put(position.path("position").asString(), position)));
        assertThat(known).hasSize(2);
        JsonNode start = Objects.requireNonNull(known.get("adjacent-claim:3x3:XX-/OO-/---:X"));
        assertThat(start.path("ply").asInt()).isEqualTo(1);
        assertThat(start.path("complete").asBoolean()).isTrue();
        String since = "&since=" + last.path("version").asString();
        String next = "adjacent-claim:3x3:XXX/OO-/---:O";
        List<JsonNode> again = lines(ann.get(line + since + "&at=" + next));
        // Only the reasons for the best move of this position are new.
        assertThat(again)
                .allSatisfy(response -> assertThat(response.path("positions"))
                        .allSatisfy(position ->
                                assertThat(position.path("position").asString()).isEqualTo(next)));
        assertThat(again.get(0).at("/positions/0/moves"))
                .isEqualTo(Objects.requireNonNull(known.get(next)).path("moves"));
        assertThat(lines(ann.get(line + "&since=other.7")).get(0).path("positions"))
                .hasSize(2);
    }

    @Test
    void studyUsesGivenWinner() {
        String line = "/api/study?position=adjacent-claim:3x3:XX-/OO-/---:X&moves=A3,C1&seconds=5";
        List<JsonNode> lost = lines(ann.get(line + "&winner=X"));
        assertThat(lost.get(lost.size() - 1).path("deciding").asInt()).isEqualTo(2);
        List<JsonNode> won = lines(ann.get(line + "&winner=O"));
        assertThat(won.get(won.size() - 1).has("deciding")).isFalse();
        List<JsonNode> drawn = lines(
                ann.get(line.replace("3x3", "4x4").replace("XX-/OO-/---", "XX--/OO--/----/----") + "&winner=draw"));
        assertThat(drawn.get(drawn.size() - 1).has("deciding")).isFalse();
        assertThat(ann.get(line + "&winner=Z").json().path("detail").asString()).startsWith("winner: ");
        assertThat(ann.get(line + "&at=othello").json().path("detail").asString())
                .startsWith("at: ");
        assertThat(ann.get(line + "&at=adjacent-claim:3x4:XX--/OO--/----:X")
                        .json()
                        .path("detail")
                        .asString())
                .startsWith("at: expected a position of adjacent-claim:3x3");
    }

    @Test
    void rejectsReviewOfLineOfOwnGameWithoutHints() {
        JsonNode made = ann.post("/api/games", "{\"game\":\"adjacent-claim:3x3\",\"games\":1}")
                .json();
        String id = made.at("/game/id").asString();
        bob.act(id, "{\"type\":\"join\",\"code\":\"" + made.at("/game/code").asString() + "\"}");
        String line = "/api/review?moves=A2&position=" + POSITION;
        assertThat(ann.get(line).json().path("code").asString()).isEqualTo("hints-off");
        assertThat(server.newClient().get(line).status()).isEqualTo(200);
        ann.act(id, "{\"type\":\"resign\"}");
    }
}
