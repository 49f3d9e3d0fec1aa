package dev.drey.cli.terminal;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The source of lines typed by the players. */
public interface LineInput extends AutoCloseable {
    /**
     * Prints a prompt and reads a line.
     *
     * @param completions the candidates for completion
     * @return the line; empty after Ctrl-C, Ctrl-D or the end of the input
     */
    Optional<String> read(String prompt, List<String> completions);

    /**
     * Prints a prompt and reads one key.
     *
     * @param keys the keys to wait for, in lower case; a line feed stands for Enter
     * @return the key; empty after Ctrl-C, Ctrl-D or the end of the input
     */
    default Optional<Character> readKey(String prompt, String keys) {
        while (true) {
            Optional<String> line = read(prompt, List.of());
            if (line.isEmpty()) {
                return Optional.empty();
            }
            String text = line.get().strip().toLowerCase(Locale.ROOT);
            char key = text.isEmpty() ? '\n' : text.charAt(0);
            if (keys.indexOf(key) >= 0) {
                return Optional.of(key);
            }
        }
    }

    /** The writer for all other output, so that it does not interfere with the line being edited. */
    PrintWriter out();

    /** Whether a person types the lines and may want to continue after the end of the game. */
    boolean interactive();

    /** A watch for the Enter key, which ends when it is closed. */
    interface Watch extends AutoCloseable {
        @Override
        void close();
    }

    /** Runs an action whenever a person presses Enter, until the watch is closed. No line may be read meanwhile. */
    default Watch watchForEnter(Runnable action) {
        return () -> {};
    }

    /** The number of columns; unlimited if the output is not a terminal. */
    default int width() {
        return Integer.MAX_VALUE;
    }

    @Override
    void close();
}
