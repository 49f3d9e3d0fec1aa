package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of requests that few clients send, but every server must handle. */
final class UnusualRequestsTest {
    private static final String GAME = "{\"game\":\"adjacent-claim:3x3\",\"seats\":{\"X\":\"me\",\"O\":\"friend\"}}";

    @TempDir
    private Path folder;

    private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        // A client with a persistent connection would read the next response only after this one has ended.
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .build()
                .send(request.timeout(Await.TIMEOUT).build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void headOfStreamEndsAtOnce() throws Exception {
        try (RunningServer server = RunningServer.start(folder, "limit-connections-address", "1")) {
            URI stream = URI.create(server.address() + "/api/lobby/events");
            for (int i = 0; i < 3; i++) {
                HttpResponse<String> head =
                        send(HttpRequest.newBuilder(stream).method("HEAD", HttpRequest.BodyPublishers.noBody()));
                assertThat(head.statusCode()).isEqualTo(200);
                assertThat(head.headers().firstValue("Content-Type")).contains("application/x-ndjson; charset=utf-8");
            }
        }
    }

    @Test
    void rejectsUnknownRecordFormat() {
        try (RunningServer server = RunningServer.start(folder)) {
            BrowserClient ann = server.newClient();
            String record = "/api/games/" + ann.create(GAME) + "/record";
            assertThat(ann.get(record + "?format=text").status()).isEqualTo(200);
            assertThat(ann.get(record + "?format=json").status()).isEqualTo(200);
            assertThat(ann.get(record + "?format=xml").status()).isEqualTo(400);
        }
    }

    @Test
    void rejectsBinaryMessages() {
        try (RunningServer server = RunningServer.start(folder)) {
            BrowserClient ann = server.newClient();
            try (SocketClient live = ann.live(ann.create(GAME)).watch()) {
                live.sendBinary("{\"type\":\"ping\"}");
                assertThat(live.next("rejected").path("reason").asString()).isEqualTo("bad-request");
                live.send("{\"type\":\"ping\"}");
                live.next("pong");
            }
        }
    }

    @Test
    void bodiesAreUtf8RegardlessOfDeclaredCharset() throws Exception {
        try (RunningServer server = RunningServer.start(folder)) {
            for (String charset :
                    List.of("charset=nonsense", "charset", "charset=", "charset=utf-16", "charset=\"utf-8\"")) {
                HttpResponse<String> made = send(HttpRequest.newBuilder(URI.create(server.address() + "/api/games"))
                        .header("Content-Type", "application/json; " + charset)
                        .POST(HttpRequest.BodyPublishers.ofString(GAME)));
                assertThat(made.statusCode()).as(charset).isEqualTo(201);
            }
        }
    }
}
