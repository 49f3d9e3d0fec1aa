package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of opening and closing WebSockets. */
final class WebSocketTest {
    /** A WebSocket listener that records messages. */
    private static final class RecordingSocket implements WebSocket.Listener {
        private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        private final CompletableFuture<String> closed = new CompletableFuture<>();
        private final Deque<CharSequence> parts = new ArrayDeque<>();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            parts.add(data);
            if (last) {
                heard.add(String.join("", parts));
                parts.clear();
            }
            socket.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            closed.complete(status + " " + reason);
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            closed.completeExceptionally(error);
        }

        String next() throws InterruptedException {
            @Nullable String text = heard.poll(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS);
            return text == null ? "nothing" : text;
        }

        String closeReason() throws Exception {
            return closed.get(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS);
        }
    }

    private static WebSocket open(TestServer server, RecordingSocket listener, String... headers) {
        WebSocket.Builder builder = server.http().newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        return builder.buildAsync(URI.create("ws://127.0.0.1:" + server.port() + "/live"), listener)
                .orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)
                .join();
    }

    @Test
    void socketHasIdentityOfItsToken() throws Exception {
        try (TestServer server = TestServer.start()) {
            String token = server.get("/token").body();
            String who = server.get("/who", "Authorization", "Bearer " + token).body();
            RecordingSocket listener = new RecordingSocket();
            WebSocket socket = open(server, listener, "Authorization", "Bearer " + token);
            String welcome = listener.next();
            socket.sendText("you", true).join();

            assertThat(who).contains(welcome.substring("welcome ".length()));
            assertThat(listener.next()).isEqualTo("heard you");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/live, Host: localhost, Sec-WebSocket-Version: 13, Origin: http://evil.example, 403, cross-origin",
        "/live, Host: localhost, Sec-WebSocket-Version: 13, Origin: null, 403, cross-origin",
        "/live, Host: localhost, Sec-WebSocket-Version: 13, Sec-Fetch-Site: cross-site, 403, cross-origin",
        "/live, Host: localhost, Sec-WebSocket-Version: 13, Cookie: drey=with.nothing, 403, cross-origin",
        "/live, Host: evil.example, Sec-WebSocket-Version: 13, Origin: http://evil.example, 421, wrong-host",
        "/live, Host: localhost, Sec-WebSocket-Version: 13, Authorization: Bearer forged, 401, bad-token",
        "/live, Host: localhost, Sec-WebSocket-Version: 12, Origin: http://localhost, 400, bad-request",
        "/dead, Host: localhost, Sec-WebSocket-Version: 13, Origin: http://localhost, 404, not-found",
        "/hello, Host: localhost, Sec-WebSocket-Version: 13, Origin: http://localhost, 404, not-found"
    })
    void rejectsForeignUpgrades(String path, String host, String version, String header, int status, String code) {
        try (TestServer server = TestServer.start()) {
            assertThat(server.upgrade(path, host, version, header))
                    .startsWith("HTTP/1.1 " + status + " ")
                    .contains("application/problem+json", "X-Request-Id: ", "\"code\":\"" + code + "\"")
                    .doesNotContain("JSESSIONID", "Exception");
        }
    }

    /** Compression would need hundreds of kilobytes for each socket. */
    @Test
    void acceptsNoExtensions() {
        try (TestServer server = TestServer.start()) {
            String answer = server.upgrade(
                    "/live",
                    "Host: localhost",
                    "Sec-WebSocket-Version: 13",
                    "Origin: http://localhost",
                    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits");

            assertThat(answer).startsWith("HTTP/1.1 101 ").doesNotContain("permessage-deflate");
        }
    }

    @Test
    void upgradeSetsCookieForNewGuest() {
        try (TestServer server = TestServer.start()) {
            String answer =
                    server.upgrade("/live", "Host: localhost", "Sec-WebSocket-Version: 13", "Origin: http://localhost");

            assertThat(answer)
                    .startsWith("HTTP/1.1 101 ")
                    .contains("Set-Cookie: drey=", "X-Request-Id: ")
                    .doesNotContain("JSESSIONID");
        }
    }

    @Test
    void limitsSocketsPerPlayerUntilOneIsClosed() throws Exception {
        try (TestServer server = TestServer.start("limit-connections", "1")) {
            String bearer = "Bearer " + server.get("/token").body();
            RecordingSocket listener = new RecordingSocket();
            WebSocket first = open(server, listener, "Authorization", bearer);
            listener.next();

            assertThat(server.upgrade(
                            "/live", "Host: localhost", "Sec-WebSocket-Version: 13", "Authorization: " + bearer))
                    .startsWith("HTTP/1.1 429 ")
                    .contains("too-many-connections");
            RecordingSocket other = new RecordingSocket();
            open(server, other);
            assertThat(other.next()).startsWith("welcome");

            first.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
            listener.closeReason();
            RecordingSocket again = new RecordingSocket();
            open(server, again, "Authorization", bearer);
            assertThat(again.next()).startsWith("welcome");
        }
    }

    /** The limit is checked again when a socket has opened, so upgrades at the same time cannot exceed it. */
    @Test
    void concurrentUpgradesDoNotExceedLimit() throws Exception {
        int limit = 5;
        try (TestServer server = TestServer.start("limit-connections", String.valueOf(limit))) {
            String bearer = "Bearer " + server.get("/token").body();
            List<RecordingSocket> listeners = new ArrayList<>();
            List<CompletableFuture<WebSocket>> opening = new ArrayList<>();
            for (int i = 0; i < 8 * limit; i++) {
                RecordingSocket listener = new RecordingSocket();
                listeners.add(listener);
                opening.add(server.http()
                        .newWebSocketBuilder()
                        .header("Authorization", bearer)
                        .buildAsync(URI.create("ws://127.0.0.1:" + server.port() + "/live"), listener));
            }
            int welcome = 0;
            for (int i = 0; i < opening.size(); i++) {
                RecordingSocket listener = listeners.get(i);
                boolean opened = opening.get(i)
                        .orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)
                        .handle((socket, failure) -> failure == null)
                        .join();
                if (opened) {
                    Await.until(() -> !listener.heard.isEmpty() || listener.closed.isDone());
                    welcome += listener.heard.isEmpty() ? 0 : 1;
                    assertThat(listener.heard.isEmpty() ? listener.closeReason() : "1013 Too many open connections")
                            .isEqualTo("1013 Too many open connections");
                }
            }
            assertThat(welcome).isEqualTo(limit);
        }
    }

    @Test
    void closesSocketAfterTooLongMessage() throws Exception {
        try (TestServer server = TestServer.start()) {
            RecordingSocket listener = new RecordingSocket();
            WebSocket socket = open(server, listener);
            socket.sendText("x".repeat(SizeLimits.MESSAGE), true).join();
            listener.next();
            assertThat(listener.next()).hasSize(SizeLimits.MESSAGE + "heard ".length());
            socket.sendText("x".repeat(SizeLimits.MESSAGE + 1), true).join();

            assertThat(listener.closeReason()).startsWith("1009 ");
        }
    }

    @Test
    void closesSocketsWhenServerStops() throws Exception {
        RecordingSocket listener = new RecordingSocket();
        TestServer server = TestServer.start();
        open(server, listener);
        listener.next();
        server.close();

        assertThat(listener.closeReason()).isEqualTo("1001 the server is stopping");
    }
}
