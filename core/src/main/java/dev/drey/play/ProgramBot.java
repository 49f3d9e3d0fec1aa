package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.Rejection;
import dev.drey.rules.TextSlice;
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
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A bot in any language, run as a process that plays over its standard input and output. The protocol is described in
 * docs/bot-protocol.md. The process starts with the first move and plays all games until {@link #close}.
 */
public final class ProgramBot implements Bot {
    /** The version of the protocol. */
    public static final int VERSION = 1;

    private static final int TRANSCRIPT_LINES = 40;
    private static final int MAX_LINE = 2000;
    private static final int MAX_WAITING_LINES = 100;

    /** How long a program may take to exit after it was asked to, before it is killed. */
    private static final long EXIT_MILLIS = 1000;

    private final String command;
    private final Duration startTime;
    private final Duration moveTime;
    private final Deque<String> transcript = new ArrayDeque<>();
    private final BlockingQueue<Optional<String>> received = new LinkedBlockingQueue<>(MAX_WAITING_LINES);
    private @Nullable Process process;
    private @Nullable Thread errorReader;
    private @Nullable Writer toProgram;
    private @Nullable Game game;

    /**
     * Creates a bot; its process starts with the first move.
     *
     * @param command a command line for the shell
     * @param startTime maximum time until the program greets
     * @param moveTime maximum time for each move
     */
    public ProgramBot(String command, Duration startTime, Duration moveTime) {
        this.command = command;
        this.startTime = startTime;
        this.moveTime = moveTime;
    }

    @Override
    public Move choose(Position position) {
        if (process == null) {
            start();
        }
        if (!position.game().equals(game)) {
            game = position.game();
            send("game " + position.game().text());
        }
        send("position " + position.text());
        send("moves " + position.moves().stream().map(Move::text).collect(Collectors.joining(" ")));
        send("turn " + moveTime.toMillis());
        String text = receive("move", moveTime);
        ParsedMove parsed = position.read(text);
        if (parsed instanceof ParsedMove.Legal legal) {
            return legal.move();
        }
        throw failure("it played " + TextSlice.of(text).quoted() + ", which is not legal: "
                + ((Rejection) parsed).message().replaceFirst("\\.$", ""));
    }

    private void start() {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        ProcessBuilder builder =
                windows ? new ProcessBuilder("cmd", "/c", command) : new ProcessBuilder("sh", "-c", command);
        try {
            Process started = builder.start();
            process = started;
            toProgram = new OutputStreamWriter(started.getOutputStream(), StandardCharsets.UTF_8);
            startReader("drey-bot-out", started.getInputStream(), received::put);
            errorReader = startReader(
                    "drey-bot-err", started.getErrorStream(), line -> line.ifPresent(text -> note("! ", text)));
        } catch (IOException e) {
            throw failure("it cannot be started: " + e.getMessage());
        }
        send("hello drey " + VERSION);
        receive("hello", startTime);
    }

    /** What to do with each line of a stream, and with its end, which is empty. */
    private interface LineHandler {
        void accept(Optional<String> line) throws InterruptedException;
    }

    /** Reads lines in the background until the stream ends. */
    private Thread startReader(String name, InputStream stream, LineHandler handler) {
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

    /** Sends a line. A program that has ended is noticed at the next {@link #receive}, after its last lines. */
    private void send(String line) {
        note("> ", line);
        Writer writer = toProgram;
        try {
            if (writer != null) {
                writer.write(line + "\n");
                writer.flush();
            }
        } catch (IOException e) {
            note("! ", "not sent: " + e.getMessage());
        }
    }

    /** Waits for a line that starts with a word and returns the rest of it. Comments and empty lines are skipped. */
    private String receive(String word, Duration limit) {
        long deadline = System.nanoTime() + limit.toNanos();
        while (true) {
            Optional<String> line = next(word, limit, deadline);
            if (line.isEmpty()) {
                throw ended();
            }
            String text = line.get();
            note("< ", text);
            if (text.isEmpty() || text.startsWith("#")) {
                continue;
            }
            String[] words = text.split("\\s+", 2);
            if (!words[0].equals(word)) {
                throw failure("it sent " + TextSlice.of(text).quoted() + " instead of a line that starts with '" + word
                        + "'");
            }
            return words.length > 1 ? words[1] : "";
        }
    }

    /** Returns the next line; empty if the program has ended. */
    private Optional<String> next(String word, Duration limit, long deadline) {
        try {
            @Nullable Optional<String> line = received.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (line != null) {
                return line;
            }
            throw failure("it sent no '" + word + "' within " + limit.toMillis() / 1000.0 + " seconds", Ending.TIME);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failure("the game was interrupted");
        }
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

    private BotFailure ended() {
        Process running = process;
        try {
            if (running != null && running.waitFor(EXIT_MILLIS, TimeUnit.MILLISECONDS)) {
                Thread errors = errorReader;
                if (errors != null) {
                    errors.join(EXIT_MILLIS);
                }
                return failure("it ended with exit status " + running.exitValue());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return failure("it closed its output");
    }

    private BotFailure failure(String problem) {
        return failure(problem, Ending.ABANDONED);
    }

    private BotFailure failure(String problem, Ending ending) {
        kill();
        List<String> lines;
        synchronized (transcript) {
            lines = new ArrayList<>(transcript);
        }
        return new BotFailure(problem, ending, lines);
    }

    @Override
    public void gameOver(Outcome outcome) {
        if (process != null && process.isAlive()) {
            send("end " + outcome.text());
            game = null;
        }
    }

    @Override
    public void close() {
        Process running = process;
        if (running == null || !running.isAlive()) {
            return;
        }
        try {
            send("quit");
            running.getOutputStream().close();
            running.waitFor(EXIT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (IOException e) {
            // It has ended already.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }

    private void kill() {
        Process running = process;
        if (running != null) {
            running.descendants().forEach(ProcessHandle::destroyForcibly);
            running.destroyForcibly();
        }
    }
}
