package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A client that ignores the message limit. */
final class LiveFloodTest {
    @TempDir
    private static Path folder;

    private static String game(BrowserClient client) {
        return client.post("/api/games", "{\"game\":\"othello\"}")
                .json()
                .at("/game/id")
                .asString();
    }

    private static boolean isAnswer(JsonNode message) {
        String type = message.path("type").asString("");
        return type.equals("pong") || type.equals("rejected");
    }

    @Test
    void closesSocketOfFloodingClient() {
        try (RunningServer server = RunningServer.start(folder, "limit-messages", "5")) {
            BrowserClient ann = server.newClient();
            try (SocketClient live = SocketClient.connect(ann, game(ann))) {
                int rejected = 0;
                for (int i = 0; i < 1000 && rejected < 101; i++) {
                    live.send("{\"type\":\"ping\"}");
                    // Every answer is awaited: bytes sent after the server has closed the socket would reset the
                    // connection, and the close frame would be lost.
                    JsonNode answer = live.next(LiveFloodTest::isAnswer);
                    if (i < 5) {
                        assertThat(answer.path("type").asString()).isEqualTo("pong");
                    } else if (answer.path("type").asString().equals("rejected")) {
                        assertThat(answer.path("reason").asString()).isEqualTo("too-many-messages");
                        rejected++;
                    }
                }
                assertThat(rejected).isEqualTo(101);
                assertThat(live.closeStatus()).isEqualTo(1008);
            }
        }
    }
}
