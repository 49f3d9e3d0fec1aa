package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** WebSockets: who gets one, and how it ends. */
final class WebSocketTest {
    /** A client that notes what it hears. */
    private static final class Ear implements WebSocket.Listener {
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
            @Nullable String text = heard.poll(Await.PATIENCE.toSeconds(), TimeUnit.SECONDS);
            return text == null ? "nothing" : text;
        }

        String end() throws Exception {
            return closed.get(Await.PATIENCE.toSeconds(), TimeUnit.SECONDS);
        }
    }

    private static WebSocket open(TestServer server, Ear ear, String... headers) {
        WebSocket.Builder builder = server.http().newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        return builder.buildAsync(URI.create("ws://127.0.0.1:" + server.port() + "/live"), ear)
                .orTimeout(Await.PATIENCE.toSeconds(), TimeUnit.SECONDS)
                .join();
    }

    @Test
    void aSocketBelongsToWhoeverOpensIt() throws Exception {
        try (TestServer server = TestServer.start()) {
            String token = server.get("/token").body();
            String who = server.get("/who", "Authorization", "Bearer " + token).body();
            Ear ear = new Ear();
            WebSocket socket = open(server, ear, "Authorization", "Bearer " + token);
            String welcome = ear.next();
            socket.sendText("you", true).join();

            assertThat(who).contains(welcome.substring("welcome ".length()));
            assertThat(ear.next()).isEqualTo("heard you");
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
    void othersGetNone(String path, String host, String version, String header, int status, String code) {
        try (TestServer server = TestServer.start()) {
            assertThat(server.upgrade(path, host, version, header))
                    .startsWith("HTTP/1.1 " + status + " ")
                    .contains("application/problem+json", "X-Request-Id: ", "\"code\":\"" + code + "\"")
                    .doesNotContain("JSESSIONID", "Exception");
        }
    }

    @Test
    void aNewGuestIsGivenItsCookieWithTheSocket() {
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
    void thereAreOnlySoManyForOnePlayerAndClosingOneMakesRoom() throws Exception {
        try (TestServer server = TestServer.start("limit-connections", "1")) {
            String bearer = "Bearer " + server.get("/token").body();
            Ear ear = new Ear();
            WebSocket first = open(server, ear, "Authorization", bearer);
            ear.next();

            assertThat(server.upgrade(
                            "/live", "Host: localhost", "Sec-WebSocket-Version: 13", "Authorization: " + bearer))
                    .startsWith("HTTP/1.1 429 ")
                    .contains("too-many-connections");
            Ear other = new Ear();
            open(server, other);
            assertThat(other.next()).startsWith("welcome");

            first.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
            ear.end();
            Ear again = new Ear();
            open(server, again, "Authorization", bearer);
            assertThat(again.next()).startsWith("welcome");
        }
    }

    @Test
    void aMessageThatIsTooLongEndsTheSocket() throws Exception {
        try (TestServer server = TestServer.start()) {
            Ear ear = new Ear();
            WebSocket socket = open(server, ear);
            socket.sendText("x".repeat(SizeLimits.MESSAGE), true).join();
            ear.next();
            assertThat(ear.next()).hasSize(SizeLimits.MESSAGE + "heard ".length());
            socket.sendText("x".repeat(SizeLimits.MESSAGE + 1), true).join();

            assertThat(ear.end()).startsWith("1009 ");
        }
    }

    @Test
    void whoIsThereIsToldWhenTheServerStops() throws Exception {
        Ear ear = new Ear();
        TestServer server = TestServer.start();
        open(server, ear);
        ear.next();
        server.close();

        assertThat(ear.end()).isEqualTo("1001 the server is stopping");
    }
}
