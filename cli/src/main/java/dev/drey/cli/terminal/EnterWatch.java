package dev.drey.cli.terminal;

import java.io.IOException;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;

/** Notices Enter at a terminal while the program is busy. Lines typed ahead are left for whoever reads next. */
final class EnterWatch implements LineInput.Watch {
    private static final long GLANCE_MILLIS = 20;

    /** A single end of input may be false: see {@link TerminalLineInput}. So many in a row are not. */
    private static final int MAX_ENDS = 3;

    private final Terminal terminal;
    private final Runnable then;
    private final Thread thread;
    private volatile boolean closed;

    private EnterWatch(Terminal terminal, Runnable then) {
        this.terminal = terminal;
        this.then = then;
        this.thread = new Thread(this::watch, "drey-enter");
        thread.setDaemon(true);
    }

    static EnterWatch of(Terminal terminal, Runnable then) {
        EnterWatch watch = new EnterWatch(terminal, then);
        watch.thread.start();
        return watch;
    }

    private void watch() {
        try {
            int ends = 0;
            while (!closed && ends < MAX_ENDS) {
                int c = terminal.reader().peek(GLANCE_MILLIS);
                ends = c == NonBlockingReader.EOF ? ends + 1 : 0;
                if (c == '\n' || c == '\r') {
                    terminal.reader().read(GLANCE_MILLIS);
                    then.run();
                } else if (c >= 0) {
                    return;
                }
            }
        } catch (IOException e) {
            // A terminal that is gone will be noticed by whoever reads from it.
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
