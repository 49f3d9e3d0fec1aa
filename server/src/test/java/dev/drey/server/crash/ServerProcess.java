package dev.drey.server.crash;

import dev.drey.server.Await;
import dev.drey.server.ChildServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, which has no time to say farewell when it is killed. */
final class ServerProcess implements AutoCloseable {
    private static final List<String> UNLIMITED = List.of(
            "requests",
            "requests-address",
            "messages",
            "messages-address",
            "new-games",
            "new-games-address",
            "new-guests-address",
            "open-games",
            "connections",
            "connections-address");

    private final Process process;
    private final String address;

    private ServerProcess(Process process, String address) {
        this.process = process;
        this.address = address;
    }

    /**
     * Starts one; when this returns, it answers.
     *
     * @param log what it writes to its standard error is added to this file
     * @param ahead how much later it is for the server than for the test
     */
    static ServerProcess start(Path data, Path log, String durability, Duration ahead) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // It lives for a second or two: let it be quick at once rather than later.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                ChildServer.class.getName(),
                String.valueOf(ahead.toMillis())));
        command.addAll(List.of("port", "0", "data", data.toString(), "durability", durability, "log-level", "error"));
        UNLIMITED.forEach(limit -> command.addAll(List.of("limit-" + limit, "0")));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
        String port = said.readLine();
        if (port == null) {
            process.destroyForcibly();
            throw new AssertionError("the server did not start; see " + log);
        }
        return new ServerProcess(process, "http://127.0.0.1:" + port);
    }

    String address() {
        return address;
    }

    /** SIGKILL. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    /** Lets it stop in good order. */
    void stop() throws IOException, InterruptedException {
        process.outputWriter().close();
        if (!process.waitFor(Await.PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("the server does not stop");
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
