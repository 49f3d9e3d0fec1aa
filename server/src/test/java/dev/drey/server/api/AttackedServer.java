package dev.drey.server.api;

import dev.drey.server.Await;
import dev.drey.server.ChildServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A server in its own process with a small heap. */
final class AttackedServer implements AutoCloseable {
    private final Process process;
    private final int port;
    /** Reads the metrics over one connection; each new client would add one to them. */
    private final BrowserClient observer;

    /**
     * Starts a server, which answers requests when this method returns.
     *
     * @param log where its standard error goes; to a pipe that nobody reads if null
     */
    AttackedServer(Path data, @Nullable Path log, String heap, String... settings) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + heap,
                "-cp",
                System.getProperty("java.class.path"),
                ChildServer.class.getName(),
                "0"));
        command.addAll(List.of("port", "0", "data", data.toString(), "engine-threads", "1"));
        for (String limit : List.of("requests", "requests-address", "new-games", "new-guests-address", "open-games")) {
            command.addAll(List.of("limit-" + limit, "0"));
        }
        command.addAll(List.of(settings));
        ProcessBuilder builder = new ProcessBuilder(command);
        if (log != null) {
            builder.redirectError(log.toFile());
        }
        process = builder.start();
        String line = process.inputReader(StandardCharsets.UTF_8).readLine();
        if (line == null) {
            process.destroyForcibly();
            throw new AssertionError("the server did not start");
        }
        port = Integer.parseInt(line);
        observer = new BrowserClient("http://127.0.0.1:" + port);
    }

    int port() {
        return port;
    }

    BrowserClient newClient() {
        return new BrowserClient("http://127.0.0.1:" + port);
    }

    /** The value of a metric. */
    double metric(String name) {
        return observer.metric(name);
    }

    /** Stops the server normally and returns its exit status. */
    int stop() throws IOException, InterruptedException {
        process.outputWriter().close();
        if (!process.waitFor(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("the server does not stop");
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
