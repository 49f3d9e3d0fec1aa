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
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** The program's own input and output: UTF-8 whatever the locale, and whether a person sits there. */
final class Stdio {
    private Stdio() {}

    /** The standard output; {@link ErrorTrackingWriter#problem} says whether all of it arrived. */
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
        // From Java 22 on there is a console even without a terminal, unless this is set.
        System.setProperty("jdk.console", "java.base");
        return System.console() != null;
    }

    /**
     * Where typed lines come from: an editor at a terminal, else a stream.
     *
     * @param history the file among the program's own that keeps what was typed
     */
    static LineInput lines(boolean atTerminal, String history, PrintWriter out) {
        return atTerminal
                ? TerminalLineInput.open(UserFolders.state().resolve(history))
                : new StreamLineInput(in(), out);
    }

    static Style style() {
        return Style.of(isTerminal(), System.getenv());
    }
}
