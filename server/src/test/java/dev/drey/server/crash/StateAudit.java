package dev.drey.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Compares the data of a restarted server with everything that clients received before. */
final class StateAudit {
    /** The grace period for reconnecting in docs/api.md. */
    private static final long RECONNECT_GRACE_MILLIS = 10_000;

    /** Heartbeats are written every second, but a busy machine may be late. */
    static final long MAX_HEARTBEAT_DELAY_MILLIS = 30_000;

    private final String address;
    private final String token;
    private final ClientLog log;
    private final ServerRuns serverRuns;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    StateAudit(String address, String token, ClientLog log, ServerRuns serverRuns) {
        this.address = address;
        this.token = token;
        this.log = log;
        this.serverRuns = serverRuns;
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + path))
                .header("Authorization", "Bearer " + token)
                .build();
        HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(path + ": " + answer.body()).isEqualTo(200);
        return answer;
    }

    private void check(String game, ClientLog.GameLog gameLog) throws IOException, InterruptedException {
        List<String> lines = get("/api/games/" + game + "/events?after=0&wait=false")
                .body()
                .lines()
                .filter(line -> !line.isEmpty())
                .toList();
        List<JsonNode> messages = lines.stream().map(ClientLog.JSON::readTree).toList();
        // The events so far come before the view. An event after it has just happened: an engine may have moved.
        List<JsonNode> events =
                messages.stream().takeWhile(message -> !isView(message)).toList();
        JsonNode view = messages.stream().filter(StateAudit::isView).findFirst().orElseThrow();
        synchronized (gameLog) {
            checkEvents(game, gameLog, lines, events, view);
            checkMoves(game, gameLog, replay(game, events, view));
        }
        if (!events.isEmpty()) {
            checkAtomicity(game, view);
            checkClocks(game, events.get(events.size() - 1), view);
        }
    }

    private static boolean isView(JsonNode message) {
        return message.path("type").asString().equals("game");
    }

    /** Checks that events are numbered without gaps and equal to those received. */
    private static void checkEvents(
            String game, ClientLog.GameLog gameLog, List<String> lines, List<JsonNode> events, JsonNode view) {
        for (int i = 0; i < events.size(); i++) {
            assertThat(events.get(i).path("seq").asInt()).as(game).isEqualTo(i + 1);
        }
        assertThat(view.path("seq").asInt()).as(game).isEqualTo(events.size());
        gameLog.events.forEach((seq, received) -> {
            assertThat(events.size())
                    .as("%s: received %s, but it is missing", game, received)
                    .isGreaterThanOrEqualTo(seq);
            assertThat(lines.get(seq - 1)).as(game).isEqualTo(received);
        });
        gameLog.states.forEach((seq, response) -> {
            assertThat(events.size())
                    .as("%s: received %s, but it is missing", game, response)
                    .isGreaterThanOrEqualTo(seq);
            if (seq > 0) {
                assertThat(ClientLog.withoutClock(events.get(seq - 1).path("state")))
                        .as(game)
                        .isEqualTo(response);
            }
        });
    }

    /** Replays the moves by the rules and checks every stated position. Returns the events of moves by ply. */
    private static Map<Integer, JsonNode> replay(String game, List<JsonNode> events, JsonNode view) {
        Map<Integer, JsonNode> moved = new HashMap<>();
        Position position = Games.position(view.at("/game/start").asString());
        for (JsonNode event : events) {
            JsonNode state = event.path("state");
            if (event.path("type").asString().equals("moved")) {
                moved.put(moved.size(), event);
                position = position.play(move(position, event.path("move").asString()));
            }
            assertThat(state.path("position").asString()).as(game).isEqualTo(position.text());
            assertThat(state.path("ply").asInt()).as(game).isEqualTo(moved.size());
            assertThat(state.path("status").asString().equals("over"))
                    .as("%s: over by rule: %s", game, event)
                    .isEqualTo(position.isOver());
        }
        return moved;
    }

    private static Move move(Position position, String text) {
        return position.moves().stream()
                .filter(move -> move.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(text + " is not a legal move in " + position.text()));
    }

    private static void checkMoves(String game, ClientLog.GameLog gameLog, Map<Integer, JsonNode> moved) {
        Map<Integer, String> moves = new HashMap<>();
        moved.forEach((ply, event) -> moves.put(ply, event.path("move").asString()));
        assertThat(moves).as("%s: acknowledged moves", game).containsAllEntriesOf(gameLog.acknowledged);
        moved.forEach((ply, event) -> {
            String move = event.path("move").asString();
            JsonNode seat = event.at("/state/seats").path(event.path("side").asString());
            if (seat.path("kind").asString().equals("person") && !move.equals(Move.PASS.text())) {
                assertThat(gameLog.sent.getOrDefault(ply, Set.of()))
                        .as("%s, sent for ply %s", game, ply)
                        .contains(move);
            }
        });
    }

    /** Checks that changes are complete: a move with its forced pass, the end of a game with the next game. */
    private void checkAtomicity(String game, JsonNode view) throws IOException, InterruptedException {
        JsonNode state = view.path("state");
        String status = state.path("status").asString();
        if (status.equals("running")) {
            assertThat(state.path("moves").isEmpty())
                    .as("%s: a pass is missing", game)
                    .isFalse();
        } else if (status.equals("over")) {
            JsonNode match = view.at("/game/match");
            boolean goesOn = match.path("round").asInt() < match.path("of").asInt();
            assertThat(state.has("next")).as(game + ": " + view).isEqualTo(goesOn);
            if (goesOn) {
                JsonNode next = ClientLog.JSON.readTree(
                        get("/api/games/" + state.path("next").asString()).body());
                assertThat(next.at("/game/match/round").asInt())
                        .isEqualTo(match.path("round").asInt() + 1);
                assertThat(next.at("/state/status").asString()).isIn("running", "over");
            }
        }
    }

    /** Checks that clocks are charged for the server's uptime only, except for the grace period. */
    private void checkClocks(String game, JsonNode last, JsonNode view) {
        JsonNode before = last.at("/state/clock");
        JsonNode now = view.at("/state/clock");
        if (!view.at("/state/status").asString().equals("running") || now.isMissingNode()) {
            assertThat(view.at("/state/ending").asString("")).as(game).isNotEqualTo("time");
            return;
        }
        String running = now.path("running").asString("");
        assertThat(before.path("running").asString("")).as(game).isEqualTo(running);
        ServerRuns.Uptime there = serverRuns.uptimeBetween(
                last.path("at").asLong(), now.path("at").asLong());
        for (String side : List.of("X", "O")) {
            long charged = before.path(side).asLong() - now.path(side).asLong();
            if (side.equals(running)) {
                assertThat(charged)
                        .as("%s: charged, of %s", game, there)
                        .isGreaterThanOrEqualTo(0)
                        .isLessThanOrEqualTo(there.max())
                        .isGreaterThanOrEqualTo(
                                there.min() - RECONNECT_GRACE_MILLIS - there.outages() * MAX_HEARTBEAT_DELAY_MILLIS);
            } else {
                assertThat(charged).as(game).isZero();
            }
        }
    }

    void checkChangedGames() throws IOException, InterruptedException {
        check(log.takeChangedGames());
    }

    void checkAll() throws IOException, InterruptedException {
        check(log.games());
    }

    private void check(Set<String> games) throws IOException, InterruptedException {
        for (String game : games) {
            check(game, log.game(game));
        }
    }
}
