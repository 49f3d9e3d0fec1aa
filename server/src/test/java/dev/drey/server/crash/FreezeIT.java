package dev.drey.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Tests that nobody loses on time, and that nobody's clock stops, if a server is frozen with SIGSTOP or its clock is set. {@code
 * -Ddrey.freeze} sets the length of the freeze in seconds; the players' clocks are always shorter.
 */
final class FreezeIT {
    private static final int FREEZE_SECONDS = Integer.getInteger("drey.freeze", 8);

    private static final Duration STEP = Duration.ofHours(1);

    /** The time of each player, in minutes. */
    private static final String LESS_THAN_FREEZE = String.format(Locale.ROOT, "%.2f", FREEZE_SECONDS * 0.75 / 60);

    private static final String LESS_THAN_STEP = "20";

    @TempDir
    private Path folder;

    private final HttpClient http = HttpClient.newHttpClient();
    private final List<String> tokens = new ArrayList<>();
    private ServerProcess server;
    private String game = "";

    @BeforeEach
    void start() throws Exception {
        server = ServerProcess.start(folder.resolve("data"), folder.resolve("log.txt"), "process", Duration.ZERO);
        for (int i = 0; i < 2; i++) {
            tokens.add(post("/api/tokens", "", "").path("token").asString());
        }
    }

    /** Starts a game in which the clock of X runs. */
    private void startGame(String minutes) throws Exception {
        JsonNode created =
                post("/api/games", tokens.get(0), "{\"game\":\"othello\",\"games\":1,\"clock\":\"" + minutes + "+0\"}");
        game = created.at("/game/id").asString();
        String code = created.at("/game/code").asString();
        act(1, "{\"type\":\"join\",\"code\":\"" + code + "\"}");
        play();
        play();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** X, whose clock runs, has not lost and can move; O, who does not move, loses in the end. */
    @Test
    void freezeCostsNoTime() throws Exception {
        startGame(LESS_THAN_FREEZE);
        server.freeze();
        TimeUnit.SECONDS.sleep(FREEZE_SECONDS);
        server.thaw();
        play();
        assertThat(outages()).anyMatch(millis -> millis >= TimeUnit.SECONDS.toMillis(FREEZE_SECONDS));
        Await.<Exception>until(() -> state().path("status").asString().equals("over"));
        JsonNode over = state();
        assertThat(over.path("ending").asString()).isEqualTo("time");
        assertThat(over.path("winner").asString()).isEqualTo("X");
        assertThat(over.path("ply").asInt()).isEqualTo(3);
    }

    @Test
    void clockStepsCostNoTime() throws Exception {
        startGame(LESS_THAN_STEP);
        server.setClock(STEP);
        play();
        server.setClock(STEP.negated());
        play();
        server.setClock(STEP.multipliedBy(2));
        play();
        assertThat(outages())
                .as("two steps forward")
                .filteredOn(millis -> millis > STEP.toMillis() / 2)
                .hasSize(2);
        JsonNode state = state();
        assertThat(state.path("ply").asInt()).isEqualTo(5);
        Await.<Exception>until(
                () -> state().at("/clock/O").asLong() < state.at("/clock/O").asLong());
        assertThat(state().path("status").asString()).isEqualTo("running");
    }

    /** Plays the first legal move. */
    private void play() throws IOException, InterruptedException {
        JsonNode state = state();
        int player = state.path("toMove").asString().equals("X") ? 0 : 1;
        String move = state.path("moves").get(0).asString();
        act(player, "{\"type\":\"play\",\"ply\":" + state.path("ply").asInt() + ",\"move\":\"" + move + "\"}");
    }

    private void act(int player, String message) throws IOException, InterruptedException {
        post("/api/games/" + game + "/actions", tokens.get(player), message);
    }

    private JsonNode state() throws IOException, InterruptedException {
        return send("/api/games/" + game, HttpRequest.newBuilder()).path("state");
    }

    private JsonNode post(String path, String token, String body) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder()
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        return send(path, token.isEmpty() ? request : request.header("Authorization", "Bearer " + token));
    }

    private JsonNode send(String path, HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> response = http.send(
                request.uri(URI.create(server.address() + path))
                        .timeout(Await.TIMEOUT)
                        .build(),
                BodyHandlers.ofString());
        assertThat(response.statusCode() / 100)
                .as(path + ": " + response.body())
                .isEqualTo(2);
        return ClientLog.JSON.readTree(response.body());
    }

    /** The lengths of all stored outages, in milliseconds. */
    private List<Long> outages() throws SQLException {
        List<Long> lengths = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/drey.db"));
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT until_at - from_at FROM outage")) {
            while (rows.next()) {
                lengths.add(rows.getLong(1));
            }
        }
        return lengths;
    }
}
