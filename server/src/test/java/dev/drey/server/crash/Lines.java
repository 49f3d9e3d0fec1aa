package dev.drey.server.crash;

import dev.drey.server.Await;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpResponse.BodySubscribers;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The connections to one life of the server: sockets, streams and plain requests. */
final class Lines {
    private static final int STOPPING = 503;

    private final String address;
    private final Ledger ledger;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Await.PATIENCE)
            .build();
    /** Those who are connected by socket, with what they said last: the next may only be said when that is on its way. */
    private final Map<Client, CompletableFuture<WebSocket>> sockets = new ConcurrentHashMap<>();

    private final Queue<CompletableFuture<?>> underWay = new ConcurrentLinkedQueue<>();
    private volatile boolean mayBreak;

    Lines(String address, Ledger ledger) {
        this.address = address;
        this.ledger = ledger;
    }

    /** Has a client hear all that it does not know yet, and from now on whatever happens. */
    void connect(Client client, String token) {
        Follower follower =
                new Follower(client::hear, how -> broke(client.table().id() + ": " + how));
        underWay.add(follower.gone());
        String path = "/api/games/" + client.table().id();
        int after = client.table().known(client.role());
        if (client.table().way(client.role()) == Table.Way.SOCKET) {
            CompletableFuture<WebSocket> connected = http.newWebSocketBuilder()
                    .header("Authorization", "Bearer " + token)
                    .buildAsync(URI.create(address.replace("http:", "ws:") + path + "/live"), follower);
            sockets.put(client, connected);
            CompletableFuture<?> unused = connected.whenComplete((socket, failure) -> {
                if (failure != null) {
                    follower.end(failure.toString());
                }
            });
            say(client, "{\"type\":\"watch\",\"after\":" + after + "}", answer -> {});
        } else {
            HttpRequest request =
                    request(path + "/events?after=" + after, token).build();
            CompletableFuture<?> unused = http.sendAsync(request, lines(follower))
                    .whenComplete((answer, failure) -> follower.end(answer + ", " + failure));
        }
    }

    private BodyHandler<Void> lines(Follower follower) {
        BodyHandler<Void> listening = BodyHandlers.fromLineSubscriber(follower);
        return answer -> {
            if (answer.statusCode() == 200) {
                return listening.apply(answer);
            }
            if (answer.statusCode() != STOPPING) {
                ledger.complain("no events, but " + answer.statusCode());
            }
            return BodySubscribers.discarding();
        };
    }

    /** Says something at the table, the way the client is connected; the answer, where there is one, shows the game. */
    void say(Client client, String message, Consumer<JsonNode> answered) {
        @Nullable
        CompletableFuture<WebSocket> said = sockets.computeIfPresent(
                client, (any, before) -> before.thenCompose(socket -> socket.sendText(message, true)));
        if (said != null) {
            underWay.add(said.exceptionally(failure -> {
                broke(client.table().id() + ": " + failure);
                return null;
            }));
        } else {
            post(client.table().actions(), client.table().tokens().get(client.role()), message, answered);
        }
    }

    /** A refusal is a complaint; no answer at all is what happens when a server is killed, and one that stops says so. */
    void post(String path, String token, String body, Consumer<JsonNode> then) {
        HttpRequest request = request(path, token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        underWay.add(http.sendAsync(request, BodyHandlers.ofString())
                .thenAccept(answer -> accept(path, body, answer, then))
                .exceptionally(lost -> {
                    broke(path + ": " + lost);
                    return null;
                }));
    }

    /** From now on the server may go at any moment. */
    void mayBreak() {
        mayBreak = true;
    }

    private void broke(String how) {
        if (!mayBreak) {
            ledger.complain("a connection broke although the server was there: " + how);
        }
    }

    private void accept(String path, String body, HttpResponse<String> answer, Consumer<JsonNode> then) {
        if (answer.statusCode() / 100 == 2) {
            then.accept(Ledger.JSON.readTree(answer.body()));
        } else if (answer.statusCode() != STOPPING) {
            ledger.complain(path + " " + body + ": " + answer.statusCode() + " " + answer.body());
        }
    }

    private HttpRequest.Builder request(String path, String token) {
        return HttpRequest.newBuilder(URI.create(address + path)).header("Authorization", "Bearer " + token);
    }

    /** After the server has gone: waits until everybody has heard all that was on its way. */
    void settle() {
        for (@Nullable CompletableFuture<?> next = underWay.poll(); next != null; next = underWay.poll()) {
            next.handle((done, failure) -> done)
                    .orTimeout(Await.PATIENCE.toSeconds(), TimeUnit.SECONDS)
                    .join();
        }
    }
}
