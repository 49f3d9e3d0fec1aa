package dev.drey.cli.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;
import org.jspecify.annotations.Nullable;

/** Reads lines typed at a terminal, with editing, history and completion. */
public final class TerminalLineInput implements LineInput {
    /**
     * Maximum number of times one line is read again after a false end of input. JLine takes a read
     * that returns nothing for the end of the input, and on a busy machine the first read of a line sometimes does.
     */
    private static final int MAX_FALSE_ENDS = 10;

    private static final int CTRL_C = 3;
    private static final int CTRL_D = 4;
    private static final int ESCAPE = 27;

    private final Terminal terminal;
    private final LineReaderImpl reader;
    private List<String> completions = List.of();

    private TerminalLineInput(Terminal terminal, Path history) {
        this.terminal = terminal;
        Completer completer = (line, word, found) -> completions.forEach(c -> found.add(new Candidate(c)));
        this.reader = (LineReaderImpl) LineReaderBuilder.builder()
                .terminal(terminal)
                .appName("drey")
                .completer(completer)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                // Moves pasted together arrive as separate lines.
                .option(LineReader.Option.BRACKETED_PASTE, false)
                .variable(LineReader.HISTORY_FILE, history)
                .variable(LineReader.HISTORY_SIZE, 500)
                .build();
    }

    /** Opens the terminal of the process; the file stores the history of typed lines. */
    public static TerminalLineInput open(Path history) {
        try {
            Terminal terminal = TerminalBuilder.builder()
                    .system(true)
                    .encoding(StandardCharsets.UTF_8)
                    // JLine would ask the terminal for this mode and discard what was typed before the answer.
                    .graphemeCluster(false)
                    .build();
            if (terminal.getSize().getColumns() <= 0 || terminal.getSize().getRows() <= 0) {
                // JLine shows nothing on a terminal of unknown size.
                terminal.setSize(Size.of(80, 24));
            }
            return new TerminalLineInput(terminal, history);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public PrintWriter out() {
        return terminal.writer();
    }

    @Override
    public Optional<String> read(String prompt, List<String> candidates) {
        completions = candidates;
        @Nullable String typed = null;
        for (int ends = 0; ends <= MAX_FALSE_ENDS; ends++) {
            try {
                return Optional.of(reader.readLine(prompt, null, (Character) null, typed));
            } catch (UserInterruptException interrupted) {
                return Optional.empty();
            } catch (EndOfFileException end) {
                if (reader.getLastBinding() != null) {
                    // Ctrl-D was typed.
                    return Optional.empty();
                }
                typed = end.getPartialLine();
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<Character> readKey(String prompt, String keys) {
        AtomicBoolean interrupted = new AtomicBoolean();
        Terminal.SignalHandler previousHandler = terminal.handle(Terminal.Signal.INT, signal -> interrupted.set(true));
        Attributes previousAttributes = terminal.enterRawMode();
        try {
            terminal.writer().print(prompt);
            terminal.flush();
            Optional<Character> key = waitForKey(keys, interrupted);
            terminal.writer()
                    .println(
                            key.filter(Character::isLetter).map(String::valueOf).orElse(""));
            return key;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            terminal.setAttributes(previousAttributes);
            terminal.handle(Terminal.Signal.INT, previousHandler);
            terminal.flush();
        }
    }

    private Optional<Character> waitForKey(String keys, AtomicBoolean interrupted) throws IOException {
        for (int ends = 0; !interrupted.get() && ends <= MAX_FALSE_ENDS; ) {
            int c = terminal.reader().read(EnterWatch.POLL_MILLIS);
            if (c == NonBlockingReader.EOF) {
                ends++;
            } else if (c == CTRL_C || c == CTRL_D) {
                return Optional.empty();
            } else if (c == ESCAPE) {
                skipSequence();
            } else if (c >= 0) {
                char key = c == '\r' ? '\n' : Character.toLowerCase((char) c);
                if (keys.indexOf(key) >= 0) {
                    return Optional.of(key);
                }
            }
        }
        return Optional.empty();
    }

    /** Skips the rest of what an arrow or function key sends: {@code [} and digits, or {@code O}, and a last character. */
    private void skipSequence() throws IOException {
        int c = terminal.reader().peek(EnterWatch.POLL_MILLIS);
        if (c == '[' || c == 'O') {
            do {
                terminal.reader().read(EnterWatch.POLL_MILLIS);
                c = terminal.reader().peek(EnterWatch.POLL_MILLIS);
            } while (c >= '0' && c <= '?');
            terminal.reader().read(EnterWatch.POLL_MILLIS);
        }
    }

    @Override
    public Watch watchForEnter(Runnable action) {
        return EnterWatch.start(terminal, action);
    }

    @Override
    public int width() {
        return terminal.getSize().getColumns();
    }

    @Override
    public boolean interactive() {
        return true;
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Detects Enter while the program is busy. It stops at any other key and leaves typed-ahead lines for the next read. */
    private static final class EnterWatch implements LineInput.Watch {
        private static final long POLL_MILLIS = 20;

        /** This number of ends of input in a row is a real end; a single one may be false, see {@link #MAX_FALSE_ENDS}. */
        private static final int MAX_ENDS = 3;

        private final Terminal terminal;
        private final Runnable action;
        private final Thread thread;
        private volatile boolean closed;

        private EnterWatch(Terminal terminal, Runnable action) {
            this.terminal = terminal;
            this.action = action;
            this.thread = new Thread(this::watch, "drey-enter");
            thread.setDaemon(true);
        }

        static EnterWatch start(Terminal terminal, Runnable action) {
            EnterWatch watch = new EnterWatch(terminal, action);
            watch.thread.start();
            return watch;
        }

        private void watch() {
            try {
                int ends = 0;
                while (!closed && ends < MAX_ENDS) {
                    int c = terminal.reader().peek(POLL_MILLIS);
                    ends = c == NonBlockingReader.EOF ? ends + 1 : 0;
                    if (c == '\n' || c == '\r') {
                        terminal.reader().read(POLL_MILLIS);
                        action.run();
                    } else if (c >= 0) {
                        return;
                    }
                }
            } catch (IOException e) {
                // The next read reports a terminal that is gone.
            }
        }

        @Override
        public void close() {
            closed = true;
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
