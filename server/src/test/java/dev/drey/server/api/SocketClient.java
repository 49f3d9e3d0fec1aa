package dev.drey.server.api;

import dev.drey.server.Await;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A client of a game's WebSocket. */
final class SocketClient implements WebSocket.Listener, AutoCloseable {
    private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    /** Completes with the first message, or when the socket is closed. */
    private final CompletableFuture<Void> answered = new CompletableFuture<>();

    private final StringBuilder part = new StringBuilder();
    private @Nullable WebSocket connected;

    private SocketClient() {}

    static SocketClient connect(BrowserClient client, String game) {
        WebSocket.Builder builder = client.http().newWebSocketBuilder().header("Origin", client.address());
        return connect(client.address(), game, builder);
    }

    /** Connects as a program. */
    static SocketClient connect(String server, String game, String token) {
        WebSocket.Builder builder =
                HttpClient.newHttpClient().newWebSocketBuilder().header("Authorization", "Bearer " + token);
        return connect(server, game, builder);
    }

    private static SocketClient connect(String server, String game, WebSocket.Builder builder) {
        SocketClient live = new SocketClient();
        String address = server.replace("http:", "ws:") + "/api/games/" + game + "/live";
        live.connected = builder.buildAsync(URI.create(address), live)
                .orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)
                .join();
        return live;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            messages.add(BrowserClient.JSON.readTree(part.toString()));
            part.setLength(0);
            answered.complete(null);
        }
        webSocket.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket webSocket, int status, String reason) {
        closed.complete(status);
        answered.complete(null);
        return null;
    }

    @Override
    public void onError(WebSocket webSocket, Throwable error) {
        closed.completeExceptionally(error);
        answered.complete(null);
    }

    private WebSocket socket() {
        return Objects.requireNonNull(connected);
    }

    void send(String json) {
        socket().sendText(json, true)
                .orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)
                .join();
    }

    void sendBinary(String json) {
        socket().sendBinary(ByteBuffer.wrap(json.getBytes(StandardCharsets.UTF_8)), true)
                .orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)
                .join();
    }

    /** Watches the game. Returns when the client follows it, so that it gets all later events. */
    SocketClient watch() {
        send("{\"type\":\"watch\"}");
        answered.orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS).join();
        return this;
    }

    SocketClient resume(int after) {
        send("{\"type\":\"watch\",\"after\":" + after + "}");
        return this;
    }

    /** The next message of that type; skips others. */
    JsonNode next(String type) {
        return next(message -> message.path("type").asString("").equals(type));
    }

    JsonNode next(Predicate<JsonNode> wanted) {
        long deadline = System.nanoTime() + Await.TIMEOUT.toNanos();
        try {
            while (true) {
                JsonNode message = messages.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
                if (message == null) {
                    throw new AssertionError("no such message was received; the socket: " + closed);
                }
                if (wanted.test(message)) {
                    return message;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The close code that the server sent. */
    int closeStatus() {
        return closed.orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS).join();
    }

    /** Drops the connection without a close frame, as if a cable were pulled. */
    void abort() {
        socket().abort();
    }

    @Override
    public void close() {
        socket().abort();
    }
}
