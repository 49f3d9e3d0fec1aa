package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of serving the browser client, with a small client from the test resources. */
final class ClientFilesTest {
    private static final String SCRIPT = "/assets/index-4f.js";

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

    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/game/avretfwwaytr", "/study", "/learn", "/learn/othello", "/xray", "/games", "/study?p=x"
            })
    void servesOnePageUnderAllPaths(String path) {
        HttpResponse<String> answer = server.get(path);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(header(answer, "Content-Type")).isEqualTo("text/html;charset=utf-8");
        assertThat(header(answer, "Cache-Control")).isEqualTo("private, no-cache");
        assertThat(answer.body()).contains("A client for tests");
    }

    @ParameterizedTest
    @CsvSource({
        SCRIPT + ", text/javascript; charset=utf-8",
        "/assets/style-2b.css, text/css; charset=utf-8",
        "/assets/dot.png, image/png"
    })
    void assetsAreImmutable(String path, String type) {
        HttpResponse<String> answer = server.get(path);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(header(answer, "Content-Type")).isEqualTo(type);
        assertThat(header(answer, "Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
    }

    @Test
    void iconIsCachedForOneDay() {
        HttpResponse<String> answer = server.get("/favicon.svg");

        assertThat(header(answer, "Content-Type")).isEqualTo("image/svg+xml");
        assertThat(header(answer, "Cache-Control")).isEqualTo("public, max-age=86400");
    }

    @Test
    void compressesFilesThatBecomeSmaller() throws Exception {
        String whole = server.get(SCRIPT).body();
        HttpResponse<byte[]> zipped = server.http()
                .send(
                        server.request(SCRIPT)
                                .header("Accept-Encoding", "br, gzip")
                                .build(),
                        BodyHandlers.ofByteArray());

        assertThat(header(zipped, "Content-Encoding")).isEqualTo("gzip");
        assertThat(header(zipped, "Vary")).contains("Accept-Encoding");
        assertThat(zipped.body().length).isLessThan(whole.length() / 10);
        assertThat(header(zipped, "Content-Length")).isEqualTo(String.valueOf(zipped.body().length));
        assertThat(unzip(zipped.body())).isEqualTo(whole);
        HttpResponse<byte[]> dot = server.http()
                .send(
                        server.request("/assets/dot.png")
                                .header("Accept-Encoding", "gzip")
                                .build(),
                        BodyHandlers.ofByteArray());
        assertThat(header(dot, "Content-Encoding")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "br", "gzip;q=0", "gzip; q=0.0, br", "gzipped"})
    void sendsUncompressedUnlessGzipIsAccepted(String accepted) throws Exception {
        HttpResponse<byte[]> answer = server.http()
                .send(server.request(SCRIPT).header("Accept-Encoding", accepted).build(), BodyHandlers.ofByteArray());

        assertThat(header(answer, "Content-Encoding")).isEmpty();
    }

    private static String unzip(byte[] zipped) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(zipped))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void answersNotModifiedForKnownETag() {
        HttpResponse<String> first = server.get("/");
        HttpResponse<String> again = server.get("/", "If-None-Match", header(first, "ETag"));

        assertThat(header(first, "ETag")).matches("W/\"[0-9a-f]{24}\"");
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(header(server.get(SCRIPT), "ETag")).isNotEqualTo(header(first, "ETag"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/assets/",
                "/assets/nothing.js",
                "/assets/notes.txt",
                "/assets/..",
                "/assets/%2e%2e%2findex.html",
                "/assets/..%2findex.html",
                "/assets/%2e%2e/index.html",
                "/assets/..%5cindex.html",
                "/assets/index-4f.js%00.png",
                "/assets/.css",
                "/index.html"
            })
    void servesNoOtherFiles(String path) {
        HttpResponse<String> answer = server.get(path);

        assertThat(answer.statusCode()).isBetween(400, 404);
        assertThat(answer.body()).doesNotContain("A client for tests", "Not for anybody");
    }
}
