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

/** A server in its own process, which can be killed. */
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
            "engine-games",
            "engine-games-address",
            "connections",
            "connections-address");

    private final Process process;
    private final String address;

    private ServerProcess(Process process, String address) {
        this.process = process;
        this.address = address;
    }

    /**
     * Starts a server, which answers requests when this method returns.
     *
     * @param log the file to which its standard error is appended
     * @param clockOffset how far its clock is ahead of the test's
     */
    static ServerProcess start(Path data, Path log, String durability, Duration clockOffset) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // The process lives for a second or two, so start-up speed matters most.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                ChildServer.class.getName(),
                String.valueOf(clockOffset.toMillis())));
        command.addAll(List.of("port", "0", "data", data.toString(), "durability", durability, "log-level", "error"));
        UNLIMITED.forEach(limit -> command.addAll(List.of("limit-" + limit, "0")));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        String port = output.readLine();
        if (port == null) {
            process.destroyForcibly();
            throw new AssertionError("the server did not start; see " + log);
        }
        return new ServerProcess(process, "http://127.0.0.1:" + port);
    }

    String address() {
        return address;
    }

    /** Kills the process with SIGKILL. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    /** Stops the server normally. */
    void stop() throws IOException, InterruptedException {
        process.outputWriter().close();
        if (!process.waitFor(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("the server does not stop");
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
