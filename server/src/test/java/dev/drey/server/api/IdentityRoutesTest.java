package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import dev.drey.server.api.BrowserClient.Response;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests of tokens, signing out everywhere, and deleting an identity. */
final class IdentityRoutesTest {
    private static final String FRIENDS = "{\"game\":\"adjacent-claim:3x3\",\"games\":1}";
    private static final int POLICY_VIOLATION = 1008;

    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init")
    private RunningServer server;

    @SuppressWarnings("NullAway.Init")
    private BrowserClient ann;

    @SuppressWarnings("NullAway.Init")
    private BrowserClient bob;

    @BeforeEach
    void start() {
        // Tests that wait for the cache send more requests than one player may.
        server = RunningServer.start(folder, "limit-tokens", "3", "limit-requests", "0");
        ann = server.newClient();
        bob = server.newClient();
        ann.put("/api/me", "{\"name\":\"Ann\"}");
        bob.put("/api/me", "{\"name\":\"Bob\"}");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static String text(JsonNode json, String property) {
        return json.path(property).asString();
    }

    private static String id(BrowserClient client) {
        return text(client.get("/api/me").json(), "id");
    }

    private HttpRequest.Builder withToken(String token, String path) {
        return HttpRequest.newBuilder(URI.create(server.address() + path))
                .timeout(Await.TIMEOUT)
                .header("Authorization", "Bearer " + token);
    }

    private Response get(String token, String path) {
        return new BrowserClient(server.address()).send(withToken(token, path).build());
    }

    private Response delete(BrowserClient client, String path) {
        return client.send(client.request(path).DELETE().build());
    }

    /** Creates a game between two people. */
    private String friends(BrowserClient first, BrowserClient second) {
        JsonNode made = first.post("/api/games", FRIENDS).json();
        String game = made.at("/game/id").asString();
        second.act(
                game, "{\"type\":\"join\",\"code\":\"" + made.at("/game/code").asString() + "\"}");
        return game;
    }

    // ------------------------------------------------------------ tokens

    @Test
    void tokensAreListedWithoutTheirSecrets() throws IOException {
        Response made = ann.post("/api/tokens", "{\"label\":\"My bot\",\"days\":30}");
        assertThat(made.status()).isEqualTo(201);
        String token = text(made.json(), "token");
        assertThat(get(token, "/api/me").json().path("name").asString()).isEqualTo("Ann");

        Response list = ann.get("/api/tokens");
        assertThat(list.raw().body()).doesNotContain(token.substring("drey_".length()));
        JsonNode only = list.json().path("tokens").path(0);
        assertThat(list.json().path("tokens")).hasSize(1);
        assertThat(text(only, "label")).isEqualTo("My bot");
        assertThat(only.path("expires").asLong() - only.path("created").asLong())
                .isEqualTo(TimeUnit.DAYS.toMillis(30));
        assertThat(only.path("current").asBoolean()).isFalse();
        assertThat(get(token, "/api/tokens").json().at("/tokens/0/current").asBoolean())
                .isTrue();
        Await.until(() -> ann.get("/api/tokens").json().at("/tokens/0").has("lastUsed"));
        assertThat(bob.get("/api/tokens").json().path("tokens")).isEmpty();
        for (String file : new String[] {"drey.db", "drey.db-wal"}) {
            assertThat(new String(
                            Files.readAllBytes(folder.resolve(file)), java.nio.charset.StandardCharsets.ISO_8859_1))
                    .doesNotContain(token);
        }
    }

    @Test
    void tokenWithoutBodyLastsForTheDefaultTime() {
        Response made = ann.send(ann.request("/api/tokens")
                .POST(HttpRequest.BodyPublishers.noBody())
                .build());
        JsonNode details = made.json().path("details");
        assertThat(details.path("expires").asLong() - details.path("created").asLong())
                .isEqualTo(TimeUnit.DAYS.toMillis(90));
    }

    @Test
    void rejectsInvalidTokenRequests() {
        for (String bad : new String[] {
            "{\"days\":0}",
            "{\"days\":366}",
            "{\"days\":\"9\"}",
            "{\"label\":\"a\\u202eb\"}",
            "{\"label\":7}",
            "{\"label\":\"" + "x".repeat(41) + "\"}",
            "{\"lable\":\"x\"}",
            "[]"
        }) {
            assertThat(ann.post("/api/tokens", bad).status()).as(bad).isEqualTo(400);
        }
        assertThat(ann.get("/api/tokens").json().path("tokens")).isEmpty();
    }

    @Test
    void limitsTokens() {
        for (int i = 0; i < 3; i++) {
            assertThat(ann.post("/api/tokens", "{}").status()).isEqualTo(201);
        }
        Response rejected = ann.post("/api/tokens", "{}");
        assertThat(rejected.status()).isEqualTo(429);
        assertThat(text(rejected.json(), "code")).isEqualTo("too-many-tokens");
        assertThat(bob.post("/api/tokens", "{}").status()).isEqualTo(201);
    }

    @Test
    void revokedTokenStopsAtOnceWithItsConnections() {
        JsonNode made = ann.post("/api/tokens", "{}").json();
        String token = text(made, "token");
        String other = text(ann.post("/api/tokens", "{}").json(), "token");
        CompletableFuture<HttpResponse<String>> stream = HttpClient.newHttpClient()
                .sendAsync(withToken(token, "/api/lobby/events").build(), HttpResponse.BodyHandlers.ofString());
        // The stream has begun when the game has a listener, so it is followed by a socket of the same token.
        String game = ann.create("{\"game\":\"othello\"}");
        try (SocketClient live =
                SocketClient.connect(server.address(), game, token).watch()) {
            live.next("game");
            assertThat(delete(bob, "/api/tokens/" + text(made.path("details"), "id"))
                            .status())
                    .isEqualTo(404);
            Response revoked = delete(ann, "/api/tokens/" + text(made.path("details"), "id"));
            assertThat(revoked.json().path("tokens")).hasSize(1);
            assertThat(live.closeStatus()).isEqualTo(POLICY_VIOLATION);
        }
        Response answer = get(token, "/api/me");
        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.raw().body()).contains("bad-token", "revoked");
        assertThat(get(other, "/api/me").status()).isEqualTo(200);
        assertThat(stream.orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS).join())
                .isNotNull();
    }

    @Test
    void rotatedTokenKeepsLabelAndReplacesTheOldOne() {
        JsonNode made =
                ann.post("/api/tokens", "{\"label\":\"My bot\",\"days\":7}").json();
        String path = "/api/tokens/" + text(made.path("details"), "id") + "/rotate";
        assertThat(bob.post(path, "{}").status()).isEqualTo(404);
        Response rotated = ann.post(path, "{}");
        assertThat(rotated.status()).isEqualTo(200);
        JsonNode details = rotated.json().path("details");
        assertThat(text(details, "label")).isEqualTo("My bot");
        assertThat(details.path("expires").asLong() - details.path("created").asLong())
                .isEqualTo(TimeUnit.DAYS.toMillis(7));
        assertThat(get(text(made, "token"), "/api/me").status()).isEqualTo(401);
        assertThat(get(text(rotated.json(), "token"), "/api/me").status()).isEqualTo(200);
        assertThat(ann.post(path, "{}").status()).isEqualTo(404);
    }

    @Test
    void expiredTokenIsRejected() throws SQLException {
        String token = text(ann.post("/api/tokens", "{}").json(), "token");
        execute("UPDATE token SET expires_at = 1000");
        assertThat(get(token, "/api/me").raw().body()).contains("bad-token", "expired");
        String id = ann.get("/api/tokens").json().at("/tokens/0/id").asString();
        Response rotated = ann.post("/api/tokens/" + id + "/rotate", "{}");
        assertThat(rotated.status()).isEqualTo(404);
        assertThat(rotated.raw().body()).contains("expired");
    }

    @Test
    void nameThatIsNoLongerAllowedIsNotShown() throws SQLException {
        execute("UPDATE identity SET name = 'perf\u0435ct' WHERE name = 'Ann'");
        // The cached name stays for a few seconds.
        Await.until(() -> !text(ann.get("/api/me").json(), "name").equals("Ann"));
        assertThat(text(ann.get("/api/me").json(), "name")).matches("[A-Z][a-z]+ [0-9A-F]{3}");
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("drey.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 10000");
            statement.execute(sql);
        }
    }

    // ------------------------------------------------------------ signing out

    @Test
    void signingOutEverywhereKeepsThisBrowserOnly() {
        String token = text(ann.post("/api/tokens", "{}").json(), "token");
        BrowserClient elsewhere = ann.copy();
        String me = id(ann);
        assertThat(id(elsewhere)).isEqualTo(me);
        String game = ann.create("{\"game\":\"othello\"}");
        try (SocketClient live = elsewhere.live(game).watch()) {
            live.next("game");
            assertThat(text(ann.post("/api/me/sign-out", "{}").json(), "id")).isEqualTo(me);
            assertThat(live.closeStatus()).isEqualTo(POLICY_VIOLATION);
        }
        assertThat(id(ann)).isEqualTo(me);
        assertThat(get(token, "/api/me").status()).isEqualTo(401);
        Response other = elsewhere.get("/api/me");
        assertThat(other.status()).isEqualTo(401);
        assertThat(text(other.json(), "code")).isEqualTo("signed-out");
        // Requests that need no identity still work, and opening a page begins a new visit.
        assertThat(elsewhere.get("/api/kinds").status()).isEqualTo(200);
        elsewhere.get("/");
        assertThat(elsewhere.get("/api/me").status()).isEqualTo(200);
        assertThat(id(elsewhere)).isNotEqualTo(me);
    }

    @Test
    void leavingMakesThisBrowserANewGuest() {
        String me = id(ann);
        assertThat(ann.post("/api/me/sign-out", "{\"leave\":true}").status()).isEqualTo(200);
        assertThat(id(ann)).isNotEqualTo(me);
    }

    @Test
    void programThatSignsOutGetsANewToken() {
        String token = text(ann.post("/api/tokens", "{\"label\":\"My bot\"}").json(), "token");
        String me = id(ann);
        Response signedOut = new BrowserClient(server.address())
                .send(withToken(token, "/api/me/sign-out")
                        .POST(HttpRequest.BodyPublishers.noBody())
                        .build());
        String replacement = text(signedOut.json(), "token");
        assertThat(get(token, "/api/me").status()).isEqualTo(401);
        assertThat(text(get(replacement, "/api/me").json(), "id")).isEqualTo(me);
        assertThat(text(get(replacement, "/api/tokens").json().at("/tokens/0"), "label"))
                .isEqualTo("My bot");
        assertThat(ann.get("/api/me").status()).isEqualTo(401);
    }

    // ------------------------------------------------------------ deletion

    @Test
    void deletionNeedsTheOwnId() {
        for (String bad : new String[] {"{}", "{\"confirm\":true}", "{\"confirm\":\"" + id(bob) + "\"}"}) {
            assertThat(ann.post("/api/me/delete", bad).status()).as(bad).isEqualTo(400);
        }
        assertThat(text(ann.get("/api/me").json(), "name")).isEqualTo("Ann");
    }

    @Test
    void deletedPlayerGetsNoRematch() {
        String game = friends(ann, bob);
        bob.act(game, "{\"type\":\"resign\"}");
        ann.act(game, "{\"type\":\"offer\",\"what\":\"rematch\"}");
        ann.post("/api/me/delete", "{\"confirm\":\"" + id(ann) + "\"}");
        Response accepted = bob.post("/api/games/" + game + "/actions", "{\"type\":\"accept\",\"what\":\"rematch\"}");
        assertThat(accepted.status()).isEqualTo(409);
        assertThat(accepted.json().path("reason").asString()).isEqualTo("opponent-deleted");
    }

    @Test
    void deletedPlayerIsGoneAndGamesStay() {
        String me = id(ann);
        String over = friends(ann, bob);
        bob.act(over, "{\"type\":\"resign\"}");
        String running = friends(bob, ann);
        String open = ann.create("{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}");
        String token = text(ann.post("/api/tokens", "{}").json(), "token");
        BrowserClient elsewhere = ann.copy();
        id(elsewhere);
        try (SocketClient live = bob.live(running).watch();
                SocketClient own = elsewhere.live(running).watch()) {
            live.next("game");
            own.next("game");
            Response deleted = ann.post("/api/me/delete", "{\"confirm\":\"" + me + "\"}");
            assertThat(deleted.status()).isEqualTo(200);
            assertThat(deleted.json().path("games").asInt()).isEqualTo(2);
            JsonNode ended = live.next("ended");
            assertThat(ended.at("/state/ending").asString()).isEqualTo("resigned");
            assertThat(ended.at("/state/seats/O/name").asString()).isEqualTo("Deleted player");
            assertThat(own.closeStatus()).isEqualTo(POLICY_VIOLATION);
        }
        assertThat(bob.get("/api/games/" + over)
                        .json()
                        .at("/state/seats/X/name")
                        .asString())
                .isEqualTo("Deleted player");
        assertThat(bob.get("/api/games/" + open).json().at("/state/status").asString())
                .isEqualTo("cancelled");
        assertThat(bob.get("/api/lobby").json().path("games")).isEmpty();
        assertThat(bob.get("/api/games/" + over + "/record").raw().body())
                .contains("Deleted player")
                .doesNotContain("Ann");
        assertThat(bob.get("/api/me/games").raw().body())
                .contains("Deleted player")
                .doesNotContain("Ann");
        assertThat(get(token, "/api/me").status()).isEqualTo(401);
        assertThat(elsewhere.get("/api/me").status()).isEqualTo(401);
        assertThat(id(ann)).isNotEqualTo(me);
        assertThat(ann.get("/api/me/games").json().path("games")).isEmpty();
    }

    /** The generated name would tell who it was, so it is replaced as well. */
    @Test
    void deletedGuestHasNoNameAfterARestart() {
        BrowserClient guest = server.newClient();
        String name = text(guest.get("/api/me").json(), "name");
        String game = friends(guest, bob);
        guest.post("/api/me/delete", "{\"confirm\":\"" + id(guest) + "\"}");
        server.close();
        server = RunningServer.start(folder);
        String shown = server.newClient().get("/api/games/" + game).raw().body();
        assertThat(shown).contains("Deleted player").doesNotContain(name);
    }

    @Test
    void renamedPlayerIsShownInGamesThatOthersWatch() {
        String game = friends(ann, bob);
        try (SocketClient live = bob.live(game).watch()) {
            assertThat(live.next("game").at("/state/seats/X/name").asString()).isEqualTo("Ann");
            ann.put("/api/me", "{\"name\":\"Ann Lee\"}");
            assertThat(live.next("game").at("/state/seats/X/name").asString()).isEqualTo("Ann Lee");
        }
    }
}
