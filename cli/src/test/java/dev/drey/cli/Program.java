package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Runs the program in a process of its own, with its state and cache in a folder of the test. */
final class Program {
    private static final long TIMEOUT_SECONDS = 120;

    private final Path state;

    Program(Path state) {
        this.state = state;
    }

    /** The exit status and output of a run. */
    record Run(int status, String out, String err) {
        List<String> lines() {
            return out.lines().toList();
        }

        /** The lines without boards and blank lines. */
        List<String> messages() {
            return lines().stream()
                    .filter(line -> !line.isEmpty())
                    .filter(line -> !line.matches("[A-H0-9]? *([\\[<].*[\\]>]|[1-8a-hA-E0-4 ]+)"))
                    .filter(line -> !line.startsWith("Player 1 (X): "))
                    .toList();
        }
    }

    static List<String> commandLine(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.drey.cli.Main"));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Runs the program in this process, which is faster. */
    static Run runInProcess(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
        return new Run(status, out.toString(), err.toString());
    }

    Run run(String input, String... arguments) {
        return run(Map.of(), input, arguments);
    }

    Run run(Map<String, String> environment, String input, String... arguments) {
        try {
            Process process = start(environment, arguments);
            CompletableFuture<String> out = drain(process.getInputStream());
            CompletableFuture<String> err = drain(process.getErrorStream());
            try (OutputStream in = process.getOutputStream()) {
                in.write(input.getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                // The program ended before it had read all input; the exit status shows why.
            }
            assertThat(process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS))
                    .as("drey %s ends", String.join(" ", arguments))
                    .isTrue();
            return new Run(process.exitValue(), out.join(), err.join());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    Process start(Map<String, String> environment, String... arguments) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(commandLine(arguments));
        builder.environment().put("XDG_STATE_HOME", state.toString());
        builder.environment().put("XDG_CACHE_HOME", state.resolve("cache").toString());
        builder.environment().putAll(environment);
        return builder.start();
    }

    private static CompletableFuture<String> drain(InputStream stream) {
        return CompletableFuture.supplyAsync(() -> {
            try (stream) {
                return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }
}
