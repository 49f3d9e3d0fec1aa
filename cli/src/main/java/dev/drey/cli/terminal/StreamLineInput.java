package dev.drey.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Reads lines from a pipe or a file. Nothing echoes them, so a line end is printed after each line read at a prompt. */
public final class StreamLineInput implements LineInput {
    private static final String BYTE_ORDER_MARK = "\ufeff";

    private final BufferedReader in;
    private final PrintWriter out;

    public StreamLineInput(BufferedReader in, PrintWriter out) {
        this.in = in;
        this.out = out;
    }

    @Override
    public Optional<String> read(String prompt, List<String> completions) {
        out.print(prompt);
        out.flush();
        try {
            // A closed output pipe means that the player has left.
            Optional<String> line = out.checkError() ? Optional.empty() : Optional.ofNullable(in.readLine());
            line = line.map(text -> text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
            if (!prompt.isEmpty()) {
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
        return false;
    }

    @Override
    public void close() {
        out.flush();
    }
}
