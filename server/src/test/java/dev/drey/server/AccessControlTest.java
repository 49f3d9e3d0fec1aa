package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the checks that every request must pass: host, origin and rate. */
final class AccessControlTest {
    @SuppressWarnings("NullAway.Init")
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start("public-url", "https://drey.example.org");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String exchange(String line, String... headers) {
        return server.exchange(line, headers);
    }

    private String cookie() {
        return server.get("/who")
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow()
                .replaceFirst(";.*", "");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "LOCALHOST:8080",
                "127.0.0.1",
                "127.0.0.1:1",
                "[::1]:8080",
                "drey.example.org",
                "drey.example.org:443"
            })
    void acceptsHostsOfThisMachine(String host) {
        assertThat(exchange("GET /hello", "Host: " + host)).startsWith("HTTP/1.1 200 ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example",
                "localhost.evil.example",
                "evil.example:8080",
                "10.1.2.3",
                "0.0.0.0",
                "127.0.0.1.evil.example",
                "[2001:db8::1]",
                "drey.example.org.evil.example",
                "user@localhost",
                "localhost:notaport",
                "2130706433"
            })
    void rejectsForeignHosts(String host) {
        assertThat(exchange("GET /hello", "Host: " + host)).containsPattern("^HTTP/1.1 (421|400) ");
        assertThat(exchange("GET /metrics", "Host: " + host)).containsPattern("^HTTP/1.1 (421|400) ");
    }

    @Test
    void acceptsAnyIpAddressButNoForeignNameOnAllInterfaces() {
        try (TestServer lan = TestServer.start("lan", "true")) {
            assertThat(lan.exchange("GET /hello", "Host: 10.1.2.3:8080")).startsWith("HTTP/1.1 200 ");
            assertThat(lan.exchange("GET /hello", "Host: [2001:db8::1]")).startsWith("HTTP/1.1 200 ");
            assertThat(lan.exchange("GET /hello", "Host: evil.example"))
                    .startsWith("HTTP/1.1 421 ")
                    .contains("wrong-host");
        }
    }

    @Test
    void acceptsAnyHostForHealthProbes() {
        assertThat(exchange("GET /health", "Host: drey")).startsWith("HTTP/1.1 200 ");
        assertThat(exchange("GET /ready", "Host: drey")).startsWith("HTTP/1.1 200 ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Origin: http://localhost:8080",
                "Origin: https://localhost:8080",
                "Origin: https://drey.example.org",
                "Origin: https://drey.example.org:443",
                "Sec-Fetch-Site: same-origin",
                "Sec-Fetch-Site: none"
            })
    void acceptsWritesFromOwnPages(String header) {
        assertThat(exchange("POST /words", "Host: localhost:8080", "Content-Length: 0", "Cookie: " + cookie(), header))
                .startsWith("HTTP/1.1 200 ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Origin: http://evil.example",
                "Origin: http://localhost",
                "Origin: http://localhost:8081",
                "Origin: http://127.0.0.1:8080",
                "Origin: http://drey.example.org",
                "Origin: null",
                "Origin: ",
                "Origin: file://",
                "Origin: http://localhost:8080@evil.example",
                "Sec-Fetch-Site: cross-site",
                "Sec-Fetch-Site: same-site",
                "X-Nothing: with a cookie that is too little"
            })
    void rejectsWritesFromOtherSites(String header) {
        String answer =
                exchange("POST /words", "Host: localhost:8080", "Content-Length: 0", "Cookie: " + cookie(), header);

        assertThat(answer).startsWith("HTTP/1.1 403 ").contains("\"code\":\"cross-origin\"");
        assertThat(exchange("DELETE /words", "Host: localhost:8080", "Cookie: " + cookie(), header))
                .startsWith("HTTP/1.1 403 ");
    }

    /** Somebody in the network can forge pages that come over http. */
    @Test
    void rejectsWritesFromItsInsecureSiteIfThePublicUrlIsSecure() {
        String host = "Host: drey.example.org";
        String cookie = "Cookie: " + cookie();
        assertThat(exchange("POST /words", host, "Content-Length: 0", cookie, "Origin: https://drey.example.org"))
                .startsWith("HTTP/1.1 200 ");
        for (String origin :
                List.of("http://drey.example.org", "http://drey.example.org:443", "https://drey.example.org:8443")) {
            assertThat(exchange("POST /words", host, "Content-Length: 0", cookie, "Origin: " + origin))
                    .as(origin)
                    .startsWith("HTTP/1.1 403 ");
        }
    }

    @Test
    void rejectsWritesFromOtherSitesWithoutCookie() {
        assertThat(exchange("POST /words", "Host: localhost", "Content-Length: 0", "Origin: http://evil.example"))
                .startsWith("HTTP/1.1 403 ");
        assertThat(exchange("POST /words", "Host: localhost", "Content-Length: 0", "Sec-Fetch-Site: cross-site"))
                .startsWith("HTTP/1.1 403 ");
    }

    @Test
    void acceptsProgramsWithoutOrigin() {
        String token = server.get("/token").body();

        assertThat(server.post("/words", "x").statusCode()).isEqualTo(200);
        assertThat(server.post("/words", "x", "Authorization", "Bearer " + token, "Cookie", cookie())
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void acceptsCrossSiteNavigationButNoEmbedding() {
        String image =
                exchange("GET /hello", "Host: localhost", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors");

        assertThat(image).startsWith("HTTP/1.1 403 ").contains("\"code\":\"cross-origin\"");
        assertThat(exchange("GET /hello", "Host: localhost", "Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: cors"))
                .startsWith("HTTP/1.1 403 ");
        assertThat(exchange("GET /hello", "Host: localhost", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"))
                .startsWith("HTTP/1.1 200 ");
        assertThat(exchange("GET /hello", "Host: localhost", "Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: cors"))
                .startsWith("HTTP/1.1 200 ");
    }

    @Test
    void rejectsFramesInPagesOfOtherSites() {
        assertThat(exchange(
                        "GET /who",
                        "Host: localhost",
                        "Sec-Fetch-Site: cross-site",
                        "Sec-Fetch-Mode: navigate",
                        "Sec-Fetch-Dest: iframe"))
                .startsWith("HTTP/1.1 403 ");
        assertThat(exchange(
                        "GET /who",
                        "Host: localhost",
                        "Sec-Fetch-Site: cross-site",
                        "Sec-Fetch-Mode: navigate",
                        "Sec-Fetch-Dest: document"))
                .startsWith("HTTP/1.1 200 ");
    }

    @Test
    void acceptsReadsWithForeignOrigin() {
        assertThat(exchange("GET /hello", "Host: localhost", "Origin: http://evil.example"))
                .startsWith("HTTP/1.1 200 ");
    }

    @Test
    void rejectsTooManyRequestsWithRetryAfter() {
        try (TestServer slow = TestServer.start("limit-requests-address", "3")) {
            for (int i = 0; i < 3; i++) {
                assertThat(slow.get("/hello").statusCode()).isEqualTo(200);
            }
            HttpResponse<String> rejected = slow.get("/hello");

            assertThat(rejected.statusCode()).isEqualTo(429);
            assertThat(rejected.headers().firstValueAsLong("Retry-After").orElseThrow())
                    .isBetween(1L, 20L);
            assertThat(rejected.body()).contains("\"code\":\"too-many-requests\"", "per address");
            assertThat(slow.get("/health").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void usesForwardedAddressOfTrustedProxy() {
        try (TestServer behind = TestServer.start("limit-requests-address", "1", "trusted-proxy", "true")) {
            assertThat(behind.get("/hello", "X-Forwarded-For", "spoofed, 192.0.2.1")
                            .statusCode())
                    .isEqualTo(200);
            assertThat(behind.get("/hello", "X-Forwarded-For", "192.0.2.2").statusCode())
                    .isEqualTo(200);
            assertThat(behind.get("/hello", "X-Forwarded-For", "another, 192.0.2.1")
                            .statusCode())
                    .isEqualTo(429);
            assertThat(behind.get("/hello", "X-Forwarded-For", "192.0.2.9", "X-Forwarded-For", "192.0.2.1")
                            .statusCode())
                    .as("a proxy that adds a line")
                    .isEqualTo(429);
            assertThat(behind.get("/hello", "X-Forwarded-For", "2001:db8:0:1::7")
                            .statusCode())
                    .isEqualTo(200);
            // The same /56 network, which providers give to one customer.
            assertThat(behind.get("/hello", "X-Forwarded-For", "2001:db8:0:ff::8")
                            .statusCode())
                    .isEqualTo(429);
            HttpResponse<String> other =
                    behind.get("/hello", "X-Forwarded-For", "2001:db8:0:100::7", "X-Request-Id", "from-the-proxy");
            assertThat(other.statusCode()).isEqualTo(200);
            assertThat(other.headers().firstValue("X-Request-Id")).contains("from-the-proxy");
        }
    }

    @Test
    void ignoresForwardedAddressWithoutTrustedProxy() {
        try (TestServer direct = TestServer.start("limit-requests-address", "1")) {
            assertThat(direct.get("/hello", "X-Forwarded-For", "192.0.2.1").statusCode())
                    .isEqualTo(200);
            assertThat(direct.get("/hello", "X-Forwarded-For", "192.0.2.2").statusCode())
                    .isEqualTo(429);
        }
    }
}
