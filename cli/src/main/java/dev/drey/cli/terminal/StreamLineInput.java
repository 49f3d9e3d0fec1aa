package dev.drey.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/**
 * Reads lines from a pipe or a file, or from a terminal without line editing. Nothing echoes lines from a pipe, so a line
 * end is printed after each line read at a prompt.
 */
public final class StreamLineInput implements LineInput {
    private static final String BYTE_ORDER_MARK = "\ufeff";

    private final BufferedReader in;
    private final PrintWriter out;
    private final boolean terminal;
    private final int width;

    private StreamLineInput(BufferedReader in, PrintWriter out, boolean terminal, int width) {
        this.in = in;
        this.out = out;
        this.terminal = terminal;
        this.width = width;
    }

    public static StreamLineInput ofPipe(BufferedReader in, PrintWriter out) {
        return new StreamLineInput(in, out, false, Integer.MAX_VALUE);
    }

    /** Returns the input from a terminal, which echoes what is typed. */
    public static StreamLineInput ofTerminal(BufferedReader in, PrintWriter out, int width) {
        return new StreamLineInput(in, out, true, width);
    }

    @Override
    public Optional<String> read(String prompt, List<String> completions) {
        out.print(prompt);
        out.flush();
        try {
            // A closed output pipe means that the player has left.
            Optional<String> line = out.checkError() ? Optional.empty() : Optional.ofNullable(in.readLine());
            line = line.map(text -> text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
            if (!prompt.isEmpty() && (!terminal || line.isEmpty())) {
                out.println();
            }
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public PrintWriter out() {
        return out;
    }

    @Override
    public boolean interactive() {
        return terminal;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public void close() {
        out.flush();
    }
}
