package dev.drey.classroom.homework;

import dev.drey.teach.Node;
import dev.drey.teach.SearchObserver;
import dev.drey.teach.Window;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Writes one line for each visit of a search. A log can have tens of millions of lines, so they are formatted as bytes in a buffer
 * without creating strings.
 */
final class TraverseLog implements SearchObserver {
    private static final int BUFFER_SIZE = 1 << 16;
    /** Upper bound of a line's length: a name, a depth, three numbers or infinities, and commas. */
    private static final int MAX_LINE = 80;

    private static final byte[] INFINITY = "Infinity".getBytes(StandardCharsets.US_ASCII);

    private final OutputStream out;
    private final boolean withWindows;
    private final byte[] buffer = new byte[BUFFER_SIZE];
    private int used;

    /** @param withWindows whether to write the columns alpha and beta */
    TraverseLog(OutputStream out, boolean withWindows) {
        this.out = out;
        this.withWindows = withWindows;
        appendText(withWindows ? "Node,Depth,Value,Alpha,Beta\n" : "Node,Depth,Value\n");
    }

    @Override
    public void enter(Node node, int value, Window window) {
        appendLine(node, value, window);
    }

    @Override
    public void leaf(Node node, int value, Window window) {
        appendLine(node, value, window);
    }

    @Override
    public void update(Node node, int value, Window window) {
        appendLine(node, value, window);
    }

    @Override
    public void cut(Node node, int value, Window window) {
        appendLine(node, value, window);
    }

    @Override
    public void leave(Node node, int value) {}

    private void appendLine(Node node, int value, Window window) {
        if (used > BUFFER_SIZE - MAX_LINE) {
            flush();
        }
        appendText(node.name());
        buffer[used++] = ',';
        appendNumber(node.depth());
        buffer[used++] = ',';
        appendNumber(value);
        if (withWindows) {
            buffer[used++] = ',';
            appendNumber(window.alpha());
            buffer[used++] = ',';
            appendNumber(window.beta());
        }
        buffer[used++] = '\n';
    }

    private void appendText(String text) {
        for (int i = 0; i < text.length(); i++) {
            buffer[used++] = (byte) text.charAt(i);
        }
    }

    private void appendNumber(int value) {
        int rest = value;
        if (rest < 0) {
            buffer[used++] = '-';
            rest = -rest;
        }
        if (rest == Window.INFINITY) {
            System.arraycopy(INFINITY, 0, buffer, used, INFINITY.length);
            used += INFINITY.length;
            return;
        }
        int digits = 1;
        for (int bound = 10; rest >= bound && digits < 10; bound *= 10) {
            digits++;
        }
        for (int at = used + digits - 1; at >= used; at--) {
            buffer[at] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        used += digits;
    }

    /** Writes the buffered lines to the stream. */
    void flush() {
        try {
            out.write(buffer, 0, used);
            used = 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
