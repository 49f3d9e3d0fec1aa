package dev.drey.bench.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** Client of the parts of the server's API that players use. */
final class ServerClient {
    private final String address;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    ServerClient(String address) {
        this.address = address;
    }

    /** Creates a guest. @return its token */
    CompletableFuture<String> createGuest() {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + "/api/tokens"))
                .POST(HttpRequest.BodyPublishers.noBody())
                .build();
        return send(request).thenApply(json -> MessageFields.text(json, "token"));
    }

    /** Creates a game. @return its state as JSON */
    CompletableFuture<String> createGame(String token, String json) {
        return send(request(token, "/api/games")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build());
    }

    private CompletableFuture<String> send(HttpRequest request) {
        return http.sendAsync(request, BodyHandlers.ofString()).thenApply(response -> {
            if (response.statusCode() / 100 != 2) {
                throw new IllegalStateException(request.uri() + ": " + response.statusCode() + " " + response.body());
            }
            return response.body();
        });
    }

    /** Connects a player to a game. */
    CompletableFuture<WebSocket> connect(String token, String game, WebSocket.Listener listener) {
        return http.newWebSocketBuilder()
                .header("Authorization", "Bearer " + token)
                .buildAsync(URI.create(address.replace("http:", "ws:") + "/api/games/" + game + "/live"), listener);
    }

    /** Requests an analysis, which is streamed as lines. */
    CompletableFuture<HttpResponse<Stream<String>>> requestAnalysis(String token, String position, int seconds) {
        String query = java.net.URLEncoder.encode(position, java.nio.charset.StandardCharsets.UTF_8);
        return http.sendAsync(
                request(token, "/api/analysis?seconds=" + seconds + "&position=" + query)
                        .build(),
                BodyHandlers.ofLines());
    }

    private HttpRequest.Builder request(String token, String path) {
        return HttpRequest.newBuilder(URI.create(address + path)).header("Authorization", "Bearer " + token);
    }
}
