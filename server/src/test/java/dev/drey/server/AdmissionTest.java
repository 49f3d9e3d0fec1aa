package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the decisions before a body is read, and of the memory, time and connections that one client may use. */
final class AdmissionTest {
    private static final int KILOBYTE = 1024;

    private static String post(int length, String... headers) {
        return post("localhost", "Content-Length: " + length, headers);
    }

    private static String post(String host, String length, String... headers) {
        List<String> head = new ArrayList<>(List.of("POST /words HTTP/1.1", "Host: " + host, length));
        head.addAll(List.of(headers));
        return String.join("\r\n", head) + "\r\n\r\n";
    }

    private static double metric(TestServer server, String name) {
        return MetricsText.value(server.get("/metrics").body(), name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /hello HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
                "GET /hello HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer drey_forged\r\nConnection: close\r\n\r\n",
                "POST /words HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\nConnection: close\r\n\r\n",
                "POST /words HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999\r\nConnection: close\r\n\r\n",
                "GET /nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                "GARBAGE\r\n\r\n",
                "GET /%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            })
    void rejectionsCountAgainstTheRateOfTheAddress(String request) {
        try (TestServer server = TestServer.start("limit-requests-address", "5")) {
            for (int i = 0; i < 5; i++) {
                assertThat(server.raw(request)).containsPattern("^HTTP/1.1 4(?!29)");
            }

            assertThat(server.get("/hello").statusCode()).isEqualTo(429);
            assertThat(server.get("/health").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void rejectsAWrongHostWithoutTakingItsBody() throws IOException {
        try (TestServer server = TestServer.start();
                RawClient client = new RawClient("127.0.0.2", server.port())) {
            client.send(post("evil.example", "Content-Length: 100000") + "x".repeat(99_999));
            Await.until(() -> metric(server, "drey_connections") == 2);

            assertThat(metric(server, "drey_body_bytes")).isZero();
            // The client sees the answer once it has sent everything, and may go on.
            client.send("xGET /hello HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            assertThat(client.readAll())
                    .startsWith("HTTP/1.1 421 ")
                    .contains("\"code\":\"wrong-host\"")
                    .contains("HTTP/1.1 200 ");
        }
    }

    @Test
    void rejectsAtOnceIfTheClientAsksFirst() throws IOException {
        try (TestServer server = TestServer.start();
                RawClient client = new RawClient("127.0.0.2", server.port())) {
            client.send(post("evil.example", "Content-Length: 100000", "Expect: 100-continue"));

            assertThat(client.readAll()).startsWith("HTTP/1.1 421 ");
        }
    }

    @Test
    void takesABodyAfterAskingForIt() throws IOException {
        try (TestServer server = TestServer.start();
                RawClient client = new RawClient("127.0.0.2", server.port())) {
            client.send(post(5, "Expect: 100-continue", "Connection: close"));
            assertThat(client.readHead()).startsWith("HTTP/1.1 100 ");
            client.send("words");

            assertThat(client.readAll()).startsWith("HTTP/1.1 200 ").endsWith("words");
        }
    }

    @Test
    void browsersGetRejectionsAsPages() {
        try (TestServer server = TestServer.start()) {
            assertThat(server.exchange("GET /hello", "Host: evil.example", "Accept: text/html"))
                    .startsWith("HTTP/1.1 421 ")
                    .contains("text/html", "<h1>Wrong host</h1>");
        }
    }

    @Test
    void bodiesOfOneAddressDoNotUseUpTheMemoryOfOthers() throws IOException {
        // One address may use a ninth of it: 113 KB.
        try (TestServer server = TestServer.start("body-memory", "1024")) {
            String large = "x".repeat(100 * KILOBYTE);
            assertThat(server.post("/words", large).body()).isEqualTo(large);
            // The client can see the response before the server knows that it is sent.
            Await.until(() -> metric(server, "drey_body_bytes") == 0);
            try (RawClient incomplete = new RawClient("127.0.0.1", server.port())) {
                incomplete.send(post(large.length())).send(large.substring(1));
                Await.until(() -> metric(server, "drey_body_bytes") == large.length());
                HttpResponse<String> rejected = server.post("/words", large);

                assertThat(rejected.statusCode()).isEqualTo(503);
                assertThat(rejected.body()).contains("\"code\":\"busy\"");
                assertThat(rejected.headers().firstValue("Retry-After")).contains("5");
                assertThat(server.post("/words", "a move").body()).isEqualTo("a move");
                try (RawClient other = new RawClient("127.0.0.2", server.port())) {
                    assertThat(other.send(post(large.length(), "Connection: close") + large)
                                    .readHead())
                            .startsWith("HTTP/1.1 200 ");
                }
            }

            // The client has gone away, so its memory is free again.
            Await.until(() -> metric(server, "drey_body_bytes") == 0);
            assertThat(server.post("/words", large).body()).isEqualTo(large);
        }
    }

    @Test
    void bodiesWithoutLengthReserveTheMaximum() throws IOException {
        try (TestServer server = TestServer.start();
                RawClient client = new RawClient("127.0.0.2", server.port())) {
            client.send(post("localhost", "Transfer-Encoding: chunked", "Connection: close") + "3\r\none\r\n");
            Await.until(() -> metric(server, "drey_body_bytes") == SizeLimits.BODY);
            for (int i = 0; i < 2_000; i++) {
                client.send("3\r\ntwo\r\n");
            }
            client.send("0\r\n\r\n");

            assertThat(client.readAll()).startsWith("HTTP/1.1 200 ").endsWith("\r\n\r\none" + "two".repeat(2_000));
            Await.until(() -> metric(server, "drey_body_bytes") == 0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "evil.example"})
    void slowBodiesAreCutOff(String host) throws IOException {
        try (TestServer server = TestServer.start("body-seconds", "1");
                RawClient client = new RawClient("127.0.0.2", server.port())) {
            client.send(post(host, "Content-Length: 100000"));
            // A byte now and then restarts Jetty's idle timeout, but not the deadline.
            Await.until(() -> {
                client.trySend("x");
                return metric(server, "drey_connections") == 1;
            });

            assertThat(metric(server, "drey_body_bytes")).isZero();
            assertThat(metric(
                            server,
                            "drey_rejections_total{problem=\"" + (host.equals("localhost") ? "timeout" : "wrong-host")
                                    + "\"}"))
                    .isEqualTo(1);
        }
    }

    @Test
    void clientSeesThatItWasTooSlow() throws IOException {
        try (TestServer server = TestServer.start("body-seconds", "1");
                RawClient client = new RawClient("127.0.0.2", server.port())) {
            assertThat(client.send(post(1_000)).send("x").readAll())
                    .startsWith("HTTP/1.1 408 ")
                    .contains("\"code\":\"timeout\"");
        }
    }

    @Test
    void overdueHeadersAreCutOff() throws IOException {
        try (TestServer server = TestServer.start("header-seconds", "1");
                RawClient client = new RawClient("127.0.0.2", server.port())) {
            assertThat(client.send("GET /hello HTTP/1.1\r\nHo").readAll()).isEmpty();
        }
    }

    @Test
    void limitsTheNumberOfHeaders() {
        try (TestServer server = TestServer.start()) {
            assertThat(server.exchange("GET /hello", headers(SizeLimits.HEADER_COUNT - 1)))
                    .startsWith("HTTP/1.1 200 ");
            assertThat(server.exchange("GET /hello", headers(SizeLimits.HEADER_COUNT)))
                    .startsWith("HTTP/1.1 431 ")
                    .contains("\"code\":\"headers-too-large\"");
        }
    }

    /** So many headers; one more is added to each request. */
    private static String[] headers(int count) {
        String[] headers = new String[count];
        headers[0] = "Host: localhost";
        for (int i = 1; i < count; i++) {
            headers[i] = "a:";
        }
        return headers;
    }

    /** Sends so many requests for long answers that they do not fit into the buffers of the system. */
    private static RawClient nonReader(TestServer server, String from) throws IOException {
        return new RawClient(from, server.port()).send("GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(12));
    }

    @Test
    void unreadResponsesOfOneAddressDoNotUseUpTheMemoryOfOthers() throws IOException {
        try (TestServer server = TestServer.start("send-memory", "3000")) {
            try (RawClient unread = nonReader(server, "127.0.0.1")) {
                Await.until(() -> metric(server, "drey_unsent_bytes") > 1_000_000 && isStuck(server));
                HttpResponse<String> rejected = server.get("/long");

                assertThat(rejected.statusCode()).isEqualTo(503);
                assertThat(rejected.body()).contains("\"code\":\"busy\"");
                assertThat(server.get("/hello").body()).isEqualTo("hello");
                assertThat(unread).isNotNull();
            }

            Await.until(() -> metric(server, "drey_unsent_bytes") == 0);
            assertThat(server.get("/long").statusCode()).isEqualTo(200);
        }
    }

    /** Whether the answers do not move any more. */
    private static boolean isStuck(TestServer server) {
        String before = longAnswers(server);
        for (int i = 0; i < 50; i++) {
            if (!longAnswers(server).equals(before)) {
                return false;
            }
        }
        return true;
    }

    private static String longAnswers(TestServer server) {
        return server.get("/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith("http_server_requests_seconds_count{") && line.contains("/long"))
                .findFirst()
                .orElse("");
    }

    @Test
    void slowReadersAreCutOff() throws IOException {
        try (TestServer server = TestServer.start("body-seconds", "1", "min-rate", "1000000");
                RawClient client = nonReader(server, "127.0.0.2")) {
            Await.until(() -> metric(server, "drey_unsent_bytes") > 0);
            Await.until(() -> metric(server, "drey_unsent_bytes") == 0 && metric(server, "drey_connections") == 1);
            assertThat(client).isNotNull();
        }
    }

    @Test
    void slowHeadersOfFewAddressesDoNotLockOthersOut() throws Exception {
        List<RawClient> attackers = new ArrayList<>();
        try (TestServer server = TestServer.start("max-connections", "40", "max-connections-address", "12")) {
            Echo player = new Echo();
            WebSocket socket = player.open(server);
            for (int i = 0; i < 200; i++) {
                attackers.add(new RawClient("127.0.0." + (2 + i % 5), server.port()).trySend("GET / HTTP/1.1\r\nHo"));
            }
            for (int i = 0; i < 20; i++) {
                try (RawClient newcomer = new RawClient("127.0.0.7", server.port())) {
                    assertThat(newcomer.send("GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n")
                                    .readHead())
                            .startsWith("HTTP/1.1 200 ");
                }
                player.requireEcho(socket, "move " + i);
            }

            assertThat(metric(server, "drey_connections")).isLessThanOrEqualTo(40);
        } finally {
            for (RawClient attacker : attackers) {
                attacker.close();
            }
        }
    }

    /** Opens WebSockets until the server refuses one. @return the answer to the last one */
    private static String openSockets(TestServer server, String from, List<RawClient> opened, String... headers)
            throws IOException {
        while (true) {
            double before = metric(server, "drey_sockets");
            RawClient client = new RawClient(from, server.port()).send(upgrade(headers));
            String answer = client.readHead();
            if (!answer.startsWith("HTTP/1.1 101 ")) {
                client.close();
                return answer;
            }
            opened.add(client);
            // The client can see the answer before the server has counted the socket.
            Await.until(() -> metric(server, "drey_sockets") > before);
        }
    }

    private static String upgrade(String... headers) {
        List<String> head = new ArrayList<>(List.of(
                "GET /live HTTP/1.1",
                "Host: localhost",
                "Origin: http://localhost",
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="));
        head.addAll(List.of(headers));
        return String.join("\r\n", head) + "\r\n\r\n";
    }

    private static void closeAll(List<RawClient> clients) throws IOException {
        for (RawClient client : clients) {
            client.close();
        }
    }

    @Test
    void socketsOfFewAddressesDoNotLockOthersOut() throws Exception {
        List<RawClient> attackers = new ArrayList<>();
        try (TestServer server = TestServer.start("max-connections", "40", "max-connections-address", "40")) {
            Echo player = new Echo();
            WebSocket socket = player.open(server);
            for (int i = 2; i < 7; i++) {
                assertThat(openSockets(server, "127.0.0." + i, attackers))
                        .startsWith("HTTP/1.1 503 ")
                        .containsIgnoringCase("Retry-After: 5");
            }

            assertThat(attackers).hasSizeLessThan(30);
            try (RawClient newcomer = new RawClient("127.0.0.7", server.port())) {
                assertThat(newcomer.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
                                .readHead())
                        .startsWith("HTTP/1.1 200 ");
            }
            try (RawClient newcomer = new RawClient("127.0.0.7", server.port())) {
                assertThat(newcomer.send(upgrade()).readHead()).startsWith("HTTP/1.1 101 ");
            }
            player.requireEcho(socket, "still here");
        } finally {
            closeAll(attackers);
        }
    }

    /** Of 16 places, 4 are for short requests, and one address gets a third of the others. */
    @Test
    void closedSocketsFreeTheirPlace() throws Exception {
        List<RawClient> sockets = new ArrayList<>();
        try (TestServer server = TestServer.start("max-connections", "16", "max-connections-address", "16")) {
            openSockets(server, "127.0.0.2", sockets);
            assertThat(sockets).hasSize(4);
            String other =
                    server.upgrade("/live", "Host: localhost", "Sec-WebSocket-Version: 13", "Origin: http://localhost");
            assertThat(other).startsWith("HTTP/1.1 101 ");
            closeAll(sockets);
            sockets.clear();
            Await.until(() -> metric(server, "drey_sockets") == 0);

            openSockets(server, "127.0.0.2", sockets);
            assertThat(sockets).hasSize(4);
        } finally {
            closeAll(sockets);
        }
    }

    @Test
    void socketsBehindAProxyAreCountedByTheirClients() throws Exception {
        List<RawClient> sockets = new ArrayList<>();
        try (TestServer server = TestServer.start("max-connections", "16", "trusted-proxy", "true")) {
            assertThat(openSockets(server, "127.0.0.1", sockets, "X-Forwarded-For: 192.0.2.1"))
                    .startsWith("HTTP/1.1 503 ");
            assertThat(sockets).hasSize(4);

            openSockets(server, "127.0.0.1", sockets, "X-Forwarded-For: 192.0.2.2");
            assertThat(sockets).hasSize(6);
        } finally {
            closeAll(sockets);
        }
    }

    /** A player with a WebSocket. */
    private static final class Echo implements WebSocket.Listener {
        private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

        WebSocket open(TestServer server) throws InterruptedException {
            WebSocket socket = server.http()
                    .newWebSocketBuilder()
                    .buildAsync(URI.create("ws://127.0.0.1:" + server.port() + "/live"), this)
                    .orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)
                    .join();
            assertThat(heard.poll(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)).startsWith("welcome");
            return socket;
        }

        void requireEcho(WebSocket socket, String text) throws InterruptedException {
            socket.sendText(text, true).join();
            assertThat(heard.poll(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)).isEqualTo("heard " + text);
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            heard.add(data.toString());
            socket.request(1);
            return null;
        }
    }
}
