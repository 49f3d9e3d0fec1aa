package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients that say too much, or what nobody can read. */
final class LiveFloodTest {
    @TempDir
    private static Path folder;

    private static String game(Client who) {
        return who.post("/api/games", "{\"game\":\"othello\"}")
                .json()
                .at("/game/id")
                .asString();
    }

    @Test
    void whoDoesNotStopIsHungUpOn() {
        try (RunningServer server = RunningServer.start(folder, "limit-messages", "5")) {
            Client ann = server.guest();
            try (LiveClient live = LiveClient.connect(ann, game(ann))) {
                for (int i = 0; i < 5; i++) {
                    live.say("{\"type\":\"ping\"}");
                    assertThat(live.next("pong").path("type").asString()).isEqualTo("pong");
                }
                live.say("{\"type\":\"ping\"}");
                assertThat(live.next("refused").path("code").asString()).isEqualTo("too-many-messages");
                try {
                    for (int i = 0; i < 200; i++) {
                        live.say("{\"type\":\"ping\"}");
                    }
                } catch (CompletionException closedAlready) {
                    assertThat(closedAlready).hasCauseInstanceOf(java.io.IOException.class);
                }
                assertThat(live.closedWith()).isEqualTo(1008);
            }
        }
    }
}
