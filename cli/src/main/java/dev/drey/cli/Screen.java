package dev.drey.cli;

import java.io.IOException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** How large the terminal is; the usual size where it does not say. */
final class Screen {
    private static final int USUAL_WIDTH = 80;
    private static final int USUAL_HEIGHT = 24;
    private static final Size SIZE = ask();

    private Screen() {}

    static int height() {
        return SIZE.getRows() > 0 ? SIZE.getRows() : USUAL_HEIGHT;
    }

    static int width() {
        return SIZE.getColumns() > 0 ? SIZE.getColumns() : USUAL_WIDTH;
    }

    private static Size ask() {
        try (Terminal terminal =
                TerminalBuilder.builder().system(true).dumb(true).build()) {
            return terminal.getSize();
        } catch (IOException e) {
            return Size.of(0, 0);
        }
    }
}
