package dev.drey.cli;

import com.pty4j.PtyProcess;
import com.pty4j.PtyProcessBuilder;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs the program at a pseudo-terminal, with typed keys and captured output. */
final class PseudoTerminal implements AutoCloseable {
    static final String CTRL_C = "\u0003";
    static final String CTRL_D = "\u0004";
    static final String TAB = "\t";
    static final String ENTER = "\r";
    static final String BACKSPACE = "\u007f";
    static final String UP = "\u001b[A";

    private static final long TIMEOUT_NANOS = TimeUnit.MINUTES.toNanos(2);

    private final PtyProcess process;
    private final StringBuilder screen = new StringBuilder();
    private boolean ended;

    /** Starts a program whose players were asked for their names before and have none. */
    PseudoTerminal(Path state, Map<String, String> environment, String... arguments) throws IOException {
        this(state, 100, environment, arguments);
    }

    PseudoTerminal(Path state, int columns, Map<String, String> environment, String... arguments) throws IOException {
        Path names = state.resolve("drey/names");
        if (!Files.exists(names)) {
            Files.createDirectories(names.getParent());
            Files.writeString(names, "\n\n");
        }
        Map<String, String> all = new HashMap<>(System.getenv());
        all.remove("NO_COLOR");
        all.put("TERM", "xterm-256color");
        all.put("XDG_STATE_HOME", state.toString());
        all.put("XDG_CACHE_HOME", state.resolve("cache").toString());
        all.putAll(environment);
        process = new PtyProcessBuilder(Program.commandLine(arguments).toArray(new String[0]))
                .setEnvironment(all)
                .setInitialColumns(columns)
                .setInitialRows(40)
                .start();
        Thread reader = new Thread(this::read, "pseudo-terminal");
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        char[] characters = new char[4096];
        try (Reader in = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
            for (int count = in.read(characters); count > 0; count = in.read(characters)) {
                append(new String(characters, 0, count));
            }
        } catch (IOException e) {
            // Reading from a pseudo-terminal fails after its program has ended.
        }
        synchronized (screen) {
            ended = true;
            screen.notifyAll();
        }
    }

    private void append(String text) {
        synchronized (screen) {
            screen.append(text);
            screen.notifyAll();
        }
    }

    PseudoTerminal type(String keys) {
        try {
            process.getOutputStream().write(keys.getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits until a text appears and discards the output up to its end. @return the discarded output */
    String await(String text) throws InterruptedException {
        long deadline = System.nanoTime() + TIMEOUT_NANOS;
        synchronized (screen) {
            while (screen.indexOf(text) < 0) {
                long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
                if (ended || left <= 0) {
                    throw new AssertionError("never saw '" + text + "' but: " + screen);
                }
                screen.wait(left);
            }
            int end = screen.indexOf(text) + text.length();
            String seen = screen.substring(0, end);
            screen.delete(0, end);
            return seen;
        }
    }

    /** Sends the signal that a program receives when its terminal window is closed. */
    void hangUp() throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-HUP", Long.toString(process.pid())).start().waitFor();
    }

    /** Makes reads without input return at once, until the program sets the terminal attributes again. */
    void letReadsReturnNothing() throws IOException, InterruptedException {
        String device = Path.of("/proc", Long.toString(process.pid()), "fd", "0")
                .toRealPath()
                .toString();
        new ProcessBuilder("stty", "-F", device, "min", "0", "time", "0")
                .start()
                .waitFor();
    }

    int exitStatus() throws InterruptedException {
        if (!process.waitFor(2, TimeUnit.MINUTES)) {
            throw new AssertionError("still running; last seen: " + screen);
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}
