package dev.drey.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** The players, the spectator and their games. They and their tokens outlive the server. */
final class Players {
    private static final int PLAYERS = 6;

    /**
     * A request for a game, with an id, so that it can be sent again.
     *
     * @param joined whether the players join the game
     */
    record Request(String id, TestGame.Scenario scenario, List<String> tokens, boolean joined) {
        String body() {
            return scenario.request().replaceFirst("}$", ",\"id\":\"" + id + "\"}");
        }
    }

    private final HttpClient http = HttpClient.newHttpClient();
    private final List<String> tokens;
    private final AtomicInteger turn = new AtomicInteger();
    private final Queue<TestGame> games = new ConcurrentLinkedQueue<>();
    private final AtomicInteger requests = new AtomicInteger();
    private final Set<Request> unanswered = ConcurrentHashMap.newKeySet();

    private Players(List<String> tokens) {
        this.tokens = tokens;
    }

    static Players register(String address) throws IOException, InterruptedException {
        HttpClient http = HttpClient.newHttpClient();
        List<String> tokens = new ArrayList<>();
        for (int i = 0; i <= PLAYERS; i++) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(address + "/api/tokens"))
                    .POST(HttpRequest.BodyPublishers.noBody())
                    .build();
            tokens.add(ClientLog.JSON
                    .readTree(http.send(request, BodyHandlers.ofString()).body())
                    .path("token")
                    .asString());
        }
        return new Players(List.copyOf(tokens));
    }

    /** The tokens of two opponents; the second is empty if the opponent is an engine. */
    List<String> nextPair(boolean againstEngine) {
        int first = turn.getAndIncrement() % PLAYERS;
        return List.of(tokens.get(first), againstEngine ? "" : tokens.get((first + 1) % PLAYERS));
    }

    Request newRequest(TestGame.Scenario scenario, boolean joined) {
        Request request =
                new Request("g-" + requests.incrementAndGet(), scenario, nextPair(scenario.hasEngine()), joined);
        unanswered.add(request);
        return request;
    }

    /** The requests without an answer. */
    List<Request> unanswered() {
        return List.copyOf(unanswered);
    }

    /** Records the answer to a request; false if it was answered before. */
    boolean answered(Request request) {
        return unanswered.remove(request);
    }

    /** The number of different requests for games so far. */
    int requests() {
        return requests.get();
    }

    /** The token of a client that plays no game. */
    String spectator() {
        return tokens.get(PLAYERS);
    }

    /** Returns the time of the server, at which it creates a game that nobody joins. */
    long serverTime(String address) throws IOException, InterruptedException {
        requests.incrementAndGet();
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + "/api/games"))
                .header("Authorization", "Bearer " + spectator())
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(TestGame.Scenario.PLAIN.request()))
                .build();
        String created = http.send(request, BodyHandlers.ofString()).body();
        long time = ClientLog.JSON.readTree(created).at("/game/created").asLong();
        assertThat(time).as(created).isPositive();
        return time;
    }

    void add(TestGame game) {
        games.add(game);
    }

    List<TestGame> games() {
        return List.copyOf(games);
    }
}
