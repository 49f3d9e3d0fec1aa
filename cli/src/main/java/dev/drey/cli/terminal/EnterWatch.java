package dev.drey.cli.terminal;

import java.io.IOException;
import org.jline.terminal.Terminal;

/** Notices Enter at a terminal while the program is busy. Lines typed ahead are left for whoever reads next. */
final class EnterWatch implements Lines.Watch {
    private static final long GLANCE_MILLIS = 20;

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
            while (!closed) {
                int c = terminal.reader().peek(GLANCE_MILLIS);
                if (c == '\n' || c == '\r') {
                    terminal.reader().read(GLANCE_MILLIS);
                    then.run();
                } else if (c != org.jline.utils.NonBlockingReader.READ_EXPIRED) {
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
