package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import dev.drey.server.RawClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Attacks a server with a small heap while two people play. The players come from another address than the attackers. */
final class AttackIT {
    private static final int CLIENTS = 600;
    private static final List<String> ADDRESSES =
            List.of("127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5", "127.0.0.6");

    @TempDir
    private Path folder;

    private final Queue<RawClient> attackers = new ConcurrentLinkedQueue<>();
    private AttackedServer server;
    private BrowserClient ann;
    private BrowserClient bob;

    @BeforeEach
    void start() throws IOException {
        server = new AttackedServer(
                folder.resolve("data"), folder.resolve("log"), "64m", "log-level", "info", "max-connections", "400");
        ann = server.newClient();
        bob = server.newClient();
        play();
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
        leave();
    }

    private void leave() throws IOException {
        for (RawClient attacker = attackers.poll(); attacker != null; attacker = attackers.poll()) {
            attacker.close();
        }
    }

    /** Each of the five addresses opens connections and sends on each of them. */
    private CompletableFuture<Void> attack(String... requests) {
        return CompletableFuture.allOf(ADDRESSES.stream()
                .map(address -> CompletableFuture.runAsync(() -> {
                    for (int i = 0; i < CLIENTS / ADDRESSES.size(); i++) {
                        connect(address, requests[i % requests.length]);
                    }
                }))
                .toArray(CompletableFuture<?>[]::new));
    }

    private void connect(String address, String request) {
        try {
            attackers.add(new RawClient(address, server.port()).trySend(request));
        } catch (IOException refused) {
            // The server may refuse.
        }
    }

    /** Ann and Bob play two moves, and Bob sees them on his socket. */
    private void play() {
        BrowserClient.Response made = ann.post("/api/games", "{\"game\":\"othello\"}");
        assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
        String id = made.json().at("/game/id").asString();
        try (SocketClient live = bob.live(id).watch()) {
            String code = made.json().at("/game/code").asString();
            assertThat(bob.act(id, "{\"type\":\"join\",\"code\":\"" + code + "\"}")
                            .status())
                    .isEqualTo(200);
            assertThat(ann.play(id, 0, "d3").status()).isEqualTo(200);
            assertThat(live.next("moved").path("move").asString()).isEqualToIgnoringCase("d3");
            live.send("{\"type\":\"play\",\"ply\":1,\"move\":\"c5\"}");
            assertThat(live.next("moved").path("move").asString()).isEqualToIgnoringCase("c5");
        }
    }

    /** Plays while the attack runs and while its connections stay open; afterwards the server is as before. */
    private void requireGameGoesOn(CompletableFuture<Void> attack) throws Exception {
        do {
            play();
        } while (!attack.isDone());
        attack.get(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS);
        for (int i = 0; i < 5; i++) {
            play();
            assertThat(server.newClient().get("/health").status()).isEqualTo(200);
        }
        leave();

        assertThat(server.newClient().get("/health").status()).isEqualTo(200);
        assertThat(server.newClient().get("/ready").status()).isEqualTo(200);
        play();
        Await.until(() -> server.metric("drey_body_bytes") == 0 && server.metric("drey_unsent_bytes") == 0);
        Await.until(() -> server.metric("drey_connections") < 20);
        try (Stream<String> log = Files.lines(folder.resolve("log"))) {
            List<String> lines = log.toList();
            assertThat(lines).noneMatch(line -> line.contains("OutOfMemoryError"));
            assertThat(lines)
                    .anyMatch(line -> line.matches(".* INFO listening port=[0-9]+ connections=[0-9]+ per-address=.*"));
        }
    }

    /** The headers announce 131,000 bytes, of which 127,000 arrive. */
    private static String incompleteBody(String host) {
        return "POST /api/games HTTP/1.1\r\nHost: " + host
                + "\r\nContent-Type: application/json\r\nContent-Length: 131000\r\n\r\n" + "x".repeat(127_000);
    }

    @Test
    void incompleteBodies() throws Exception {
        requireGameGoesOn(attack(incompleteBody("evil.example"), incompleteBody("localhost")));
    }

    /** Each chunk would occupy a buffer of its own if it were kept as it arrives. */
    @Test
    void tinyChunks() throws Exception {
        requireGameGoesOn(attack("POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "1\r\nx\r\n".repeat(5_000)));
    }

    @Test
    void slowHeaders() throws Exception {
        requireGameGoesOn(attack(
                "GET / HTTP/1.1\r\nHost: localhost\r\n" + "a:\r\n".repeat(90),
                "GET /" + "x".repeat(7_000),
                "",
                "GET / HTTP/1.1\r\nHost: localhost\r\n" + "a:\r\n".repeat(2_000)));
    }

    @Test
    void unreadResponses() throws Exception {
        String request = "GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
        requireGameGoesOn(attack(request.repeat(20)));
    }

    /** Streams are not closed for newcomers, so the attackers must not get all connections. */
    @Test
    void streams() throws Exception {
        String request = "GET /api/lobby/events HTTP/1.1\r\nHost: localhost\r\n\r\n";
        // Some connections are closed before their request runs, so the attackers try again.
        requireGameGoesOn(attack(request).thenCompose(done -> attack(request)).thenCompose(done -> attack(request)));
    }
}
