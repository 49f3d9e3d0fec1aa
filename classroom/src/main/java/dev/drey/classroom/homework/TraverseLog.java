package dev.drey.classroom.homework;

import dev.drey.teach.Node;
import dev.drey.teach.SearchObserver;
import dev.drey.teach.Window;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Writes what a search visits, a line a visit. There can be tens of millions of them, so lines are put together as bytes in one
 * block that is handed on whenever it is nearly full.
 */
final class TraverseLog implements SearchObserver {
    private static final int BLOCK = 1 << 16;
    /** No line is longer: a name, a depth, three numbers or infinities, commas. */
    private static final int LONGEST_LINE = 80;

    private static final byte[] INFINITY = "Infinity".getBytes(StandardCharsets.US_ASCII);

    private final OutputStream out;
    private final boolean windows;
    private final byte[] block = new byte[BLOCK];
    private int used;

    /** @param windows whether alpha and beta are written, too */
    TraverseLog(OutputStream out, boolean windows) {
        this.out = out;
        this.windows = windows;
        putText(windows ? "Node,Depth,Value,Alpha,Beta\n" : "Node,Depth,Value\n");
    }

    @Override
    public void enter(Node node, int value, Window window) {
        putLine(node, value, window);
    }

    @Override
    public void leaf(Node node, int value, Window window) {
        putLine(node, value, window);
    }

    @Override
    public void update(Node node, int value, Window window) {
        putLine(node, value, window);
    }

    @Override
    public void cut(Node node, int value, Window window) {
        putLine(node, value, window);
    }

    @Override
    public void leave(Node node, int value) {}

    private void putLine(Node node, int value, Window window) {
        if (used > BLOCK - LONGEST_LINE) {
            flush();
        }
        putText(node.name());
        block[used++] = ',';
        putNumber(node.depth());
        block[used++] = ',';
        putNumber(value);
        if (windows) {
            block[used++] = ',';
            putNumber(window.alpha());
            block[used++] = ',';
            putNumber(window.beta());
        }
        block[used++] = '\n';
    }

    private void putText(String text) {
        for (int i = 0; i < text.length(); i++) {
            block[used++] = (byte) text.charAt(i);
        }
    }

    private void putNumber(int value) {
        int rest = value;
        if (rest < 0) {
            block[used++] = '-';
            rest = -rest;
        }
        if (rest == Window.INFINITY) {
            System.arraycopy(INFINITY, 0, block, used, INFINITY.length);
            used += INFINITY.length;
            return;
        }
        int digits = 1;
        for (int bound = 10; rest >= bound && digits < 10; bound *= 10) {
            digits++;
        }
        for (int at = used + digits - 1; at >= used; at--) {
            block[at] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        used += digits;
    }

    /** Hands on what is left. */
    void flush() {
        try {
            out.write(block, 0, used);
            used = 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
