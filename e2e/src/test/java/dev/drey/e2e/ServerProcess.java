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

/** A server in a process of its own, which can be killed. */
final class ServerProcess implements AutoCloseable {
    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /**
     * Starts one; when this returns, it answers.
     *
     * @param port where it listens; 0 for any
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
        BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
        String listening = said.readLine();
        if (listening == null) {
            throw new AssertionError("the server did not start");
        }
        return new ServerProcess(process, Integer.parseInt(listening));
    }

    int port() {
        return port;
    }

    /** SIGKILL. */
    @Override
    public void close() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    /** The process: its port and its folder. It ends with whoever started it. */
    public static void main(String[] arguments) throws ServerStartException, IOException {
        Map<String, String> settings =
                new HashMap<>(Map.of("port", arguments[0], "data", arguments[1], "log-level", "error"));
        try (Server server = Server.start(Config.of(settings))) {
            System.out.println(server.port());
            while (System.in.read() >= 0) {
                // Nobody says anything.
            }
        }
    }
}
