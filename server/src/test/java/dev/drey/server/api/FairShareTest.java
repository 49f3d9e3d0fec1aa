package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A player with many games against the strongest engine does not keep another player waiting. */
final class FairShareTest {
    private static final int GAMES = 100;

    @TempDir
    private Path folder;

    /** A client behind a proxy that names its address. */
    private record Client(BrowserClient browser, String address) {
        JsonNode post(String path, String body) {
            return browser.send(browser.request(path)
                            .header("X-Forwarded-For", address)
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(body))
                            .build())
                    .json();
        }

        /** Creates a game in which the engine begins. */
        String challenge(String level) {
            JsonNode made =
                    post("/api/games", "{\"game\":\"othello\",\"seats\":{\"X\":\"" + level + "\",\"O\":\"me\"}}");
            assertThat(made.path("type").asString()).as(made.toString()).isEqualTo("game");
            return made.at("/game/id").asString();
        }

        boolean hasMove(String game) {
            return browser.get("/api/games/" + game).json().at("/state/ply").asInt() > 0;
        }
    }

    @Test
    void otherPlayerIsServedWhileTheFloodWaits() {
        try (RunningServer server = RunningServer.start(folder, "engine-threads", "1", "trusted-proxy", "true")) {
            Client attacker = new Client(server.newClient(), "192.0.2.1");
            String last = "";
            for (int i = 0; i < GAMES; i++) {
                last = attacker.challenge("strongest");
            }
            Client victim = new Client(server.newClient(), "192.0.2.2");
            for (String level : List.of("level-1", "strongest")) {
                String game = victim.challenge(level);
                Await.until(() -> victim.hasMove(game));
            }
            // In the order of arrival, all moves of the attacker would have been made before.
            assertThat(attacker.hasMove(last)).isFalse();
        }
    }
}
