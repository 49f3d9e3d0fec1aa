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

/** {@code drey serve} in a process of its own, for this machine alone, with its games in a folder that goes with it. */
final class Served implements AutoCloseable {
    /** The generator is one address with thousands of players. */
    static final List<String> UNLIMITED = List.of(
            "limit-requests",
            "limit-requests-address",
            "limit-messages",
            "limit-messages-address",
            "limit-new-games",
            "limit-new-games-address",
            "limit-new-guests-address",
            "limit-open-games",
            "limit-connections",
            "limit-connections-address",
            "limit-searches-address");

    private static final String ANNOUNCES = "Drey is at ";
    private static final long PATIENCE_SECONDS = 30;

    private final Process process;
    private final Path folder;
    private final String address;

    private Served(Process process, Path folder, String address) {
        this.process = process;
        this.folder = folder;
        this.address = address;
    }

    static Served start(String drey, Options options) throws IOException {
        Path folder = Files.createTempDirectory("drey-load");
        List<String> command = new ArrayList<>(List.of(drey, "serve", "--host", "127.0.0.1", "--port", "0"));
        command.addAll(List.of("--data", folder.toString()));
        command.addAll(List.of("--durability", options.durability(), "--log-level", "warn"));
        UNLIMITED.forEach(limit -> command.addAll(List.of("--" + limit, "0")));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith(ANNOUNCES)) {
                String rest = line.substring(ANNOUNCES.length());
                return new Served(process, folder, rest.replaceFirst("/?( .*)?$", ""));
            }
        }
        throw new IOException("the server did not start");
    }

    String address() {
        return address;
    }

    /** How long processors have worked for it. */
    Duration processorTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
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
