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
import java.net.http.WebSocketHandshakeException;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The connections to one run of the server: sockets, streams and plain requests. */
final class Connections {
    private static final int STOPPING = 503;

    private final String address;
    private final ClientLog log;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Await.TIMEOUT)
            .build();
    /** The socket of each client with its last send, because the next may start only when that is complete. */
    private final Map<GameClient, CompletableFuture<WebSocket>> sockets = new ConcurrentHashMap<>();

    private final Queue<CompletableFuture<?>> pending = new ConcurrentLinkedQueue<>();
    private final Queue<Runnable> refused = new ConcurrentLinkedQueue<>();
    private volatile boolean expectDisconnects;
    private volatile boolean expectRejections;

    Connections(String address, ClientLog log) {
        this.address = address;
        this.log = log;
    }

    /** Connects a client, which receives all events it does not know yet, and then all new ones. */
    void connect(GameClient client, String token) {
        MessageReceiver receiver = new MessageReceiver(
                client::receive, how -> onDisconnect(client.game().id() + ": " + how));
        pending.add(receiver.closed());
        String path = "/api/games/" + client.game().id();
        int after = client.game().lastSeq(client.role());
        if (client.game().transport(client.role()) == TestGame.Transport.SOCKET) {
            CompletableFuture<WebSocket> connected = http.newWebSocketBuilder()
                    .header("Authorization", "Bearer " + token)
                    .buildAsync(URI.create(address.replace("http:", "ws:") + path + "/live"), receiver);
            sockets.put(client, connected);
            CompletableFuture<?> unused = connected.whenComplete((socket, failure) -> {
                if (failure != null && isRefusal(failure)) {
                    connectLater(client, token, receiver);
                } else if (failure != null) {
                    receiver.close(failure.toString());
                }
            });
            send(client, "{\"type\":\"watch\",\"after\":" + after + "}", answer -> {});
        } else {
            HttpRequest request =
                    request(path + "/events?after=" + after, token).build();
            CompletableFuture<?> unused = http.sendAsync(request, bodyHandler(receiver))
                    .whenComplete((answer, failure) -> {
                        if (answer != null && isRefusal(answer.statusCode())) {
                            connectLater(client, token, receiver);
                        } else {
                            receiver.close(answer + ", " + failure);
                        }
                    });
        }
    }

    /** Whether the server has refused a connection because its storage fails. */
    private boolean isRefusal(int status) {
        return status == STOPPING && expectRejections && !expectDisconnects;
    }

    private boolean isRefusal(Throwable failure) {
        @Nullable Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof WebSocketHandshakeException handshake
                && isRefusal(handshake.getResponse().statusCode());
    }

    private void connectLater(GameClient client, String token, MessageReceiver receiver) {
        refused.add(() -> connect(client, token));
        receiver.closed().complete(null);
    }

    /** Connects the clients that were refused. */
    void connectRefused() {
        for (@Nullable Runnable next = refused.poll(); next != null; next = refused.poll()) {
            next.run();
        }
    }

    private BodyHandler<Void> bodyHandler(MessageReceiver receiver) {
        BodyHandler<Void> listening = BodyHandlers.fromLineSubscriber(receiver);
        return answer -> {
            if (answer.statusCode() == 200) {
                return listening.apply(answer);
            }
            if (answer.statusCode() != STOPPING) {
                log.reportError("no events, but status " + answer.statusCode());
            }
            return BodySubscribers.discarding();
        };
    }

    /** Sends a message over the client's transport; passes the response, which shows the game, if there is one. */
    void send(GameClient client, String message, Consumer<JsonNode> answered) {
        @Nullable
        CompletableFuture<WebSocket> sent = sockets.computeIfPresent(
                client, (any, before) -> before.thenCompose(socket -> socket.sendText(message, true)));
        if (sent != null) {
            pending.add(sent.exceptionally(failure -> {
                if (!isRefusal(failure)) {
                    onDisconnect(client.game().id() + ": " + failure);
                }
                return null;
            }));
        } else {
            post(client.game().actionsPath(), client.game().tokens().get(client.role()), message, answered);
        }
    }

    /** Sends a request. A rejection is an error; a missing response is not, because the server may be killed. */
    void post(String path, String token, String body, Consumer<JsonNode> then) {
        HttpRequest request = request(path, token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        pending.add(http.sendAsync(request, BodyHandlers.ofString())
                .thenAccept(answer -> accept(path, body, answer, then))
                .exceptionally(lost -> {
                    onDisconnect(path + ": " + lost);
                    return null;
                }));
    }

    /** From now on the server may end at any moment. */
    void expectDisconnects() {
        expectDisconnects = true;
    }

    /** From now on messages may be rejected, and be sent again although they were accepted. */
    void expectRejections() {
        expectRejections = true;
    }

    boolean expectsRejections() {
        return expectRejections;
    }

    private void onDisconnect(String how) {
        if (!expectDisconnects) {
            log.reportError("unexpected disconnect: " + how);
        }
    }

    private void accept(String path, String body, HttpResponse<String> answer, Consumer<JsonNode> then) {
        if (answer.statusCode() / 100 == 2) {
            then.accept(ClientLog.JSON.readTree(answer.body()));
        } else if (answer.statusCode() != STOPPING && !expectRejections) {
            log.reportError(path + " " + body + ": " + answer.statusCode() + " " + answer.body());
        }
    }

    private HttpRequest.Builder request(String path, String token) {
        return HttpRequest.newBuilder(URI.create(address + path)).header("Authorization", "Bearer " + token);
    }

    /** After the server has ended: waits until all clients have received everything in transit. */
    void awaitPending() {
        for (@Nullable CompletableFuture<?> next = pending.poll(); next != null; next = pending.poll()) {
            next.handle((done, failure) -> done)
                    .orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)
                    .join();
        }
    }
}
