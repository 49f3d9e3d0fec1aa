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

/** Tests that a stopping server ends streams instead of waiting for them. */
final class StopStreamsTest {
    /** The duration of the analysis; a server that waited for it would take longer to stop. */
    private static final Duration ANALYSIS = Duration.ofSeconds(60);

    @TempDir
    private Path folder;

    @Test
    void stoppingEndsAnalysisStreams() throws IOException, InterruptedException {
        RunningServer server = RunningServer.start(folder, "drain-seconds", "300");
        BrowserClient ann = server.newClient();
        long started = System.nanoTime();
        HttpResponse<Stream<String>> answer = ann.http()
                .send(
                        ann.request("/api/analysis?seconds=" + ANALYSIS.toSeconds()
                                        + "&position=squirrel-war:7:-----/-----/-----/-----/-----:X")
                                .build(),
                        BodyHandlers.ofLines());
        Iterator<String> lines = answer.body().iterator();
        assertThat(lines.next()).contains("moves");
        server.close();
        assertThat(Duration.ofNanos(System.nanoTime() - started)).isLessThan(ANALYSIS);
        String last = "";
        while (lines.hasNext()) {
            last = lines.next();
        }
        assertThat(last).as("what was known by then").contains("\"last\":true");
    }
}
