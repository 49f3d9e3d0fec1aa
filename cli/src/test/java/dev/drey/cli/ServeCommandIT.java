package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ServeCommandIT {
    private static final int TIMEOUT_SECONDS = 120;

    @TempDir
    private Path folder;

    /** A server in its own process. */
    private final class Running implements AutoCloseable {
        private final Process process;
        private final BufferedReader out;
        private final CompletableFuture<String> err;
        private final String url;

        Running(Map<String, String> environment, String... arguments) throws IOException {
            process = new Program(folder).start(environment, arguments);
            out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            err = CompletableFuture.supplyAsync(() -> {
                try {
                    return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
                } catch (IOException e) {
                    return e.toString();
                }
            });
            String line = String.valueOf(out.readLine());
            assertThat(line).matches("Drey is at http://.*/");
            url = line.substring("Drey is at ".length());
        }

        int status(String path) throws Exception {
            HttpRequest request = HttpRequest.newBuilder(URI.create(url).resolve(path))
                    .timeout(Duration.ofSeconds(TIMEOUT_SECONDS))
                    .build();
            return HttpClient.newHttpClient()
                    .send(request, HttpResponse.BodyHandlers.discarding())
                    .statusCode();
        }

        String rest() throws Exception {
            StringBuilder rest = new StringBuilder();
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                rest.append(line).append('\n');
            }
            assertThat(process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)).isTrue();
            return rest.toString();
        }

        void signal(String name) throws Exception {
            new ProcessBuilder("sh", "-c", "kill -" + name + " " + process.pid())
                    .start()
                    .waitFor();
        }

        @Override
        public void close() {
            process.destroyForcibly().onExit().join();
        }
    }

    private String[] serve(String... more) {
        String[] whole = new String[more.length + 3];
        whole[0] = "serve";
        whole[1] = "--port";
        whole[2] = "0";
        System.arraycopy(more, 0, whole, 3, more.length);
        return whole;
    }

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM", "HUP"})
    void printsItsUrlAndStopsOnSignals(String signal) throws Exception {
        try (Running server = new Running(Map.of(), serve())) {
            assertThat(server.url).matches("http://127\\.0\\.0\\.1:[0-9]+/");
            assertThat(server.status("/health")).isEqualTo(200);
            assertThat(server.status("/ready")).isEqualTo(200);
            assertThat(server.status("/api/me")).isEqualTo(200);
            assertThat(folder.resolve("drey/server")).isDirectory();

            server.signal(signal);
            assertThat(server.rest()).isEqualTo("Drey has stopped.\n");
            assertThat(server.process.exitValue()).isEqualTo(ExitStatus.OK);
            assertThat(server.err.get()).containsPattern("INFO request method=GET path=/api/me status=200 ms=[0-9]+");
        }
    }

    @Test
    void printsNetworkAddressAndQrCode() throws Exception {
        try (Running server = new Running(Map.of(), serve("--lan", "--public-url", "http://drey.example.org"))) {
            assertThat(server.status("/health")).isEqualTo(200);
            server.signal("TERM");
            assertThat(server.rest())
                    .contains("Public address: http://drey.example.org\n", "██████", "Drey has stopped.");
        }
    }

    @Test
    void readsSettingsFromAllSources() throws Exception {
        Path games = folder.resolve("games");
        Path file = Files.writeString(folder.resolve("drey.properties"), "port=1\nlog=json\ndata=" + games + "\n");
        Map<String, String> environment =
                Map.of("DREY_CONFIG", file.toString(), "DREY_HOST", "localhost", "DREY_PROT", "80");
        try (Running server = new Running(environment, serve())) {
            assertThat(server.url).startsWith("http://localhost:");
            assertThat(server.status("/api/me")).isEqualTo(200);
            assertThat(games).isDirectory();
            server.signal("TERM");
            server.rest();
            assertThat(server.err.get())
                    .contains("[{\"variable\":\"DREY_PROT\"}],\"formattedMessage\":\"no setting has this name\"")
                    .contains("[{\"method\":\"GET\"},{\"path\":\"\\/api\\/me\"},{\"status\":\"200\"}");
        }
    }

    @Test
    void reportsATakenPortOrFolderInOneLine() throws Exception {
        try (Running server = new Running(Map.of(), serve())) {
            Program.Run sameFolder = new Program(folder).run("", serve());
            String port = String.valueOf(URI.create(server.url).getPort());
            Path another = Files.createDirectory(folder.resolve("another"));
            Program.Run samePort = new Program(another).run("", "serve", "--port", port);

            assertThat(sameFolder.status()).isEqualTo(ExitStatus.FAILED);
            assertThat(sameFolder.err())
                    .startsWith("drey: ")
                    .contains(folder.resolve("drey/server").toString());
            assertThat(sameFolder.err().lines()).hasSize(1);
            assertThat(samePort.status()).isEqualTo(ExitStatus.FAILED);
            assertThat(samePort.err())
                    .isEqualTo("drey: port " + port
                            + " is already in use; choose another with --port, or any free one with --port 0\n");
            assertThat(server.status("/ready")).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "serve --port x | --port x: expected a number from 0 to 65535",
                "serve --lan=perhaps | --lan perhaps: expected true or false",
                "serve --config nowhere.properties | nowhere.properties: file not found",
                "serve --prot 80 | there is no option '--prot' (did you mean '--port'?)"
            })
    void explainsWrongUsageInOneLine(String line, String message) {
        Program.Run run = Program.runInProcess(line.strip().split(" ", -1));

        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(run.err()).startsWith("drey: " + message);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void trainingRunLeavesNoFiles() throws Exception {
        Map<String, String> environment = Map.of(
                "DREY_PORT", "nonsense", "DREY_DATA", folder.resolve("mine").toString());
        Program.Run run = new Program(folder).run(environment, "", "serve", "--rehearse");

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.out()).isEmpty();
        assertThat(folder.resolve("mine")).doesNotExist();
        assertThat(folder.resolve("drey")).isEmptyDirectory();
    }
}
