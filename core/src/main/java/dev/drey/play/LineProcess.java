package dev.drey.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A process that reads and writes lines, with a transcript of the last ones. */
final class LineProcess {
    private static final int TRANSCRIPT_LINES = 40;
    private static final int MAX_LINE = 2000;
    private static final int MAX_WAITING_LINES = 100;

    /** How long a process may take to exit after it was asked to or has closed its output. */
    private static final long EXIT_MILLIS = 1000;

    private final Process process;
    private final Writer input;
    private final Thread errorReader;
    private final BlockingQueue<Received> received = new LinkedBlockingQueue<>(MAX_WAITING_LINES);
    private final Deque<String> transcript = new ArrayDeque<>();

    /**
     * What the process wrote.
     *
     * @param line a line; empty at the end of its output
     */
    private record Received(Optional<String> line) {}

    /** What to do with each line of a stream, and with its end, which is empty. */
    private interface LineHandler {
        void accept(Optional<String> line) throws InterruptedException;
    }

    private LineProcess(Process process) {
        this.process = process;
        this.input = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        startReader("drey-bot-out", process.getInputStream(), line -> received.put(new Received(line)));
        this.errorReader =
                startReader("drey-bot-err", process.getErrorStream(), line -> line.ifPresent(text -> note("! ", text)));
    }

    /** Starts a command line of the shell. */
    static LineProcess start(String command) throws IOException {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        ProcessBuilder builder =
                windows ? new ProcessBuilder("cmd", "/c", command) : new ProcessBuilder("sh", "-c", command);
        return new LineProcess(builder.start());
    }

    /** Reads lines in the background until the stream ends. */
    private static Thread startReader(String name, InputStream stream, LineHandler handler) {
        Thread thread = new Thread(
                () -> {
                    try (BufferedReader reader =
                            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                        Optional<String> line;
                        do {
                            line = readLine(reader);
                            handler.accept(line);
                        } while (line.isPresent());
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /**
     * Reads a line and keeps its first characters only, so that a program cannot fill the memory.
     *
     * @return the line; empty at the end of the stream, and after the process was killed
     */
    private static Optional<String> readLine(BufferedReader reader) {
        StringBuilder line = new StringBuilder();
        try {
            int c = reader.read();
            if (c < 0) {
                return Optional.empty();
            }
            for (; c >= 0 && c != '\n'; c = reader.read()) {
                if (line.length() < MAX_LINE) {
                    line.append((char) c);
                }
            }
            return Optional.of(line.toString().strip());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Sends a line. A process that has ended is noticed at the next {@link #next}, after its last lines. */
    void send(String line) {
        note("> ", line);
        try {
            input.write(line + "\n");
            input.flush();
        } catch (IOException e) {
            note("! ", "not sent: " + e.getMessage());
        }
    }

    /** The result of waiting for a line. */
    enum Status {
        LINE,
        ENDED,
        TIMEOUT
    }

    /**
     * A line, or why there is none.
     *
     * @param text the line; empty if there is none
     */
    record Answer(Status status, String text) {}

    /** Waits for the next line. */
    Answer next(Duration limit) throws InterruptedException {
        @Nullable Received next = received.poll(limit.toNanos(), TimeUnit.NANOSECONDS);
        if (next == null) {
            return new Answer(Status.TIMEOUT, "");
        }
        next.line().ifPresent(line -> note("< ", line));
        return next.line().map(line -> new Answer(Status.LINE, line)).orElse(new Answer(Status.ENDED, ""));
    }

    /** Adds a line to the transcript, which keeps the last lines. */
    private void note(String direction, String line) {
        synchronized (transcript) {
            if (transcript.size() == TRANSCRIPT_LINES) {
                transcript.removeFirst();
            }
            transcript.addLast(direction + line);
        }
    }

    /** The last lines: sent after {@code >}, received after {@code <}, and errors after {@code !}. */
    List<String> transcript() {
        synchronized (transcript) {
            return List.copyOf(transcript);
        }
    }

    /** Waits a moment for the end of the process. @return its exit status; empty if it is still running */
    Optional<Integer> exitStatus() throws InterruptedException {
        if (!process.waitFor(EXIT_MILLIS, TimeUnit.MILLISECONDS)) {
            return Optional.empty();
        }
        errorReader.join(EXIT_MILLIS);
        return Optional.of(process.exitValue());
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Closes the input and gives the process a moment to exit before it is killed. */
    void stop() {
        try {
            input.close();
            process.waitFor(EXIT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (IOException e) {
            // The process has ended already.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }

    void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
