package dev.drey.server;

import dev.drey.server.access.FakeIdentities;
import dev.drey.server.access.Identities;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.pages.ClientRoutes;
import io.javalin.config.RoutesConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A real server on a free port with simple routes, and a client for it. */
final class TestServer implements AutoCloseable {
    /** Signs cookies and tokens. */
    static final byte[] KEY = "a key for tests, as long as need be".getBytes(StandardCharsets.UTF_8);

    private final Server server;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private TestServer(Server server) {
        this.server = server;
    }

    /** A client for a server that was started elsewhere. */
    static TestServer of(Server server) {
        return new TestServer(server);
    }

    static TestServer start(String... settings) {
        return start(List.of(), List.of(), settings);
    }

    static TestServer start(
            List<ServerComponents.Service> services,
            List<ServerComponents.ReadinessCheck> readinessChecks,
            String... settings) {
        Map<String, String> flags = new HashMap<>(Map.of("port", "0"));
        for (int i = 0; i < settings.length; i += 2) {
            flags.put(settings[i], settings[i + 1]);
        }
        try {
            return new TestServer(Server.start(Config.of(flags), Clock.systemUTC(), context -> {
                FakeIdentities stored = new FakeIdentities();
                Identities identities = context.identities(() -> KEY, stored);
                return new ServerComponents(
                        identities,
                        List.of(
                                routes -> routes(routes, identities, stored),
                                new ClientRoutes("dev/drey/server/client", identities::identifyVisitor)),
                        services,
                        readinessChecks);
            }));
        } catch (ServerStartException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void routes(RoutesConfig routes, Identities identities, FakeIdentities stored) {
        routes.get("/who", ctx -> ctx.json(identities.identify(ctx)));
        routes.get(
                "/token",
                ctx -> ctx.result(
                        stored.put(identities.newToken(identities.identify(ctx).id(), "", Duration.ofDays(1)))));
        routes.get("/hello", ctx -> ctx.result("hello"));
        byte[] story = "a long answer\n".repeat(80_000).getBytes(StandardCharsets.US_ASCII);
        routes.get("/long", ctx -> ctx.result(story));
        routes.post("/words", ctx -> ctx.result(ctx.body()));
        routes.get("/bug", ctx -> {
            throw new IllegalStateException("a secret detail");
        });
        routes.get("/crash", ctx -> {
            throw new StackOverflowError("a secret detail");
        });
        routes.get("/busy", ctx -> {
            throw new ProblemException(ProblemCode.BUSY, "come back later").retryAfter(Duration.ofMillis(1_500));
        });
        routes.get("/games/{id}/join/{code}", ctx -> ctx.result("joined"));
        routes.ws("/live", ws -> {
            ws.onConnect(ctx -> ctx.send("welcome " + Identities.identify(ctx).id()));
            ws.onMessage(ctx -> ctx.send("heard " + ctx.message()));
        });
    }

    Server server() {
        return server;
    }

    int port() {
        return server.port();
    }

    HttpClient http() {
        return http;
    }

    URI uri(String path) {
        return URI.create("http://127.0.0.1:" + port() + path);
    }

    /** A request that times out before the server drops idle connections, so that a stuck server fails the test. */
    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(uri(path)).timeout(Duration.ofSeconds(50));
    }

    HttpResponse<String> get(String path, String... headers) {
        HttpRequest.Builder request = request(path);
        if (headers.length > 0) {
            request.headers(headers);
        }
        return send(request);
    }

    HttpResponse<String> post(String path, String body, String... headers) {
        HttpRequest.Builder request = request(path).POST(HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return send(request);
    }

    HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The raw response to a request with these headers; the connection is closed after it. */
    String exchange(String line, String... headers) {
        return raw(head(line, "Connection: close", headers));
    }

    /** The raw response to an upgrade to WebSocket; the client closes the socket at once. */
    String upgrade(String path, String... headers) {
        String closeFrame = "\u0088\u0080\0\0\0\0";
        List<String> all =
                new ArrayList<>(List.of("Upgrade: websocket", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="));
        all.addAll(List.of(headers));
        return raw(head("GET " + path, "Connection: Upgrade, close", all.toArray(new String[0])) + closeFrame);
    }

    private static String head(String line, String connection, String... headers) {
        List<String> head = new ArrayList<>(List.of(line + " HTTP/1.1", connection));
        head.addAll(List.of(headers));
        return String.join("\r\n", head) + "\r\n\r\n";
    }

    /** Sends raw bytes, valid HTTP or not, and returns everything the server sends until it closes the connection. */
    String raw(String bytes) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.setSoTimeout((int) Await.TIMEOUT.toMillis());
            socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
