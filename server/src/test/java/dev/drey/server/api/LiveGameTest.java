package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests of live games as clients see them: sockets, streams and plain requests. */
final class LiveGameTest {
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
    void createClients() {
        ann = server.newClient();
        bob = server.newClient();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** A running game of Ann (X) and Bob (O). */
    private String game(String request) {
        BrowserClient.Response made = ann.post("/api/games", request);
        String id = made.json().at("/game/id").asString();
        BrowserClient.Response joined = bob.act(
                id,
                "{\"type\":\"join\",\"code\":\"" + made.json().at("/game/code").asString() + "\"}");
        assertThat(joined.status()).isEqualTo(200);
        return id;
    }

    @Test
    void spectatorsSeeGameButCannotMove() {
        String id = game("{\"game\":\"othello\"}");
        BrowserClient eve = server.newClient();
        assertThat(eve.play(id, 0, "d3").json().path("reason").asString()).isEqualTo("spectator");
        try (SocketClient watching = eve.live(id).watch()) {
            assertThat(watching.next("game").path("you").isMissingNode()).isTrue();
            watching.send("{\"type\":\"play\",\"ply\":0,\"move\":\"d3\",\"ref\":\"mine\"}");
            JsonNode rejection = watching.next("rejected");
            assertThat(rejection.path("reason").asString()).isEqualTo("spectator");
            assertThat(rejection.path("ref").asString()).isEqualTo("mine");
            assertThat(ann.play(id, 0, "d3").status()).isEqualTo(200);
            assertThat(watching.next("moved").path("move").asString()).isEqualToIgnoringCase("d3");
        }
    }

    @Test
    void repeatedMoveIsAcceptedOnce() {
        String id = game("{\"game\":\"othello\"}");
        assertThat(ann.play(id, 0, "d3").status()).isEqualTo(200);
        BrowserClient.Response again = ann.play(id, 0, "d3");
        assertThat(again.status()).isEqualTo(409);
        assertThat(again.json().path("code").asString()).isEqualTo("rejected");
        assertThat(again.json().path("reason").asString()).isEqualTo("stale");
        assertThat(again.json().path("ply").asInt()).isEqualTo(1);
        assertThat(again.raw().headers().firstValue("Content-Type").orElse("")).startsWith("application/problem+json");
    }

    @Test
    void watchResumesAfterLostConnection() {
        String id = game("{\"game\":\"othello\"}");
        int known;
        try (SocketClient first = ann.live(id).watch()) {
            known = first.next("game").path("seq").asInt();
            first.abort();
        }
        assertThat(ann.play(id, 0, "d3").status()).isEqualTo(200);
        assertThat(bob.play(id, 1, "c3").status()).isEqualTo(200);
        try (SocketClient again = ann.live(id).resume(known)) {
            assertThat(again.next(any -> true).path("seq").asInt()).isEqualTo(known + 1);
            assertThat(again.next(any -> true).path("seq").asInt()).isEqualTo(known + 2);
            JsonNode whole = again.next(any -> true);
            assertThat(whole.path("type").asString()).isEqualTo("game");
            assertThat(whole.at("/state/ply").asInt()).isEqualTo(2);
            assertThat(whole.path("you").asString()).isEqualTo("X");
        }
    }

    @Test
    void presenceReportsConnectedPlayers() {
        String id = game("{\"game\":\"othello\"}");
        try (SocketClient a = ann.live(id).watch()) {
            assertThat(a.next("presence").at("/here/O").asBoolean()).isFalse();
            SocketClient b = bob.live(id).watch();
            assertThat(a.next("presence").at("/here/O").asBoolean()).isTrue();
            b.abort();
            assertThat(a.next("presence").at("/here/O").asBoolean()).isFalse();
        }
    }

    @Test
    void streamHasSameMessagesAsSocket() throws IOException, InterruptedException {
        String id = game("{\"game\":\"othello\"}");
        HttpRequest request =
                bob.request("/api/games/" + id + "/events?after=0").build();
        HttpResponse<java.io.InputStream> response = bob.http().send(request, BodyHandlers.ofInputStream());
        assertThat(response.headers().firstValue("Content-Type").orElse("")).startsWith("application/x-ndjson");
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
            assertThat(types(lines, 4)).containsExactly("seated", "started", "game", "presence");
            assertThat(ann.play(id, 0, "d3").status()).isEqualTo(200);
            JsonNode moved = next(lines);
            assertThat(moved.path("type").asString()).isEqualTo("moved");
            assertThat(moved.at("/state/toMove").asString()).isEqualTo("O");
        }
    }

    @Test
    void streamWithoutWaitEnds() {
        String id = game("{\"game\":\"othello\"}");
        String body =
                ann.get("/api/games/" + id + "/events?after=0&wait=false").raw().body();
        assertThat(body.lines()
                        .map(line ->
                                BrowserClient.JSON.readTree(line).path("type").asString()))
                .containsExactly("seated", "started", "game", "presence");
    }

    private static List<String> types(BufferedReader lines, int count) throws IOException {
        List<String> types = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            types.add(next(lines).path("type").asString());
        }
        return types;
    }

    private static JsonNode next(BufferedReader lines) throws IOException {
        String line = lines.readLine();
        while (line != null && line.isEmpty()) {
            line = lines.readLine();
        }
        return BrowserClient.JSON.readTree(String.valueOf(line));
    }

    @Test
    void rejectsInvalidMessagesWithoutEffect() {
        String id = game("{\"game\":\"othello\"}");
        try (SocketClient a = ann.live(id)) {
            a.send("nonsense");
            assertThat(a.next("rejected").path("reason").asString()).isEqualTo("bad-json");
            a.send("{\"type\":\"play\",\"ply\":0,\"move\":\"<script>\"}");
            assertThat(a.next("rejected").path("reason").asString()).isEqualTo("unreadable");
            a.send("{\"type\":\"ping\",\"ref\":\"still there?\"}");
            assertThat(a.next("pong").path("ref").asString()).isEqualTo("still there?");
        }
        assertThat(ann.get("/api/games/" + id).json().at("/state/ply").asInt()).isZero();
        assertThat(ann.act(id, "{\"type\":\"watch\"}").status()).isEqualTo(400);
        assertThat(ann.post("/api/games", "{\"game\":\"chess\"}")
                        .json()
                        .path("detail")
                        .asString())
                .startsWith("$.game: unknown game 'chess'; expected one of squirrel-war, ");
    }

    @Test
    void rejectsSocketOfMissingGame() {
        assertThat(ann.get("/api/games/222222222222").status()).isEqualTo(404);
        assertThat(rejectedUpgradeStatus(server.address(), "222222222222")).isEqualTo(404);
    }

    @Test
    void rejectsSocketFromOtherSite() {
        String id = game("{\"game\":\"othello\"}");
        assertThat(rejectedUpgradeStatus("http://elsewhere.example", id)).isEqualTo(403);
    }

    /** The HTTP status of a rejected upgrade. */
    private int rejectedUpgradeStatus(String origin, String game) {
        CompletionException rejection = catchThrowableOfType(
                CompletionException.class,
                () -> ann.http()
                        .newWebSocketBuilder()
                        .header("Origin", origin)
                        .buildAsync(
                                URI.create(server.address().replace("http:", "ws:") + "/api/games/" + game + "/live"),
                                new WebSocket.Listener() {})
                        .join());
        return Objects.requireNonNull((WebSocketHandshakeException) rejection.getCause())
                .getResponse()
                .statusCode();
    }

    @Test
    void listsOwnGamesAndExportsRecord() {
        String id = game("{\"game\":\"adjacent-claim:3x3\",\"games\":1}");
        assertThat(ann.play(id, 0, "B2").status()).isEqualTo(200);
        assertThat(bob.act(id, "{\"type\":\"resign\"}")
                        .json()
                        .at("/state/ending")
                        .asString())
                .isEqualTo("resigned");
        JsonNode mine = ann.get("/api/me/games").json().at("/games/0");
        assertThat(mine.path("id").asString()).isEqualTo(id);
        assertThat(mine.path("you").asString()).isEqualTo("X");
        assertThat(mine.path("result").asString()).isEqualTo("1-0");
        assertThat(ann.get("/api/games/" + id + "/record").raw().body())
                .contains("B2")
                .contains("resigned");
        assertThat(ann.get("/api/games/" + id + "/record?format=json")
                        .json()
                        .path("format")
                        .asString())
                .isEqualTo("drey-record");
    }

    @Test
    void playersCanChooseName() {
        assertThat(ann.put("/api/me", "{\"name\":\"  Ann   Lee \"}")
                        .json()
                        .path("name")
                        .asString())
                .isEqualTo("Ann Lee");
        assertThat(ann.get("/api/me").json().path("name").asString()).isEqualTo("Ann Lee");
        for (String bad : List.of("", "   ", "x".repeat(31), "a\\u0000b", "<b>", "a\\nb")) {
            assertThat(ann.put("/api/me", "{\"name\":\"" + bad + "\"}").status())
                    .as(bad)
                    .isEqualTo(400);
        }
        String id = ann.create("{\"game\":\"othello\"}");
        assertThat(bob.get("/api/games/" + id).json().at("/state/seats/X/name").asString())
                .isEqualTo("Ann Lee");
    }

    @Test
    void tokenActsAsItsCreator() {
        JsonNode me = ann.post("/api/tokens", "{}").json();
        HttpRequest request = HttpRequest.newBuilder(URI.create(server.address() + "/api/me"))
                .header("Authorization", "Bearer " + me.path("token").asString())
                .build();
        assertThat(new BrowserClient(server.address()).send(request).json().path("id"))
                .isEqualTo(me.path("id"));
    }

    @Test
    void renamedPlayerJoinsBySocketWithNewName() {
        String id = ann.create("{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}");
        try (SocketClient b = bob.live(id).watch()) {
            b.next("game");
            assertThat(bob.put("/api/me", "{\"name\":\"Bob the bot\"}").status())
                    .isEqualTo(200);
            b.send("{\"type\":\"join\"}");
            assertThat(b.next("seated").at("/state/seats/O/name").asString()).isEqualTo("Bob the bot");
        }
        assertThat(bob.get("/api/me").json().path("name").asString()).isEqualTo("Bob the bot");
    }

    @Test
    void limitsGamesBetweenEngines() {
        BrowserClient eve = server.newClient();
        String request = "{\"game\":\"othello\",\"seats\":{\"X\":\"strongest\",\"O\":\"strongest\"}}";
        eve.create(request);
        eve.create(request);
        assertThat(eve.post("/api/games", request).json().path("code").asString())
                .isEqualTo("too-many-engine-games");
    }

    @Test
    void rematchesCountAsNewGames(@TempDir Path other) {
        try (RunningServer strict = RunningServer.start(other, "limit-new-games", "2")) {
            BrowserClient eve = strict.newClient();
            String id = eve.create("{\"game\":\"othello\",\"seats\":{\"O\":\"level-1\"}}");
            eve.act(id, "{\"type\":\"resign\"}");
            BrowserClient.Response again = eve.act(id, "{\"type\":\"offer\",\"what\":\"rematch\"}");
            assertThat(again.status()).isEqualTo(200);
            String next = again.json().at("/state/next").asString();
            eve.act(next, "{\"type\":\"resign\"}");
            BrowserClient.Response tooMany = eve.act(next, "{\"type\":\"offer\",\"what\":\"rematch\"}");
            assertThat(tooMany.json().path("code").asString()).isEqualTo("too-many-new-games");
        }
    }
}
