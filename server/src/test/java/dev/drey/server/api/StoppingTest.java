package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that stops lets everybody go, and does not wait for what has no end. */
final class StoppingTest {
    /** Far less than what is being looked for would take, and less than it would wait for requests under way. */
    private static final Duration SOON = Duration.ofSeconds(15);

    @TempDir
    private Path folder;

    @Test
    void whoWatchesAnAnalysisIsLetGo() throws IOException, InterruptedException {
        RunningServer server = RunningServer.start(folder, "drain-seconds", "30");
        Client ann = server.guest();
        HttpResponse<Stream<String>> answer = ann.http()
                .send(
                        ann.request("/api/analysis?seconds=60&position=squirrel-war:7:-----/-----/-----/-----/-----:X")
                                .build(),
                        BodyHandlers.ofLines());
        Iterator<String> lines = answer.body().iterator();
        assertThat(lines.next()).contains("moves");
        long begun = System.nanoTime();
        server.close();
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(SOON);
        String last = "";
        while (lines.hasNext()) {
            last = lines.next();
        }
        assertThat(last).as("what was known by then").contains("\"last\":true");
    }
}
