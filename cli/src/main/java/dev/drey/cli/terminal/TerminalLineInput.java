package dev.drey.cli.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Lines typed at a terminal, with editing, history and completion. */
public final class TerminalLineInput implements LineInput {
    /**
     * Maximum number of times one line is read again after an end of input that nobody typed. JLine takes a read
     * that returns nothing for the end of the input, and on a busy machine the first read of a line sometimes does.
     */
    private static final int MAX_FALSE_ENDS = 10;

    private final Terminal terminal;
    private final LineReaderImpl reader;
    private List<String> completions = List.of();

    private TerminalLineInput(Terminal terminal, Path history) {
        this.terminal = terminal;
        Completer completer = (line, word, candidates) -> completions.forEach(c -> candidates.add(new Candidate(c)));
        this.reader = (LineReaderImpl) LineReaderBuilder.builder()
                .terminal(terminal)
                .appName("drey")
                .completer(completer)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                // Several moves pasted at once are several lines.
                .option(LineReader.Option.BRACKETED_PASTE, false)
                .variable(LineReader.HISTORY_FILE, history)
                .variable(LineReader.HISTORY_SIZE, 500)
                .build();
    }

    /** Takes the terminal over; the file keeps what was typed, for the next time. */
    public static TerminalLineInput open(Path history) {
        try {
            Terminal terminal = TerminalBuilder.builder()
                    .system(true)
                    .encoding(StandardCharsets.UTF_8)
                    .build();
            if (terminal.getSize().getColumns() <= 0 || terminal.getSize().getRows() <= 0) {
                // A terminal that does not know its size would show nothing at all.
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
    public Optional<String> read(String prompt, List<String> mayBecome) {
        completions = mayBecome;
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
    public Watch watchForEnter(Runnable then) {
        return EnterWatch.of(terminal, then);
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
}
