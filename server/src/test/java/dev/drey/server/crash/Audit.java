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

/** Holds what a server has after its start against what anybody was told before. */
final class Audit {
    private static final Set<String> NO_EVENTS = Set.of("game", "presence");

    /** What docs/api.md gives people to come back. */
    private static final long GRACE = 10_000;

    /** It notes a sign of life every second; a busy machine may be late. */
    private static final long LATE_SIGN = 30_000;

    private final String address;
    private final String token;
    private final Ledger ledger;
    private final Lives lives;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    Audit(String address, String token, Ledger ledger, Lives lives) {
        this.address = address;
        this.token = token;
        this.ledger = ledger;
        this.lives = lives;
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + path))
                .header("Authorization", "Bearer " + token)
                .build();
        HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(path + ": " + answer.body()).isEqualTo(200);
        return answer;
    }

    private void check(String game, Ledger.Page page) throws IOException, InterruptedException {
        List<String> lines = get("/api/games/" + game + "/events?after=0&wait=false")
                .body()
                .lines()
                .filter(line -> !line.isEmpty())
                .toList();
        List<JsonNode> messages = lines.stream().map(Ledger.JSON::readTree).toList();
        List<JsonNode> events = messages.stream()
                .filter(message -> !NO_EVENTS.contains(message.path("type").asString()))
                .toList();
        JsonNode view = messages.stream()
                .filter(message -> message.path("type").asString().equals("game"))
                .findFirst()
                .orElseThrow();
        synchronized (page) {
            nothingIsMissing(game, page, lines, events, view);
            everyMoveIsThere(game, page, replay(game, events, view));
        }
        if (!events.isEmpty()) {
            nothingIsHalf(game, view);
            clocksAreFair(game, events.get(events.size() - 1), view);
        }
    }

    /** The events are 1, 2, 3, …, and what was told of them is what they are. */
    private static void nothingIsMissing(
            String game, Ledger.Page page, List<String> lines, List<JsonNode> events, JsonNode view) {
        for (int i = 0; i < events.size(); i++) {
            assertThat(events.get(i).path("seq").asInt()).as(game).isEqualTo(i + 1);
        }
        assertThat(view.path("seq").asInt()).as(game).isEqualTo(events.size());
        page.events.forEach((seq, told) -> {
            assertThat(events.size())
                    .as("%s: told of %s, and it is gone", game, told)
                    .isGreaterThanOrEqualTo(seq);
            assertThat(lines.get(seq - 1)).as(game).isEqualTo(told);
        });
        page.states.forEach((seq, told) -> {
            assertThat(events.size())
                    .as("%s: told of %s, and it is gone", game, told)
                    .isGreaterThanOrEqualTo(seq);
            if (seq > 0) {
                assertThat(Ledger.timeless(events.get(seq - 1).path("state")))
                        .as(game)
                        .isEqualTo(told);
            }
        });
    }

    /** Plays the moves by the rules; the position after each must be the one that is stated. Answers with them by their plies. */
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
                    .as("%s: over by the board alone: %s", game, event)
                    .isEqualTo(position.isOver());
        }
        return moved;
    }

    private static Move move(Position position, String text) {
        return position.moves().stream()
                .filter(move -> move.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(text + " is no move in " + position.text()));
    }

    private static void everyMoveIsThere(String game, Ledger.Page page, Map<Integer, JsonNode> moved) {
        Map<Integer, String> moves = new HashMap<>();
        moved.forEach((ply, event) -> moves.put(ply, event.path("move").asString()));
        assertThat(moves).as("%s: what was acknowledged", game).containsAllEntriesOf(page.acknowledged);
        moved.forEach((ply, event) -> {
            String move = event.path("move").asString();
            JsonNode seat = event.at("/state/seats").path(event.path("side").asString());
            if (seat.path("kind").asString().equals("person") && !move.equals(Move.PASS.text())) {
                assertThat(page.sent.getOrDefault(ply, Set.of()))
                        .as("%s, sent for ply %s", game, ply)
                        .contains(move);
            }
        });
    }

    /** What belongs together is there together: a move and the pass it forces, the end of a game and the next one. */
    private void nothingIsHalf(String game, JsonNode view) throws IOException, InterruptedException {
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
                JsonNode next = Ledger.JSON.readTree(
                        get("/api/games/" + state.path("next").asString()).body());
                assertThat(next.at("/game/match/round").asInt())
                        .isEqualTo(match.path("round").asInt() + 1);
                assertThat(next.at("/state/status").asString()).isIn("running", "over");
            }
        }
    }

    /** Only time in which the server was there is charged, and of that not the time to come back. */
    private void clocksAreFair(String game, JsonNode last, JsonNode view) {
        JsonNode before = last.at("/state/clock");
        JsonNode now = view.at("/state/clock");
        if (!view.at("/state/status").asString().equals("running") || now.isMissingNode()) {
            assertThat(view.at("/state/ending").asString("")).as(game).isNotEqualTo("time");
            return;
        }
        String running = now.path("running").asString("");
        assertThat(before.path("running").asString("")).as(game).isEqualTo(running);
        Lives.Presence there =
                lives.between(last.path("at").asLong(), now.path("at").asLong());
        for (String side : List.of("X", "O")) {
            long charged = before.path(side).asLong() - now.path(side).asLong();
            if (side.equals(running)) {
                assertThat(charged)
                        .as("%s: charged, of %s", game, there)
                        .isGreaterThanOrEqualTo(0)
                        .isLessThanOrEqualTo(there.most())
                        .isGreaterThanOrEqualTo(there.least() - GRACE - there.outages() * LATE_SIGN);
            } else {
                assertThat(charged).as(game).isZero();
            }
        }
    }

    void checkTouched() throws IOException, InterruptedException {
        check(ledger.takeTouched());
    }

    void checkAll() throws IOException, InterruptedException {
        check(ledger.games());
    }

    private void check(Set<String> games) throws IOException, InterruptedException {
        for (String game : games) {
            check(game, ledger.page(game));
        }
    }
}
