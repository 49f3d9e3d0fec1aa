package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

final class WholeGameTest {
    private static RunningServer server;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void start() {
        server = RunningServer.start(folder);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void twoPlayersPlayWholeGameOverSockets() {
        BrowserClient ann = server.newClient();
        BrowserClient bob = server.newClient();
        JsonNode made = ann.post(
                        "/api/games",
                        "{\"game\":\"adjacent-claim:3x3\",\"seats\":{\"X\":\"me\",\"O\":\"friend\"},\"games\":1}")
                .json();
        String id = made.at("/game/id").asString();
        String code = made.at("/game/code").asString();
        try (SocketClient a = ann.live(id).watch();
                SocketClient b = bob.live(id).watch()) {
            assertThat(a.next("game").at("/state/status").asString()).isEqualTo("open");
            assertThat(b.next("game").path("you").isMissingNode()).isTrue();
            b.send("{\"type\":\"join\",\"code\":\"" + code + "\"}");
            assertThat(a.next("seated").path("side").asString()).isEqualTo("O");
            JsonNode state = a.next("started").path("state");
            assertThat(b.next("started").at("/state/status").asString()).isEqualTo("running");
            while (state.path("status").asString().equals("running")) {
                SocketClient mover = state.path("toMove").asString().equals("X") ? a : b;
                mover.send("{\"type\":\"play\",\"ply\":" + state.path("ply").asInt() + ",\"move\":\""
                        + state.at("/moves/0").asString() + "\"}");
                state = a.next("moved").path("state");
                assertThat(b.next("moved").path("state")).isEqualTo(state);
            }
            assertThat(state.path("result").asString()).isIn("1-0", "0-1", "1/2-1/2");
        }
    }

    @Test
    void playsEngineByHttpRequests() {
        BrowserClient ann = server.newClient();
        String id =
                ann.create("{\"game\":\"adjacent-claim:3x3\",\"seats\":{\"X\":\"level-1\",\"O\":\"me\"},\"games\":1}");
        try (SocketClient live = ann.live(id).watch()) {
            JsonNode state = live.next("game").path("state");
            while (state.path("status").asString().equals("running")) {
                // A forced pass is played automatically.
                if (state.path("toMove").asString().equals("O")
                        && !state.path("moves").isEmpty()) {
                    BrowserClient.Response answer = ann.play(
                            id, state.path("ply").asInt(), state.at("/moves/0").asString());
                    assertThat(answer.status()).isEqualTo(200);
                }
                state = live.next("moved").path("state");
            }
            assertThat(state.path("ending").asString()).isNotEmpty();
        }
    }
}
