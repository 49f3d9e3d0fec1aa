package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Limits of open games over HTTP hold for requests that come at the same time. */
final class LimitsTest {
    private static final int LIMIT = 20;

    @TempDir
    private Path folder;

    /** Sends the same request many times at once. */
    private static List<HttpResponse<String>> postAll(BrowserClient client, int count, String body) {
        List<CompletableFuture<HttpResponse<String>>> responses = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            HttpRequest request = client.request("/api/games")
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build();
            responses.add(client.http().sendAsync(request, BodyHandlers.ofString()));
        }
        return responses.stream()
                .map(response -> response.orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)
                        .join())
                .toList();
    }

    private static void assertLimit(List<HttpResponse<String>> responses, int limit, String code, String detail) {
        assertThat(responses)
                .filteredOn(response -> response.statusCode() == 201)
                .hasSize(limit);
        assertThat(responses)
                .filteredOn(response -> response.statusCode() != 201)
                .hasSize(responses.size() - limit)
                .allSatisfy(response -> {
                    assertThat(response.statusCode()).isEqualTo(429);
                    assertThat(response.body()).contains("\"" + code + "\"", detail);
                });
    }

    @Test
    void concurrentRequestsDoNotExceedOpenGames() {
        try (RunningServer server = RunningServer.start(folder, "limit-open-games", String.valueOf(LIMIT))) {
            BrowserClient ann = server.newClient();
            ann.get("/api/me");
            assertLimit(
                    postAll(ann, 3 * LIMIT, "{\"game\":\"othello\"}"),
                    LIMIT,
                    "too-many-open-games",
                    "The limit is 20 unfinished games per player.");
            BrowserClient bob = server.newClient();
            String id = bob.create("{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}");
            assertThat(ann.act(id, "{\"type\":\"join\"}").json().path("code").asString())
                    .isEqualTo("too-many-open-games");
            try (SocketClient socket = ann.live(id).watch()) {
                socket.next("game");
                socket.send("{\"type\":\"join\"}");
                assertThat(socket.next("rejected").path("reason").asString()).isEqualTo("too-many-open-games");
            }
        }
    }

    @Test
    void addressHasLimitedGamesBetweenEngines() {
        try (RunningServer server = RunningServer.start(
                folder, "limit-engine-games", "0", "limit-engine-games-address", String.valueOf(LIMIT))) {
            BrowserClient ann = server.newClient();
            ann.get("/api/me");
            String engines = "{\"game\":\"othello\",\"seats\":{\"X\":\"strongest\",\"O\":\"strongest\"}}";
            assertLimit(
                    postAll(ann, 2 * LIMIT, engines),
                    LIMIT,
                    "too-many-engine-games",
                    "The limit is 20 running games between engines per address.");
            assertThat(server.newClient()
                            .post("/api/games", engines)
                            .json()
                            .path("code")
                            .asString())
                    .isEqualTo("too-many-engine-games");
        }
    }
}
