package dev.drey.e2e;

import dev.drey.server.Config;
import dev.drey.server.Server;
import dev.drey.server.ServerStartException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A server in its own process, which can be killed. */
final class ServerProcess implements AutoCloseable {
    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /**
     * Starts a server that accepts requests when this returns.
     *
     * @param port the port to listen on; 0 for any free one
     */
    static ServerProcess start(Path data, int port) throws IOException {
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServerProcess.class.getName(),
                        String.valueOf(port),
                        data.toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        String portLine = output.readLine();
        if (portLine == null) {
            throw new AssertionError("the server did not start");
        }
        return new ServerProcess(process, Integer.parseInt(portLine));
    }

    int port() {
        return port;
    }

    /** Kills the process with SIGKILL. */
    @Override
    public void close() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    /** Runs a server with the given port and data folder until its standard input ends. */
    public static void main(String[] arguments) throws ServerStartException, IOException {
        Map<String, String> settings = new HashMap<>(Map.of(
                "port", arguments[0], "data", arguments[1], "log-level", "error", "solve-map-of-the-day", "false"));
        try (Server server = Server.start(Config.of(settings))) {
            System.out.println(server.port());
            while (System.in.read() >= 0) {
                // The input is not used.
            }
        }
    }
}
