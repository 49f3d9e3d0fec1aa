package dev.drey.server.crash;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Those who play and watch, and the tables they know of. They outlive the server; so do their tokens. */
final class People {
    private static final int PLAYERS = 6;

    private final List<String> tokens;
    private final AtomicInteger turn = new AtomicInteger();
    private final Queue<Table> tables = new ConcurrentLinkedQueue<>();

    private People(List<String> tokens) {
        this.tokens = tokens;
    }

    static People register(String address) throws IOException, InterruptedException {
        HttpClient http = HttpClient.newHttpClient();
        List<String> tokens = new ArrayList<>();
        for (int i = 0; i <= PLAYERS; i++) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(address + "/api/tokens"))
                    .POST(HttpRequest.BodyPublishers.noBody())
                    .build();
            tokens.add(Ledger.JSON
                    .readTree(http.send(request, BodyHandlers.ofString()).body())
                    .path("token")
                    .asString());
        }
        return new People(List.copyOf(tokens));
    }

    /** Two who play each other; the second is nobody against an engine. */
    List<String> pair(boolean againstEngine) {
        int first = turn.getAndIncrement() % PLAYERS;
        return List.of(tokens.get(first), againstEngine ? "" : tokens.get((first + 1) % PLAYERS));
    }

    /** Somebody who plays nowhere. */
    String spectator() {
        return tokens.get(PLAYERS);
    }

    void add(Table table) {
        tables.add(table);
    }

    List<Table> tables() {
        return List.copyOf(tables);
    }
}
