package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import dev.drey.server.RawClient;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests of the connections that streams may occupy. */
final class StreamLimitsTest {
    private static final String LOBBY = "GET /api/lobby/events HTTP/1.1\r\nHost: localhost\r\n\r\n";

    /** A start with many legal moves, so that events are long. */
    private static final String MANY_MOVES = "santorini:CC:00000/00X00O0/00000/00O00X0/00000:X";

    @TempDir
    private Path folder;

    private final List<RawClient> streams = new ArrayList<>();

    @AfterEach
    void leave() throws IOException {
        for (RawClient stream : streams) {
            stream.close();
        }
    }

    private String open(RunningServer server, String from) throws IOException {
        RawClient client = new RawClient(from, server.port());
        streams.add(client);
        return client.send(LOBBY).readHead();
    }

    /** Of 16 places, 4 are for short requests, and one address gets a third of the others. */
    @Test
    void oneAddressDoesNotGetAllPlaces() throws IOException {
        try (RunningServer server =
                RunningServer.start(folder, "max-connections", "16", "max-connections-address", "16")) {
            for (int i = 0; i < 4; i++) {
                assertThat(open(server, "127.0.0.2")).startsWith("HTTP/1.1 200 ");
            }

            assertThat(open(server, "127.0.0.2")).startsWith("HTTP/1.1 503 ").containsIgnoringCase("Retry-After: 5");
            assertThat(open(server, "127.0.0.3")).startsWith("HTTP/1.1 200 ");
            assertThat(server.newClient().get("/health").status()).isEqualTo(200);
        }
    }

    /** Creates a game with long events. @return its path */
    private static String createLongGame(BrowserClient ann, BrowserClient bob) {
        JsonNode made = ann.post("/api/games", "{\"game\":\"santorini\",\"start\":\"" + MANY_MOVES + "\"}")
                .json();
        String id = made.at("/game/id").asString();
        requireAccepted(bob.act(
                id, "{\"type\":\"join\",\"code\":\"" + made.at("/game/code").asString() + "\"}"));
        for (BrowserClient player : List.of(ann, bob)) {
            JsonNode state = player.get("/api/games/" + id).json().path("state");
            requireAccepted(player.play(
                    id, state.path("ply").asInt(), state.at("/moves/0").asString()));
        }
        for (int i = 0; i < 50; i++) {
            requireAccepted(ann.act(id, "{\"type\":\"offer\",\"what\":\"takeback\"}"));
            requireAccepted(bob.act(id, "{\"type\":\"decline\",\"what\":\"takeback\"}"));
        }
        return "/api/games/" + id;
    }

    private static void requireAccepted(BrowserClient.Response answer) {
        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(200);
    }

    @Test
    void slowReadersOfStreamsAreDisconnected() throws IOException {
        String events;
        int size;
        // The limits for slow clients must not reject those that create the game.
        try (RunningServer server = RunningServer.start(folder)) {
            BrowserClient ann = server.newClient();
            events = createLongGame(ann, server.newClient()) + "/events?after=0&wait=false";
            size = ann.get(events).raw().body().length();
        }
        try (RunningServer server = RunningServer.start(folder, "body-seconds", "1", "min-rate", "1000000")) {
            BrowserClient observer = server.newClient();
            RawClient slow = new RawClient("127.0.0.2", server.port());
            streams.add(slow);
            // More than the buffers of the system hold.
            slow.trySend(("GET " + events + " HTTP/1.1\r\nHost: localhost\r\n\r\n").repeat(1 + 24_000_000 / size));

            // A few bytes now and then restart Jetty's idle timeout, but not the deadline.
            Await.until(() -> {
                slow.tryRead();
                return !slow.isOpen();
            });
            Await.until(() -> observer.metric("drey_unsent_bytes") == 0 && observer.metric("drey_listeners") == 0);
        }
    }
}
