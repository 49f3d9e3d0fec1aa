package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Tests of the request log and the request metrics. */
final class RequestLogTest {
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private final List<Logger> logs = List.of(
            (Logger) LoggerFactory.getLogger(RequestLog.class), (Logger) LoggerFactory.getLogger(Rejections.class));

    @BeforeEach
    void listen() {
        lines.start();
        for (Logger log : logs) {
            log.setAdditive(false);
            log.setLevel(Level.INFO);
            log.addAppender(lines);
        }
    }

    @AfterEach
    void stopListening() {
        for (Logger log : logs) {
            log.detachAppender(lines);
            log.setAdditive(true);
            log.setLevel(null);
        }
    }

    /** Stops the server and returns all logged requests. */
    private List<Map<String, String>> logged(TestServer server) {
        server.close();
        return lines.list.stream()
                .map(event -> event.getKeyValuePairs().stream()
                        .filter(pair -> pair.value != null)
                        .collect(Collectors.toMap(pair -> pair.key, pair -> pair.value.toString())))
                .toList();
    }

    @Test
    void logsMethodPathStatusAndIdentity() {
        TestServer server = TestServer.start();
        String id = server.get("/who?and=a+query")
                .headers()
                .firstValue("X-Request-Id")
                .orElseThrow();
        server.get("/nothing");

        List<Map<String, String>> logged = logged(server);
        assertThat(logged).hasSize(2);
        assertThat(logged.get(0))
                .containsEntry("method", "GET")
                .containsEntry("path", "/who")
                .containsEntry("status", "200")
                .containsEntry("request", id)
                .containsKeys("ms", "identity");
        assertThat(logged.get(1)).containsEntry("path", "/nothing").containsEntry("status", "404");
        assertThat(logged.get(1)).doesNotContainKey("identity");
    }

    @Test
    void logsNoSecrets() {
        TestServer server = TestServer.start();
        server.get("/games/7/join/hush?token=hush");
        server.exchange("GET /games/7/join/hush", "Host: evil.example");
        server.get("/hello", "Authorization", "Bearer hush", "Cookie", "drey=hush");
        server.get("/hello", "Cookie", "drey=hush");
        server.raw("HUSH\r\n\r\n");

        List<Map<String, String>> logged = logged(server);
        assertThat(logged)
                .extracting(line -> line.getOrDefault("problem", line.getOrDefault("path", "")))
                .containsExactly("/games/7/join/{code}", "wrong-host", "bad-token", "/hello", "bad-request");
        assertThat(logged.get(1)).containsEntry("host", "evil.example").containsEntry("status", "421");
        assertThat(logged.toString()).doesNotContainIgnoringCase("hush");
    }

    @Test
    void logsEachKindOfRejectionOncePerSecondAndCountsAll() {
        TestServer server = TestServer.start();
        int sent = 200;
        for (int i = 0; i < sent; i++) {
            server.get("/nothing" + i);
            server.exchange("GET /hello", "Host: evil.example");
        }
        String metrics = server.get("/metrics").body();
        List<Map<String, String>> logged = logged(server);

        // On a slow machine the requests take several seconds, so only the sum is certain.
        assertThat(sumOf(logged, line -> line.getOrDefault("status", "").equals("404")))
                .isLessThanOrEqualTo(sent);
        assertThat(sumOf(logged, line -> line.getOrDefault("status", "").equals("421")))
                .isLessThanOrEqualTo(sent);
        assertThat(logged).hasSizeLessThan(sent);
        assertThat(metrics)
                .contains(
                        "drey_rejections_total{problem=\"not-found\"} 200.0\n",
                        "drey_rejections_total{problem=\"wrong-host\"} 200.0\n");
    }

    /** The number of requests that these lines stand for. */
    private static long sumOf(List<Map<String, String>> logged, Predicate<Map<String, String>> which) {
        return logged.stream()
                .filter(which)
                .mapToLong(line -> 1 + Long.parseLong(line.getOrDefault("suppressed", "0")))
                .sum();
    }

    @Test
    void shortensLongPaths() {
        TestServer server = TestServer.start();
        server.get("/" + "x".repeat(5_000));

        assertThat(logged(server).get(0).get("path")).hasSizeLessThan(300);
    }

    @Test
    void doesNotLogMonitoringRequests() {
        TestServer server = TestServer.start();
        server.get("/health");
        server.get("/ready");
        server.get("/metrics");

        assertThat(logged(server)).isEmpty();
    }

    @Test
    void logsUpgrades() {
        TestServer server = TestServer.start();
        server.upgrade("/live", "Host: localhost", "Sec-WebSocket-Version: 13", "Origin: http://evil.example");

        assertThat(logged(server).get(0)).containsEntry("path", "/live").containsEntry("status", "403");
    }

    @Test
    void measuresRequestsByRoute() {
        try (TestServer server = TestServer.start()) {
            server.get("/games/7/join/a");
            server.get("/games/8/join/b");
            server.get("/bug");
            server.get("/nothing");
            server.exchange("BREW /nothing", "Host: localhost");
            String metrics = server.get("/metrics").body();

            assertThat(metrics)
                    .contains(
                            "http_server_requests_seconds_count{method=\"GET\",route=\"/games/{id}/join/{code}\",status=\"2xx\"} 2\n",
                            "http_server_requests_seconds_count{method=\"GET\",route=\"/bug\",status=\"5xx\"} 1\n",
                            "http_server_requests_seconds_count{method=\"GET\",route=\"none\",status=\"4xx\"} 1\n",
                            "http_server_requests_seconds_count{method=\"OTHER\",route=\"none\",status=\"4xx\"} 1\n",
                            "drey_sockets 0",
                            "jvm_memory_used_bytes{",
                            "process_uptime_seconds")
                    .doesNotContain("/games/7");
        }
    }

    @Test
    void metricsAreLocalUnlessOpened() {
        try (TestServer server = TestServer.start()) {
            assertThat(server.get("/metrics").headers().firstValue("Content-Type"))
                    .contains("text/plain; version=0.0.4; charset=utf-8");
            assertThat(server.get("/metrics", "X-Forwarded-For", "192.0.2.1").statusCode())
                    .isEqualTo(403);
        }
        try (TestServer open = TestServer.start("metrics-open", "true")) {
            assertThat(open.get("/metrics", "X-Forwarded-For", "192.0.2.1").statusCode())
                    .isEqualTo(200);
        }
    }
}
