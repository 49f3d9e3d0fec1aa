package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** All events of a long game reach every kind of client, complete and in order. */
final class LongReplayTest {
    private static final int EVENTS = 600;

    /** A start with many legal moves, so that events are large. */
    private static final String START = "santorini:CC:00000/00X00O0/00000/00O00X0/00000:X";

    @TempDir
    private Path folder;

    private RunningServer server;
    private BrowserClient ann;
    private BrowserClient bob;
    private String id;
    private int last;

    @BeforeEach
    void playLongGame() {
        server = RunningServer.start(
                folder,
                "durability",
                "process",
                "limit-requests",
                "0",
                "limit-requests-address",
                "0",
                "limit-messages",
                "0",
                "limit-messages-address",
                "0");
        ann = server.newClient();
        bob = server.newClient();
        JsonNode made = ann.post("/api/games", "{\"game\":\"santorini\",\"start\":\"" + START + "\"}")
                .json();
        id = made.at("/game/id").asString();
        bob.act(id, "{\"type\":\"join\",\"code\":\"" + made.at("/game/code").asString() + "\"}");
        move(ann);
        move(bob);
        do {
            ann.act(id, "{\"type\":\"offer\",\"what\":\"takeback\"}");
            last = bob.act(id, "{\"type\":\"decline\",\"what\":\"takeback\"}")
                    .json()
                    .path("seq")
                    .asInt();
        } while (last < EVENTS);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** Plays any move. */
    private void move(BrowserClient player) {
        JsonNode state = player.get("/api/games/" + id).json().path("state");
        BrowserClient.Response moved =
                player.play(id, state.path("ply").asInt(), state.at("/moves/0").asString());
        assertThat(moved.status()).isEqualTo(200);
        last = moved.json().path("seq").asInt();
    }

    private String events(String query) {
        return "/api/games/" + id + "/events?" + query;
    }

    /** Checks that messages are events without a gap, then the game. @return the number of the last event */
    private static int check(List<JsonNode> messages, int after) {
        List<Integer> numbers = messages.stream()
                .filter(message -> message.has("at"))
                .map(message -> message.path("seq").asInt())
                .toList();
        assertThat(numbers)
                .isEqualTo(IntStream.rangeClosed(after + 1, after + numbers.size())
                        .boxed()
                        .toList());
        return after + numbers.size();
    }

    private static List<JsonNode> parse(String body) {
        return body.lines()
                .filter(line -> !line.isEmpty())
                .map(BrowserClient.JSON::readTree)
                .toList();
    }

    private static boolean isGame(JsonNode message) {
        return message.path("type").asString().equals("game");
    }

    @Test
    void responseWithoutWaitHasAllEvents() {
        String body = ann.get(events("after=0&wait=false")).raw().body();
        assertThat(body.length()).as("more than a buffer holds").isGreaterThan(512 * 1024);
        List<JsonNode> messages = parse(body);
        assertThat(check(messages, 0)).isEqualTo(last);
        assertThat(messages.get(last).path("type").asString()).isEqualTo("game");
        assertThat(messages.get(last).path("seq").asInt()).isEqualTo(last);
        assertThat(messages).hasSize(last + 2);
    }

    @Test
    void programsCanReadPages() {
        int known = 0;
        int pages = 0;
        List<JsonNode> page;
        do {
            page = parse(ann.get(events("after=" + known + "&wait=false&limit=250"))
                    .raw()
                    .body());
            known = check(page, known);
            assertThat(page.stream().filter(message -> message.has("at"))).hasSizeLessThanOrEqualTo(250);
            pages++;
        } while (page.stream().noneMatch(LongReplayTest::isGame));
        assertThat(known).isEqualTo(last);
        assertThat(pages).isEqualTo(3);
    }

    @Test
    void rejectsInvalidLimits() {
        for (String query : List.of("wait=false&limit=0", "wait=false&limit=1001", "wait=false&limit=x", "limit=5")) {
            BrowserClient.Response answer = ann.get(events("after=0&" + query));
            assertThat(answer.status()).as(query).isEqualTo(400);
            assertThat(answer.json().path("detail").asString()).startsWith("limit: expected ");
        }
    }

    @Test
    void streamHasAllEventsAndContinues() throws IOException, InterruptedException {
        HttpResponse<InputStream> response =
                bob.http().send(bob.request(events("after=0")).build(), BodyHandlers.ofInputStream());
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
            assertThat(check(readUntilGame(lines), 0)).isEqualTo(last);
            move(ann);
            JsonNode next = next(lines);
            while (!next.has("at")) {
                next = next(lines);
            }
            assertThat(next.path("seq").asInt()).isEqualTo(last);
        }
    }

    @Test
    void socketHasAllEventsAndContinues() {
        try (SocketClient live = bob.live(id).resume(0)) {
            List<JsonNode> messages = new ArrayList<>();
            live.next(message -> {
                messages.add(message);
                return isGame(message);
            });
            assertThat(check(messages, 0)).isEqualTo(last);
            move(ann);
            assertThat(live.next("moved").path("seq").asInt()).isEqualTo(last);
        }
    }

    /** A reader that pauses after the first events, while the game goes on, misses nothing. */
    @Test
    void slowReaderGetsEventsThatHappenMeanwhile() throws IOException {
        BrowserClient eve = server.newClient();
        String token = eve.post("/api/tokens", "{}").json().path("token").asString();
        try (Socket slow = new Socket()) {
            slow.setReceiveBufferSize(2048);
            slow.setSoTimeout((int) Await.TIMEOUT.toMillis());
            slow.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
            // HTTP/1.0, so that the body is not chunked.
            slow.getOutputStream()
                    .write(("GET " + events("after=0") + " HTTP/1.0\r\nHost: 127.0.0.1\r\nAuthorization: Bearer "
                                    + token + "\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            BufferedReader lines =
                    new BufferedReader(new InputStreamReader(slow.getInputStream(), StandardCharsets.UTF_8), 1);
            assertThat(lines.readLine()).contains("200");
            while (!String.valueOf(lines.readLine()).isEmpty()) {
                // Headers.
            }
            int known = check(List.of(next(lines)), 0);
            move(ann);
            move(bob);
            List<JsonNode> messages = new ArrayList<>();
            // The game comes after the events that were replayed; how many these are depends on the buffers of the
            // system.
            boolean sawGame = false;
            while (!sawGame || known + count(messages) < last) {
                messages.add(next(lines));
                sawGame |= isGame(messages.get(messages.size() - 1));
            }
            assertThat(check(messages, known)).isEqualTo(last);
        }
    }

    private static long count(List<JsonNode> messages) {
        return messages.stream().filter(message -> message.has("at")).count();
    }

    private static List<JsonNode> readUntilGame(BufferedReader lines) throws IOException {
        List<JsonNode> messages = new ArrayList<>();
        do {
            messages.add(next(lines));
        } while (!isGame(messages.get(messages.size() - 1)));
        return messages;
    }

    private static JsonNode next(BufferedReader lines) throws IOException {
        String line = lines.readLine();
        while (line != null && line.isEmpty()) {
            line = lines.readLine();
        }
        return BrowserClient.JSON.readTree(String.valueOf(line));
    }
}
