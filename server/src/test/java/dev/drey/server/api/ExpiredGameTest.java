package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import dev.drey.server.store.Store;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of what clients get for games that have expired. */
final class ExpiredGameTest {
    @TempDir
    private Path folder;

    @Test
    void linksToExpiredGamesSaySo() throws SQLException {
        String game;
        String link;
        try (RunningServer server = RunningServer.start(folder)) {
            BrowserClient ann = server.newClient();
            game = ann.create("{\"game\":\"othello\"}");
            link = "/api/games/" + game;
            assertThat(ann.get(link).status()).isEqualTo(200);
        }
        execute("UPDATE game SET created_at = 1000, due = 2000");
        try (RunningServer server = RunningServer.start(folder, "limit-requests", "0")) {
            BrowserClient bob = server.newClient();
            Await.until(() -> bob.get(link).status() == 410);
            BrowserClient.Response problem = bob.get(link);
            assertThat(problem.json().path("code").asString()).isEqualTo("expired");
            assertThat(problem.json().path("detail").asString()).contains("has expired");
            assertThat(bob.get(link + "/events").status()).isEqualTo(410);
            assertThat(bob.get(link + "/record").status()).isEqualTo(410);
            assertThat(bob.get(link + "/invitation").status()).isEqualTo(410);
            assertThat(bob.get(link + "/review").status()).isEqualTo(410);
            assertThat(bob.act(game, "{\"type\":\"join\"}").status()).isEqualTo(410);
        }
        execute("UPDATE game SET delete_at = 1000");
        try (RunningServer server = RunningServer.start(folder, "limit-requests", "0")) {
            BrowserClient bob = server.newClient();
            Await.until(() -> bob.get(link).status() == 404);
            BrowserClient.Response problem = bob.get(link);
            assertThat(problem.json().path("detail").asString()).contains("deleted after a while");
        }
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = connection.createStatement()) {
            assertThat(statement.executeUpdate(sql)).isOne();
        }
    }
}
