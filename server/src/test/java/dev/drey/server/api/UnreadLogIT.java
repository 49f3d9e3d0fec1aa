package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.RawClient;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server whose standard error nobody reads. */
final class UnreadLogIT {
    /** Their lines are longer than the pipe and the queue together. */
    private static final int REQUESTS = 5_000;

    @TempDir
    private Path folder;

    @Test
    void servesAndStopsAlthoughNobodyReadsItsLog() throws Exception {
        try (AttackedServer server = new AttackedServer(folder, null, "128m", "log-level", "info");
                RawClient client = new RawClient("127.0.0.1", server.port())) {
            String request = "HEAD /game/" + "x".repeat(190) + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
            CompletableFuture<Void> sending = CompletableFuture.runAsync(() -> {
                for (int i = 0; i < REQUESTS / 100; i++) {
                    client.trySend(request.repeat(100));
                }
            });
            for (int i = 0; i < REQUESTS; i++) {
                assertThat(client.readHead()).as("response %s", i).startsWith("HTTP/1.1 200 ");
            }
            sending.join();

            assertThat(server.newClient().get("/ready").status()).isEqualTo(200);
            assertThat(server.metric("drey_log_dropped_total")).isPositive();
            assertThat(server.stop()).isZero();
        }
    }

    /** The error stream is read only after the process has ended. */
    @Test
    void lastLinesBeforeTheExitAreNotLost() throws IOException, InterruptedException {
        Path log = folder.resolve("log");
        try (AttackedServer server = new AttackedServer(folder, log, "128m", "log-level", "info")) {
            assertThat(server.stop()).isZero();
        }

        assertThat(log).content().contains("INFO stopped\n");
    }
}
