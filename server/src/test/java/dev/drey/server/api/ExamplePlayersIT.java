package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Runs the players of examples/bots as a reader would. */
final class ExamplePlayersIT {
    private static final Path EXAMPLES = Path.of("..", "examples", "bots");
    private static final int MAX_LINES = 73;

    @TempDir
    private Path folder;

    private enum Example {
        JAVA(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "RandomPlayer.java"),
        PYTHON("python3", "random_player.py");

        private final String interpreter;
        private final Path source;

        Example(String interpreter, String name) {
            this.interpreter = interpreter;
            this.source = EXAMPLES.resolve(name);
        }

        Process run(Path out, String... words) throws IOException {
            List<String> command = new ArrayList<>(List.of(interpreter, source.toString()));
            command.addAll(List.of(words));
            return new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(out.toFile())
                    .start();
        }
    }

    @ParameterizedTest
    @EnumSource
    void exampleIsShort(Example example) throws IOException {
        try (Stream<String> lines = Files.lines(example.source)) {
            assertThat(lines.count()).isLessThanOrEqualTo(MAX_LINES);
        }
    }

    @ParameterizedTest
    @EnumSource
    void playsEngineToTheEnd(Example example) throws Exception {
        Path output = folder.resolve("output.txt");
        try (RunningServer server = RunningServer.start(folder.resolve("data"))) {
            Process player = example.run(output, server.address(), "adjacent-claim:3x3", "level-1");
            assertEndsSuccessfully(player, output);
            String last = lastLine(output);
            assertThat(last).contains(server.address() + "/api/games/");
            String path = last.substring(last.indexOf("/api/"));
            JsonNode state = server.newClient().get(path).json().path("state");
            assertThat(state.path("status").asString()).isEqualTo("over");
            assertThat(last).startsWith(state.path("result").asString() + ", we were X");
        }
    }

    /** A client invites the player; in the middle of the game the server restarts. */
    @ParameterizedTest
    @EnumSource
    void reconnectsAfterServerRestart(Example example) throws Exception {
        Path output = folder.resolve("output.txt");
        Path data = folder.resolve("data");
        RunningServer server = RunningServer.start(data);
        try {
            int port = server.port();
            BrowserClient ann = server.newClient();
            JsonNode made = ann.post("/api/games", "{\"game\":\"adjacent-claim:3x3\",\"games\":1}")
                    .json();
            String id = made.at("/game/id").asString();
            Process player = example.run(
                    output, server.address(), "join", id, made.at("/game/code").asString());
            try (SocketClient live = ann.live(id).watch()) {
                JsonNode state = live.next("started").path("state");
                move(ann, id, state);
                live.next(ExamplePlayersIT::isTheirs);
            }
            server.close();
            awaitRetry(output);
            server = RunningServer.start(data, "port", String.valueOf(port));
            try (SocketClient live = ann.live(id).watch()) {
                JsonNode state = live.next("game").path("state");
                while (state.path("status").asString().equals("running")) {
                    if (state.path("toMove").asString().equals("X")
                            && !state.path("moves").isEmpty()) {
                        move(ann, id, state);
                    }
                    state = live.next("moved").path("state");
                }
            }
            assertEndsSuccessfully(player, output);
            assertThat(lastLine(output)).contains("we were O");
        } finally {
            server.close();
        }
    }

    /** Waits until the player has failed to connect, and so has noticed that the server is down. */
    private static void awaitRetry(Path output) throws IOException {
        long before = retries(output);
        Await.until(() -> retries(output) > before);
    }

    private static long retries(Path output) throws IOException {
        try (Stream<String> lines = Files.lines(output)) {
            // It sends its move again if the server stopped before the answer arrived.
            return lines.filter(line -> line.startsWith("Asking again") || line.startsWith("Sending again"))
                    .count();
        }
    }

    private static boolean isTheirs(JsonNode message) {
        return message.path("type").asString("").equals("moved")
                && message.path("side").asString().equals("O");
    }

    private static void move(BrowserClient ann, String id, JsonNode state) {
        BrowserClient.Response answer =
                ann.play(id, state.path("ply").asInt(), state.at("/moves/0").asString());
        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(200);
    }

    private static void assertEndsSuccessfully(Process player, Path output) throws Exception {
        boolean ended = player.waitFor(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS);
        player.destroyForcibly();
        assertThat(ended).as(Files.readString(output)).isTrue();
        assertThat(player.exitValue()).as(Files.readString(output)).isZero();
    }

    private static String lastLine(Path output) throws IOException {
        List<String> lines = Files.readAllLines(output);
        return lines.get(lines.size() - 1);
    }
}
