package dev.drey.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A separate process of {@code drey serve} on this machine, with its data in a temporary folder. */
final class ServerProcess implements AutoCloseable {
    /** Limits to switch off, as the generator is one address with thousands of players. */
    static final List<String> UNLIMITED = List.of(
            "limit-requests",
            "limit-requests-address",
            "limit-messages",
            "limit-messages-address",
            "limit-new-games",
            "limit-new-games-address",
            "limit-new-guests-address",
            "limit-open-games",
            "limit-engine-games",
            "limit-engine-games-address",
            "limit-connections",
            "limit-connections-address",
            "limit-searches-address");

    private static final String ANNOUNCEMENT = "Drey is at ";
    private static final long STOP_TIMEOUT_SECONDS = 30;

    private final Process process;
    private final Path folder;
    private final String address;

    private ServerProcess(Process process, Path folder, String address) {
        this.process = process;
        this.folder = folder;
        this.address = address;
    }

    static ServerProcess start(String drey, LoadOptions options) throws IOException {
        Path folder = Files.createTempDirectory("drey-load");
        List<String> command = new ArrayList<>(List.of(drey, "serve", "--host", "127.0.0.1", "--port", "0"));
        command.addAll(List.of("--data", folder.toString()));
        command.addAll(List.of("--durability", options.durability(), "--log-level", "warn"));
        UNLIMITED.forEach(limit -> command.addAll(List.of("--" + limit, "0")));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            if (line.startsWith(ANNOUNCEMENT)) {
                String rest = line.substring(ANNOUNCEMENT.length());
                return new ServerProcess(process, folder, rest.replaceFirst("/?( .*)?$", ""));
            }
        }
        throw new IOException("the server did not start");
    }

    String address() {
        return address;
    }

    /** Processor time used so far. */
    Duration processorTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            if (!process.waitFor(STOP_TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
