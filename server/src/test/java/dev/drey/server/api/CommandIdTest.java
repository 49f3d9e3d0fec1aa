package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Clients may send a command or a request for a game again if it has an id. */
final class CommandIdTest {
    private static final String PLAY = "{\"type\":\"play\",\"ply\":0,\"move\":\"d3\",\"id\":\"a-1\"}";

    @TempDir
    private Path folder;

    private RunningServer server;
    private BrowserClient ann;
    private BrowserClient bob;

    @BeforeEach
    void start() {
        server = RunningServer.start(folder, "limit-new-games", "4", "limit-open-games", "3");
        ann = server.newClient();
        bob = server.newClient();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** A running game of Ann (X) and Bob (O). */
    private String game() {
        JsonNode made = ann.post("/api/games", "{\"game\":\"othello\"}").json();
        String id = made.at("/game/id").asString();
        bob.act(id, "{\"type\":\"join\",\"code\":\"" + made.at("/game/code").asString() + "\"}");
        return id;
    }

    private void takeBack(String game) {
        ann.act(game, "{\"type\":\"offer\",\"what\":\"takeback\"}");
        assertThat(bob.act(game, "{\"type\":\"accept\",\"what\":\"takeback\"}")
                        .json()
                        .at("/state/ply")
                        .asInt())
                .isZero();
    }

    @Test
    void repeatedRequestAfterTakebackChangesNothing() {
        String id = game();
        assertThat(ann.act(id, PLAY).json().at("/state/ply").asInt()).isEqualTo(1);
        takeBack(id);
        BrowserClient.Response again = ann.act(id, PLAY);
        assertThat(again.status()).isEqualTo(200);
        assertThat(again.json().at("/state/ply").asInt()).isZero();
        assertThat(again.json()).isEqualTo(ann.get("/api/games/" + id).json());
        BrowserClient.Response other = ann.act(id, PLAY.replace("d3", "c4"));
        assertThat(other.status()).isEqualTo(409);
        assertThat(other.json().path("reason").asString()).isEqualTo("reused-id");
    }

    @Test
    void repeatedMessageAfterTakebackChangesNothing() {
        String id = game();
        try (SocketClient a = ann.live(id).watch()) {
            a.next("game");
            a.send(PLAY);
            assertThat(a.next("moved").path("seq").asInt()).isEqualTo(3);
            assertThat(a.next("accepted").path("id").asString()).isEqualTo("a-1");
        }
        takeBack(id);
        try (SocketClient a = ann.live(id)) {
            // Before it watches, like a client that sends its queue first.
            a.send(PLAY.replace("}", ",\"ref\":\"again\"}"));
            JsonNode accepted = a.next("accepted");
            assertThat(accepted.path("ref").asString()).isEqualTo("again");
            assertThat(accepted.path("seq").asInt()).isEqualTo(5);
            assertThat(accepted.path("ply").asInt()).isZero();
            a.send(PLAY.replace("d3", "c4"));
            JsonNode rejected = a.next("rejected");
            assertThat(rejected.path("id").asString()).isEqualTo("a-1");
            assertThat(rejected.path("reason").asString()).isEqualTo("reused-id");
        }
        assertThat(ann.get("/api/games/" + id).json().path("seq").asInt()).isEqualTo(5);
    }

    @Test
    void commandsWithoutIdAreNotAnswered() {
        String id = game();
        try (SocketClient a = ann.live(id).watch()) {
            a.next("game");
            a.send("{\"type\":\"play\",\"ply\":0,\"move\":\"d3\",\"ref\":\"r\"}");
            a.next("moved");
            a.send("{\"type\":\"ping\"}");
            assertThat(a.next(message -> !message.path("type").asString().equals("presence"))
                            .path("type")
                            .asString())
                    .isEqualTo("pong");
        }
    }

    @Test
    void rejectsInvalidIds() {
        String id = game();
        for (String bad : List.of("", "x".repeat(65), "a b", "ü", "a\\u0000", "a/b")) {
            assertThat(ann.act(id, PLAY.replace("a-1", bad))
                            .json()
                            .path("detail")
                            .asString())
                    .as(bad)
                    .isEqualTo("$.id: not an id; expected 1 to 64 letters, digits, dots, hyphens or underscores");
            assertThat(ann.post("/api/games", "{\"game\":\"othello\",\"id\":\"" + bad + "\"}")
                            .status())
                    .as(bad)
                    .isEqualTo(400);
        }
        assertThat(ann.act(id, PLAY.replace("a-1", "x".repeat(64))).status()).isEqualTo(200);
    }

    @Test
    void repeatedRequestReturnsTheSameGame() {
        String request = "{\"game\":\"squirrel-war\",\"id\":\"one\"}";
        BrowserClient.Response first = ann.post("/api/games", request);
        assertThat(first.status()).isEqualTo(201);
        BrowserClient.Response again = ann.post("/api/games", request);
        assertThat(again.status()).isEqualTo(200);
        assertThat(again.json()).isEqualTo(first.json());
        assertThat(again.raw().headers().firstValue("Location"))
                .isEqualTo(first.raw().headers().firstValue("Location"))
                .contains("/api/games/" + first.json().at("/game/id").asString());
        BrowserClient.Response other = ann.post("/api/games", "{\"game\":\"othello\",\"id\":\"one\"}");
        assertThat(other.status()).isEqualTo(409);
        assertThat(other.json().path("reason").asString()).isEqualTo("reused-id");
        assertThat(bob.post("/api/games", request).status())
                .as("another creator")
                .isEqualTo(201);
        assertThat(ann.get("/api/me/games").json().path("games")).hasSize(1);
    }

    @Test
    void copiesInFlightCreateOneGame() {
        ann.get("/api/me");
        List<CompletableFuture<BrowserClient.Response>> copies = IntStream.range(0, 8)
                .mapToObj(i -> CompletableFuture.supplyAsync(
                        () -> ann.post("/api/games", "{\"game\":\"squirrel-war\",\"id\":\"one\"}")))
                .toList();
        // Copies that pass the check for earlier requests together may reach the limit of new games, but never create
        // another.
        List<String> games = copies.stream()
                .map(CompletableFuture::join)
                .filter(answer -> answer.status() / 100 == 2)
                .map(answer -> answer.json().at("/game/id").asString())
                .distinct()
                .toList();
        assertThat(games).hasSize(1);
        assertThat(ann.get("/api/me/games").json().path("games")).hasSize(1);
    }

    /** A limit that the first command has reached must not reject its repetition. */
    @Test
    void repetitionsNeedNoQuota() {
        String request = "{\"game\":\"othello\",\"seats\":{\"O\":\"level-1\"},\"id\":\"g\"}";
        String id = ann.create(request);
        assertThat(ann.act(id, "{\"type\":\"resign\",\"id\":\"r\"}").status()).isEqualTo(200);
        String rematch = "{\"type\":\"offer\",\"what\":\"rematch\",\"id\":\"o\"}";
        String next = ann.act(id, rematch).json().at("/state/next").asString();
        ann.create("{\"game\":\"othello\"}");
        ann.create("{\"game\":\"othello\"}");
        assertThat(ann.post("/api/games", "{\"game\":\"othello\"}").status()).isEqualTo(429);
        assertThat(ann.post("/api/games", request).status()).isEqualTo(200);
        BrowserClient.Response again = ann.act(id, rematch);
        assertThat(again.status()).isEqualTo(200);
        assertThat(again.json().at("/state/next").asString()).isEqualTo(next);
    }
}
