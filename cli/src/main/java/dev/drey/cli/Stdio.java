package dev.drey.cli;

import dev.drey.cli.storage.UserFolders;
import dev.drey.cli.terminal.LineInput;
import dev.drey.cli.terminal.StreamLineInput;
import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.TerminalLineInput;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** The standard streams of the program, in UTF-8 regardless of the locale, and the terminal. */
final class Stdio {
    private static final int DEFAULT_WIDTH = 80;
    private static final int DEFAULT_HEIGHT = 24;

    private Stdio() {}

    /** Returns the standard output; {@link ErrorTrackingWriter#problem} tells whether all of it was written. */
    static ErrorTrackingWriter out() {
        return new ErrorTrackingWriter(new FileOutputStream(FileDescriptor.out));
    }

    static PrintWriter err() {
        return new PrintWriter(
                new OutputStreamWriter(new FileOutputStream(FileDescriptor.err), StandardCharsets.UTF_8), true);
    }

    static BufferedReader in() {
        return new BufferedReader(
                new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8));
    }

    /** Whether both input and output are a terminal. */
    @SuppressWarnings("SystemConsoleNull")
    static boolean isTerminal() {
        // From Java 22 on System.console() is not null even without a terminal, unless this property is set.
        System.setProperty("jdk.console", "java.base");
        return System.console() != null;
    }

    /**
     * Opens the input for typed lines: a line editor at a terminal, else a stream.
     *
     * @param history the name of the history file in the state folder
     */
    static LineInput lines(boolean atTerminal, String history, PrintWriter out) {
        if (!atTerminal) {
            return StreamLineInput.ofPipe(in(), out);
        }
        // A dumb terminal echoes the keys itself, so a line editor would show them twice.
        return Style.isDumb(System.getenv())
                ? StreamLineInput.ofTerminal(in(), out, width())
                : TerminalLineInput.open(UserFolders.state().resolve(history));
    }

    static Style style() {
        return Style.of(isTerminal(), System.getenv());
    }

    /** The number of columns to write in; unlimited if the output is not a terminal. */
    static int width() {
        return isTerminal() ? TerminalSize.width() : Integer.MAX_VALUE;
    }

    /** The number of rows of the terminal. */
    static int terminalHeight() {
        return TerminalSize.height();
    }

    /** The size of the terminal, requested on first use, or the default size where the terminal does not report it. */
    private static final class TerminalSize {
        private static final Size SIZE = request();

        private TerminalSize() {}

        static int width() {
            return SIZE.getColumns() > 0 ? SIZE.getColumns() : DEFAULT_WIDTH;
        }

        static int height() {
            return SIZE.getRows() > 0 ? SIZE.getRows() : DEFAULT_HEIGHT;
        }

        private static Size request() {
            try (Terminal terminal = TerminalBuilder.builder()
                    .system(true)
                    .dumb(true)
                    .graphemeCluster(false)
                    .build()) {
                return terminal.getSize();
            } catch (IOException e) {
                return Size.of(0, 0);
            }
        }
    }
}
