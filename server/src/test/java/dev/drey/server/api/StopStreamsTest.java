package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests that a stopping server ends streams instead of waiting for them. */
final class StopStreamsTest {
    /** The search time of the analysis, which it reaches only if the server waits for it. */
    private static final int ANALYSIS_SECONDS = 60;

    @TempDir
    private Path folder;

    @Test
    void stoppingEndsAnalysisStreams() throws IOException, InterruptedException {
        RunningServer server = RunningServer.start(folder, "drain-seconds", "300");
        BrowserClient ann = server.newClient();
        HttpResponse<Stream<String>> answer = ann.http()
                .send(
                        ann.request("/api/analysis?seconds=" + ANALYSIS_SECONDS
                                        + "&position=squirrel-war:7:-----/-----/-----/-----/-----:X")
                                .build(),
                        BodyHandlers.ofLines());
        Iterator<String> lines = answer.body().iterator();
        assertThat(lines.next()).contains("moves");
        server.close();
        String last = "";
        while (lines.hasNext()) {
            last = lines.next();
        }
        JsonNode analysis = JsonMapper.shared().readTree(last);
        assertThat(analysis.path("last").asBoolean()).isTrue();
        assertThat(analysis.path("seconds").asDouble()).as("search time").isLessThan(ANALYSIS_SECONDS);
    }
}
