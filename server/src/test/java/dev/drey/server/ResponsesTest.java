package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests of the headers of all responses, and of problem responses. */
final class ResponsesTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @SuppressWarnings("NullAway.Init")
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    /** The problem in a response, after checks that hold for all problems. */
    private static JsonNode problem(HttpResponse<String> answer, String code) {
        JsonNode problem = JSON.readTree(answer.body());
        assertThat(header(answer, "Content-Type")).isEqualTo("application/problem+json");
        assertThat(problem.path("status").asInt()).isEqualTo(answer.statusCode());
        assertThat(problem.path("code").asString()).isEqualTo(code);
        assertThat(problem.path("type").asString()).isEqualTo("/problems/" + code);
        assertThat(problem.path("requestId").asString()).isEqualTo(header(answer, "X-Request-Id"));
        return problem;
    }

    @ParameterizedTest
    @ValueSource(strings = {"/hello", "/nothing", "/bug", "/health", "/words"})
    void everyResponseHasIdAndSecurityHeaders(String path) {
        HttpResponse<String> answer = server.get(path);

        assertThat(header(answer, "X-Request-Id")).matches("[0-9a-f]{16}");
        assertThat(header(answer, "Content-Security-Policy"))
                .isEqualTo(
                        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
                                + " form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
        assertThat(header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(header(answer, "X-Frame-Options")).isEqualTo("DENY");
        assertThat(header(answer, "Referrer-Policy")).isEqualTo("same-origin");
        assertThat(header(answer, "Cache-Control")).isEqualTo("no-store");
        assertThat(answer.headers().map()).doesNotContainKeys("server", "x-powered-by");
    }

    @Test
    void requestIdsAreUniqueAndNotTakenFromClients() {
        String first = header(server.get("/hello", "X-Request-Id", "mine"), "X-Request-Id");

        assertThat(first).isNotEqualTo("mine");
        assertThat(header(server.get("/hello"), "X-Request-Id")).isNotEqualTo(first);
    }

    @ParameterizedTest
    @CsvSource({
        "/nothing, 404, not-found",
        "/words, 405, method-not-allowed",
        "/bug, 500, internal",
        "/crash, 500, internal",
        "/busy, 503, busy"
    })
    void failuresAreProblemsWithoutInternals(String path, int status, String code) {
        HttpResponse<String> answer = server.get(path);

        assertThat(answer.statusCode()).isEqualTo(status);
        problem(answer, code);
        assertThat(answer.body()).doesNotContain("secret", "Exception", "Error", "dev.drey", "javalin");
    }

    @Test
    void browsersGetProblemsAsPages() {
        HttpResponse<String> answer = server.get("/nothing", "Accept", "text/html,application/xhtml+xml,*/*;q=0.8");

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(header(answer, "Content-Type")).isEqualTo("text/html;charset=utf-8");
        assertThat(header(answer, "Vary")).contains("Accept");
        assertThat(answer.body()).contains("<h1>Not found</h1>", "href=\"/\"", header(answer, "X-Request-Id"));
        assertThat(server.get("/busy", "Accept", "text/html").body()).contains("<p>Come back later.</p>");
    }

    @Test
    void apiProblemsAreAlwaysJson() {
        problem(server.get("/api/nothing", "Accept", "text/html"), "not-found");
    }

    @Test
    void problemHasDetailAndRetryAfter() {
        HttpResponse<String> answer = server.get("/busy");

        assertThat(problem(answer, "busy").path("detail").asString()).isEqualTo("come back later");
        assertThat(header(answer, "Retry-After")).isEqualTo("2");
    }

    @Test
    void problemTypeIsUrlOfItsDescription() {
        HttpResponse<String> answer = server.get("/problems/wrong-host");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).startsWith("wrong-host (421): ");
        problem(server.get("/problems/strange"), "not-found");
    }

    @Test
    void listsAllowedMethods() {
        HttpResponse<String> rejected = server.send(server.request("/hello").DELETE());
        HttpResponse<String> asked =
                server.send(server.request("/words").method("OPTIONS", HttpRequest.BodyPublishers.noBody()));

        assertThat(rejected.statusCode()).isEqualTo(405);
        assertThat(header(rejected, "Allow")).isEqualTo("GET, HEAD, OPTIONS");
        assertThat(asked.statusCode()).isEqualTo(204);
        assertThat(header(asked, "Allow")).isEqualTo("OPTIONS, POST");
        assertThat(asked.body()).isEmpty();
        assertThat(asked.headers().map()).doesNotContainKey("access-control-allow-origin");
    }

    @Test
    void headIsGetWithoutBody() {
        HttpRequest.BodyPublisher none = HttpRequest.BodyPublishers.noBody();
        HttpResponse<String> found = server.send(server.request("/hello").method("HEAD", none));
        HttpResponse<String> missing = server.send(server.request("/nothing").method("HEAD", none));
        HttpResponse<String> failed = server.send(server.request("/bug").method("HEAD", none));

        assertThat(found.statusCode()).isEqualTo(200);
        assertThat(header(found, "Content-Length")).isEqualTo("5");
        assertThat(missing.statusCode()).isEqualTo(404);
        assertThat(failed.statusCode()).isEqualTo(500);
        assertThat(List.of(found.body(), missing.body(), failed.body())).containsOnly("");
    }

    @Test
    void ignoresMethodOverride() {
        HttpResponse<String> answer = server.get("/words", "X-HTTP-Method-Override", "POST");

        assertThat(answer.statusCode()).isEqualTo(405);
    }

    @Test
    void limitsBodySize() {
        String longest = "x".repeat(SizeLimits.BODY);

        assertThat(server.post("/words", longest).body()).isEqualTo(longest);
        HttpResponse<String> rejected = server.post("/words", longest + "x");
        assertThat(rejected.statusCode()).isEqualTo(413);
        problem(rejected, "too-large");
    }

    @Test
    void limitsSizeOfBodiesWithoutLength() {
        HttpResponse<String> rejected = server.send(server.request("/words")
                .POST(HttpRequest.BodyPublishers.fromPublisher(
                        HttpRequest.BodyPublishers.ofString("x".repeat(SizeLimits.BODY + 1)))));

        assertThat(rejected.statusCode()).isEqualTo(413);
        problem(rejected, "too-large");
    }

    /** The server answers after it has read the body, and keeps the connection open. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void readsRejectedBodiesToTheEnd(boolean chunked) {
        String length = chunked ? "Transfer-Encoding: chunked" : "Content-Length: " + (SizeLimits.BODY + 1024);
        String first = "POST /words HTTP/1.1\r\nHost: localhost\r\n" + length + "\r\n\r\n";
        String kilobyte = (chunked ? "400\r\n" : "") + "x".repeat(1024) + (chunked ? "\r\n" : "");
        String second = "GET /hello HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

        String answers =
                server.raw(first + kilobyte.repeat(SizeLimits.BODY / 1024 + 1) + (chunked ? "0\r\n\r\n" : "") + second);

        assertThat(answers).startsWith("HTTP/1.1 413 ").contains("\"code\":\"too-large\"", "HTTP/1.1 200 ");
    }

    @ParameterizedTest
    @CsvSource({
        "'GARBAGE\r\n\r\n', 400, bad-request",
        "'GET /hello HTTP/1.1\r\nConnection: close\r\n\r\n', 400, bad-request",
        "'GET /%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400, bad-request",
        "'GET /a%2fb HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400, bad-request",
        "'GET /a/..;/b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400, bad-request",
        "'GET /hello HTTP/3.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 501, not-implemented",
        "'POST /words HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\nConnection: close\r\n\r\n', 400, bad-request",
        "'POST /words HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\n', 413, too-large",
        "'BREW /hello HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405, method-not-allowed",
        "'TRACE /hello HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405, method-not-allowed"
    })
    void malformedHttpIsAnsweredWithProblem(String request, int status, String code) {
        String answer = server.raw(request);

        assertThat(answer)
                .startsWith("HTTP/1.1 " + status + " ")
                .contains("Content-Type: application/problem+json", "X-Request-Id: ", "\"code\":\"" + code + "\"")
                .doesNotContain("Jetty", "jetty", "Exception", "Server: ");
    }

    @Test
    void longUrisAndHeadersHaveTheirOwnProblems() {
        assertThat(server.exchange("GET /" + "x".repeat(SizeLimits.HEADERS), "Host: localhost"))
                .startsWith("HTTP/1.1 414 ")
                .contains("\"code\":\"uri-too-long\"");
        assertThat(server.exchange("GET /", "Host: localhost", "X: " + "x".repeat(SizeLimits.HEADERS)))
                .startsWith("HTTP/1.1 431 ")
                .contains("\"code\":\"headers-too-large\"");
    }
}
