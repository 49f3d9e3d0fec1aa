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
import java.util.Map;
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
        List<String> flags = new ArrayList<>(List.of("--durability", options.durability(), "--log-level", "warn"));
        UNLIMITED.forEach(limit -> flags.addAll(List.of("--" + limit, "0")));
        return start(List.of(drey, "serve"), flags, Map.of(), ProcessBuilder.Redirect.INHERIT);
    }

    /**
     * Starts a server, which answers requests when this method returns.
     *
     * @param program the command that starts a server
     * @param errors where its standard error goes
     */
    static ServerProcess start(
            List<String> program, List<String> flags, Map<String, String> environment, ProcessBuilder.Redirect errors)
            throws IOException {
        Path folder = Files.createTempDirectory("drey-load");
        List<String> command = new ArrayList<>(program);
        command.addAll(List.of("--host", "127.0.0.1", "--port", "0", "--data", folder.toString()));
        // Idle time must stay idle for the measurements.
        command.addAll(List.of("--solve-map-of-the-day", "false"));
        command.addAll(flags);
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors);
        builder.environment().putAll(environment);
        Process process = builder.start();
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

    long pid() {
        return process.pid();
    }

    /** The most memory the process has had so far, in bytes; 0 where the system does not tell. */
    long peakMemory() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/" + process.pid() + "/status"))) {
            return lines.filter(line -> line.startsWith("VmHWM:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) << 10)
                    .sum();
        } catch (IOException e) {
            return 0;
        }
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
