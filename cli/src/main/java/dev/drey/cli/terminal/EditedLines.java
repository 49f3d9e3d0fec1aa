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
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Lines typed at a terminal, with editing, history and completion. */
public final class EditedLines implements Lines {
    private final Terminal terminal;
    private final LineReader reader;
    private List<String> completions = List.of();

    private EditedLines(Terminal terminal, Path history) {
        this.terminal = terminal;
        Completer completer = (line, word, candidates) -> completions.forEach(c -> candidates.add(new Candidate(c)));
        this.reader = LineReaderBuilder.builder()
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
    public static EditedLines open(Path history) {
        try {
            Terminal terminal = TerminalBuilder.builder()
                    .system(true)
                    .encoding(StandardCharsets.UTF_8)
                    .build();
            if (terminal.getSize().getColumns() <= 0 || terminal.getSize().getRows() <= 0) {
                // A terminal that does not know its size would show nothing at all.
                terminal.setSize(Size.of(80, 24));
            }
            return new EditedLines(terminal, history);
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
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (UserInterruptException | EndOfFileException gone) {
            return Optional.empty();
        }
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
