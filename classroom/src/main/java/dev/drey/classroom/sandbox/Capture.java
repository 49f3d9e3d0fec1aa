package dev.drey.classroom.sandbox;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Reads what a program prints, to its end, and keeps the beginning and the end of it. */
final class Capture implements Runnable {
    static final int KEPT = 8 << 10;
    private static final int SET_UP_LINES = 64 << 10;

    private final InputStream in;
    /** What is printed up to the ready line, or to the end if there is none; nothing where there is none to wait for. */
    private final CompletableFuture<SetUp> setUp = new CompletableFuture<>();

    private final boolean awaitsReady;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final byte[] head = new byte[KEPT];
    private final byte[] tail = new byte[KEPT];
    private volatile long bytes;

    record SetUp(boolean ready, String printed) {}

    private Capture(InputStream in, boolean awaitsReady) {
        this.in = in;
        this.awaitsReady = awaitsReady;
    }

    /** Begins to read, in a thread of its own. */
    static Capture of(InputStream in, boolean awaitsReady) {
        Capture capture = new Capture(in, awaitsReady);
        Thread thread = new Thread(capture, "sandbox-capture");
        thread.setDaemon(true);
        thread.start();
        return capture;
    }

    @Override
    public void run() {
        try (in) {
            if (awaitsReady) {
                awaitReady();
            }
            byte[] buffer = new byte[64 << 10];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                keep(buffer, n);
            }
        } catch (IOException e) {
            // The stream is closed when its process is reaped; all that was printed has been read by then.
        } finally {
            setUp.complete(new SetUp(false, ""));
            ended.countDown();
        }
    }

    /** Byte by byte, so that nothing of the program's is taken for the set-up's. */
    private void awaitReady() throws IOException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        String text = "";
        for (int b = in.read(); b >= 0 && printed.size() < SET_UP_LINES; b = in.read()) {
            printed.write(b);
            if (b == '\n') {
                text = printed.toString(StandardCharsets.UTF_8);
                if (text.endsWith("drey: ready\n")) {
                    setUp.complete(new SetUp(true, text));
                    return;
                }
            }
        }
        setUp.complete(new SetUp(false, printed.toString(StandardCharsets.UTF_8)));
    }

    private synchronized void keep(byte[] buffer, int n) {
        for (int i = 0; i < n; i++) {
            long at = bytes + i;
            if (at < KEPT) {
                head[(int) at] = buffer[i];
            }
            if (i >= n - KEPT) {
                tail[(int) (at % KEPT)] = buffer[i];
            }
        }
        bytes += n;
    }

    CompletableFuture<SetUp> setUp() {
        return setUp;
    }

    long bytes() {
        return bytes;
    }

    /** Waits for the end of the stream, but not for one that somebody keeps open. */
    void await(long millis) throws InterruptedException {
        ended.await(millis, TimeUnit.MILLISECONDS);
    }

    synchronized String head() {
        return new String(head, 0, (int) Math.min(bytes, KEPT), StandardCharsets.UTF_8);
    }

    synchronized String tail() {
        if (bytes <= KEPT) {
            return new String(tail, 0, (int) bytes, StandardCharsets.UTF_8);
        }
        int from = (int) (bytes % KEPT);
        byte[] inOrder = new byte[KEPT];
        System.arraycopy(tail, from, inOrder, 0, KEPT - from);
        System.arraycopy(tail, 0, inOrder, KEPT - from, from);
        return new String(inOrder, StandardCharsets.UTF_8);
    }
}
