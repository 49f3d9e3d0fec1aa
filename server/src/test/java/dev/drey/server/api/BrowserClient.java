package dev.drey.server.api;

import dev.drey.server.Await;
import dev.drey.server.MetricsText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A client that behaves like a browser: it keeps its cookie and sends an Origin header. */
final class BrowserClient {
    static final JsonMapper JSON = JsonMapper.builder().build();

    private final String address;
    private final CookieManager cookies = new CookieManager();
    private final HttpClient http = HttpClient.newBuilder()
            .cookieHandler(cookies)
            .connectTimeout(Await.TIMEOUT)
            .build();

    BrowserClient(String address) {
        this.address = address;
    }

    /** Another browser with the same cookie. */
    BrowserClient copy() {
        BrowserClient copy = new BrowserClient(address);
        cookies.getCookieStore()
                .getCookies()
                .forEach(cookie -> copy.cookies.getCookieStore().add(URI.create(address), (HttpCookie) cookie.clone()));
        return copy;
    }

    /** A response with its body as JSON. */
    record Response(int status, JsonNode json, HttpResponse<String> raw) {}

    HttpClient http() {
        return http;
    }

    String address() {
        return address;
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address + path))
                .timeout(Await.TIMEOUT)
                .header("Origin", address);
    }

    Response get(String path) {
        return send(request(path).build());
    }

    Response post(String path, String body) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    Response put(String path, String body) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    Response send(HttpRequest request) {
        try {
            HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
            boolean json =
                    response.headers().firstValue("Content-Type").orElse("").contains("json")
                            && !response.body().contains("\n{");
            return new Response(
                    response.statusCode(),
                    json && !response.body().isEmpty()
                            ? JSON.readTree(response.body())
                            : JSON.getNodeFactory().missingNode(),
                    response);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The value of a metric. */
    double metric(String name) {
        return MetricsText.value(get("/metrics").raw().body(), name);
    }

    /** Creates a game and returns its id. */
    String create(String request) {
        Response answer = post("/api/games", request);
        if (answer.status() != 201) {
            throw new AssertionError(answer.status() + " " + answer.raw().body());
        }
        return answer.json().at("/game/id").asString();
    }

    Response act(String game, String message) {
        return post("/api/games/" + game + "/actions", message);
    }

    Response play(String game, int ply, String move) {
        return act(game, "{\"type\":\"play\",\"ply\":" + ply + ",\"move\":\"" + move + "\"}");
    }

    /** Connects to the WebSocket of a game, which sends nothing before a {@code watch} message. */
    SocketClient live(String game) {
        return SocketClient.connect(this, game);
    }
}
