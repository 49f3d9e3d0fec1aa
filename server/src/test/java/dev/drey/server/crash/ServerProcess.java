package dev.drey.server.crash;

import dev.drey.server.Await;
import dev.drey.server.ChildServer;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in its own process, which can be killed, frozen, and given a full disk or another system clock. */
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

    /** What may still be written to the beginning of a file when the disk is full, so that some writes end halfway. */
    private static final int FULL_DISK_BYTES = 6000;

    private final HttpClient http = HttpClient.newHttpClient();
    private final Process process;
    private final BufferedReader output;
    private final String address;

    private ServerProcess(Process process, BufferedReader output, String address) {
        this.process = process;
        this.output = output;
        this.address = address;
    }

    /**
     * Starts a server, which answers requests when this method returns.
     *
     * @param log the file to which its standard error is appended
     * @param clockOffset how far its system clock is ahead of the test's
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
        command.addAll(List.of(
                "port",
                "0",
                "data",
                data.toString(),
                "durability",
                durability,
                "open-game-days",
                "3650",
                "log-level",
                "error"));
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
        return new ServerProcess(process, output, "http://127.0.0.1:" + port);
    }

    String address() {
        return address;
    }

    /** Kills the process with SIGKILL. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    /** Stops all threads of the process with SIGSTOP. */
    void freeze() throws IOException, InterruptedException {
        control("sh", "-c", "kill -STOP " + process.pid());
    }

    /** Lets a frozen process go on. */
    void thaw() throws IOException, InterruptedException {
        control("sh", "-c", "kill -CONT " + process.pid());
    }

    /** Makes writes to files fail, as on a full disk. */
    void fillDisk() throws IOException, InterruptedException {
        limitFileSize(String.valueOf(FULL_DISK_BYTES));
    }

    void freeDisk() throws IOException, InterruptedException {
        limitFileSize("unlimited");
    }

    /** Sets the soft limit only, because it can be raised again. */
    private void limitFileSize(String limit) throws IOException, InterruptedException {
        control("prlimit", "--pid", String.valueOf(process.pid()), "--fsize=" + limit + ":");
    }

    private static void control(String... command) throws IOException, InterruptedException {
        int status = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (status != 0) {
            throw new AssertionError(String.join(" ", command) + ": exit status " + status);
        }
    }

    /** Sets the system clock of the running server. */
    void setClock(Duration offset) throws IOException {
        BufferedWriter input = process.outputWriter(StandardCharsets.UTF_8);
        input.write(offset.toMillis() + "\n");
        input.flush();
        if (output.readLine() == null) {
            throw new AssertionError("the server has ended");
        }
    }

    /** Waits until the server reports that it can or cannot work. */
    void awaitReady(boolean ready) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(address + "/ready")).build();
        int expected = ready ? 200 : 503;
        Await.<Exception>until(
                () -> http.send(request, BodyHandlers.discarding()).statusCode() == expected);
    }

    /** Stops the server normally. */
    void stop() throws IOException, InterruptedException {
        process.outputWriter(StandardCharsets.UTF_8).close();
        if (!process.waitFor(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("the server does not stop");
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
