package dev.drey.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Supplier;

/** Lines on a terminal that are redrawn in place while work is in progress and erased when it ends. */
final class ProgressDisplay implements AutoCloseable {
    /** Discards the display. */
    static final PrintWriter NO_OUTPUT = new PrintWriter(Writer.nullWriter());

    private static final long PERIOD_MILLIS = 200;

    private final PrintWriter out;
    private final Supplier<List<String>> lines;
    private final Timer timer = new Timer("drey-live", true);
    private int shown;
    private boolean closed;

    private ProgressDisplay(PrintWriter out, Supplier<List<String>> lines) {
        this.out = out;
        this.lines = lines;
    }

    static ProgressDisplay start(PrintWriter out, Supplier<List<String>> lines) {
        ProgressDisplay live = new ProgressDisplay(out, lines);
        TimerTask redraw = new TimerTask() {
            @Override
            public void run() {
                live.redraw();
            }
        };
        live.timer.schedule(redraw, PERIOD_MILLIS, PERIOD_MILLIS);
        return live;
    }

    private synchronized void redraw() {
        if (!closed) {
            erase();
            List<String> now = lines.get();
            now.forEach(line -> out.print(line + "\n"));
            shown = now.size();
            out.flush();
        }
    }

    /** Moves the cursor to the first line of the display and clears everything below. */
    private void erase() {
        if (shown > 0) {
            out.print("\u001b[" + shown + "A\r\u001b[J");
            shown = 0;
        }
    }

    @Override
    public void close() {
        timer.cancel();
        synchronized (this) {
            closed = true;
            erase();
            out.flush();
        }
    }
}
