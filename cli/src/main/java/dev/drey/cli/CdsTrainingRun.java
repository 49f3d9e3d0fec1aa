package dev.drey.cli;

import dev.drey.cli.storage.UserFolders;
import dev.drey.server.Config;
import dev.drey.server.Server;
import dev.drey.server.ServerStartException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A training run of the server for the class data sharing (CDS) archive that the launcher creates: it starts a server,
 * sends one request of each kind and stops it. The server listens on the loopback interface only and stores nothing,
 * regardless of the settings.
 */
final class CdsTrainingRun {
    private static final String NEW_GAME =
            "{\"game\":\"adjacent-claim:3x3\",\"seats\":{\"X\":\"level-1\",\"O\":\"me\"},\"games\":1}";
    private static final List<String> CLOSE = List.of("Connection: close");
    private static final List<String> JSON = List.of("Connection: close", "Content-Type: application/json");
    private static final List<String> UPGRADE = List.of(
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: cmVoZWFyc2FsIG9mIGRyZXk=");
    private static final int TIMEOUT_MILLIS = 100_000;

    private CdsTrainingRun() {}

    static void run() throws IOException, ServerStartException {
        Path state = Files.createDirectories(UserFolders.state());
        Path folder = Files.createTempDirectory(state, "rehearsal");
        Map<String, String> settings = Map.of("port", "0", "data", folder.toString(), "solve-map-of-the-day", "false");
        try (Server server = Server.start(Config.of(settings))) {
            for (String path : List.of("/health", "/ready", "/metrics", "/api/me", "/api/lobby", "/nothing")) {
                request(server, "GET " + path, CLOSE, "");
            }
            String response = request(server, "POST /api/games", JSON, NEW_GAME);
            String game = response.replaceFirst("(?s).*\\nLocation: ([^\\s]+).*", "$1");
            request(server, "GET " + game + "/events?wait=false", CLOSE, "");
            request(server, "GET " + game + "/live", UPGRADE, "");
        } finally {
            delete(folder);
        }
    }

    /** Returns the response; of an upgrade only its first byte. */
    private static String request(Server server, String line, List<String> headers, String body) throws IOException {
        List<String> head = new ArrayList<>(List.of(line + " HTTP/1.1", "Host: localhost"));
        head.addAll(headers);
        head.add("Content-Length: " + body.length());
        String request = String.join("\r\n", head) + "\r\n\r\n" + body;
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(TIMEOUT_MILLIS);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            InputStream in = socket.getInputStream();
            byte[] answer = headers.equals(UPGRADE) ? in.readNBytes(1) : in.readAllBytes();
            return new String(answer, StandardCharsets.UTF_8);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> {
                try {
                    Files.delete(file);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
    }
}
