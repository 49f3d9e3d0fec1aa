package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests of what players see while the storage fails, and afterwards. */
final class StorageFailureTest {
    @TempDir
    private Path folder;

    private RunningServer server;
    private BrowserClient ann;
    private BrowserClient bob;
    private String game;

    @BeforeEach
    void start() {
        server = RunningServer.start(folder);
        ann = server.newClient();
        bob = server.newClient();
        JsonNode made = ann.post("/api/games", "{\"game\":\"othello\"}").json();
        game = made.at("/game/id").asString();
        bob.act(game, "{\"type\":\"join\",\"code\":\"" + made.at("/game/code").asString() + "\"}");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void rejectsMovesWhileDatabaseIsLocked() throws SQLException {
        try (SocketClient b = bob.live(game).watch()) {
            b.next("game");
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                    Statement statement = other.createStatement()) {
                statement.execute("BEGIN IMMEDIATE");
                assertStorageProblem(ann.play(game, 0, "d3"), "locked");
                assertThat(ann.get("/ready").status()).isEqualTo(503);
                assertThat(ann.get("/api/games/" + game).json().at("/state/ply").asInt())
                        .isZero();
                statement.execute("ROLLBACK");
            }
            assertThat(ann.play(game, 0, "c4").status()).isEqualTo(200);
            assertThat(b.next("moved").path("move").asString())
                    .as("a rejected move is never sent")
                    .isEqualToIgnoringCase("c4");
            assertThat(ann.get("/ready").status()).isEqualTo(200);
        }
    }

    @Test
    void rejectsMovesWhileDatabaseIsMissing() throws IOException {
        Path file = folder.resolve(Store.DATABASE_FILE);
        Path elsewhere = folder.resolve("elsewhere.db");
        Files.move(file, elsewhere);
        assertStorageProblem(ann.play(game, 0, "d3"), "lost");
        assertThat(ann.post("/api/games", "{\"game\":\"othello\"}").status()).isEqualTo(503);
        assertThat(ann.get("/health").status()).isEqualTo(200);
        Files.move(elsewhere, file);
        assertThat(ann.play(game, 0, "d3").status()).isEqualTo(200);
        assertThat(bob.play(game, 1, "c3").status()).isEqualTo(200);
    }

    @Test
    void socketReportsFailureAndStaysOpen() throws SQLException {
        String open = ann.create("{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}");
        try (SocketClient b = bob.live(open).watch()) {
            b.next("game");
            unreadable(() -> {
                b.send("{\"type\":\"join\",\"ref\":\"j\"}");
                JsonNode rejection = b.next("rejected");
                assertThat(rejection.path("reason").asString()).isEqualTo("storage");
                assertThat(rejection.path("ref").asString()).isEqualTo("j");
            });
            b.send("{\"type\":\"join\"}");
            assertThat(b.next("started").at("/state/status").asString()).isEqualTo("running");
        }
    }

    @Test
    void failedStreamIsProblemAndHoldsNoLease() throws SQLException {
        unreadable(() -> {
            for (int i = 0; i < 25; i++) {
                assertThat(ann.get("/api/me/weaknesses").status()).isEqualTo(503);
            }
        });
        assertThat(ann.get("/api/lobby/events?wait=false").status()).isEqualTo(200);
    }

    @Test
    void lobbyCanBeReadWithoutStorage() throws SQLException {
        unreadable(() -> {
            assertThat(ann.get("/api/lobby").status()).isEqualTo(200);
            assertThat(ann.get("/api/lobby/events?wait=false").status()).isEqualTo(200);
        });
    }

    @Test
    void weaknessesReportStorageProblem() throws SQLException {
        unreadable(() -> {
            BrowserClient.Response rejection = ann.get("/api/me/weaknesses");
            assertThat(rejection.status()).isEqualTo(503);
            assertThat(rejection.json().path("code").asString()).isEqualTo("storage");
        });
        assertThat(ann.get("/api/me/weaknesses").status()).isEqualTo(200);
    }

    /** Hides the table of games for a while. */
    private void unreadable(Runnable meanwhile) throws SQLException {
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = other.createStatement()) {
            statement.execute("ALTER TABLE game RENAME TO elsewhere");
            try {
                meanwhile.run();
            } finally {
                statement.execute("ALTER TABLE elsewhere RENAME TO game");
            }
        }
    }

    private static void assertStorageProblem(BrowserClient.Response answer, String storage) {
        assertThat(answer.status()).isEqualTo(503);
        assertThat(answer.json().path("code").asString()).isEqualTo("storage");
        assertThat(answer.json().path("storage").asString()).isEqualTo(storage);
        assertThat(answer.json().path("detail").asString()).contains("database").doesNotContain("/");
        assertThat(answer.raw().headers().firstValue("Retry-After")).isPresent();
    }

    @Test
    void restartedServerContinuesGame() {
        assertThat(ann.play(game, 0, "d3").status()).isEqualTo(200);
        SocketClient a = ann.live(game).watch();
        a.next("game");
        server.close();
        assertThat(a.closeStatus()).isEqualTo(1001);
        server = RunningServer.start(folder);
        BrowserClient anybody = server.newClient();
        assertThat(anybody.get("/api/games/" + game).json().at("/state/ply").asInt())
                .isEqualTo(1);
    }
}
