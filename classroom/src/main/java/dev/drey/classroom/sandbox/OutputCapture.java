package dev.drey.classroom.sandbox;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Reads a stream of a program's output to its end, in its own thread, and keeps the first and the last part. */
final class OutputCapture implements Runnable {
    static final int KEPT_BYTES = 8 << 10;
    private static final int MAX_SETUP_BYTES = 64 << 10;
    private static final String READY_LINE = "drey: ready\n";

    private final InputStream in;
    private final CompletableFuture<SetupOutput> setupOutput = new CompletableFuture<>();

    private final boolean awaitsReady;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final byte[] head = new byte[KEPT_BYTES];
    private final byte[] tail = new byte[KEPT_BYTES];
    private volatile long bytes;

    /**
     * The output of the sandbox's set-up.
     *
     * @param ready whether the ready line was printed
     * @param printed the text up to the ready line, or to the end of the output
     */
    record SetupOutput(boolean ready, String printed) {}

    private OutputCapture(InputStream in, boolean awaitsReady) {
        this.in = in;
        this.awaitsReady = awaitsReady;
    }

    /** @param awaitsReady whether the program's output is preceded by output of the set-up and the ready line */
    static OutputCapture start(InputStream in, boolean awaitsReady) {
        OutputCapture capture = new OutputCapture(in, awaitsReady);
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
            // The stream is closed when the process is reaped. By then all output has been read.
        } finally {
            setupOutput.complete(new SetupOutput(false, ""));
            ended.countDown();
        }
    }

    /** Reads byte by byte, so that no output of the program is consumed. */
    private void awaitReady() throws IOException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        String text = "";
        for (int b = in.read(); b >= 0 && printed.size() < MAX_SETUP_BYTES; b = in.read()) {
            printed.write(b);
            if (b == '\n') {
                text = printed.toString(StandardCharsets.UTF_8);
                if (text.endsWith(READY_LINE)) {
                    setupOutput.complete(new SetupOutput(true, text));
                    return;
                }
            }
        }
        setupOutput.complete(new SetupOutput(false, printed.toString(StandardCharsets.UTF_8)));
    }

    private synchronized void keep(byte[] buffer, int n) {
        for (int i = 0; i < n; i++) {
            long at = bytes + i;
            if (at < KEPT_BYTES) {
                head[(int) at] = buffer[i];
            }
            if (i >= n - KEPT_BYTES) {
                tail[(int) (at % KEPT_BYTES)] = buffer[i];
            }
        }
        bytes += n;
    }

    CompletableFuture<SetupOutput> setupOutput() {
        return setupOutput;
    }

    /** The number of bytes read so far, without those of the set-up. */
    long bytes() {
        return bytes;
    }

    /** Waits for the end of the stream, but no longer than the timeout: another process may keep it open. */
    void awaitEnd(long timeoutMillis) throws InterruptedException {
        ended.await(timeoutMillis, TimeUnit.MILLISECONDS);
    }

    /** The first {@value #KEPT_BYTES} bytes. */
    synchronized String head() {
        return new String(head, 0, (int) Math.min(bytes, KEPT_BYTES), StandardCharsets.UTF_8);
    }

    /** The last {@value #KEPT_BYTES} bytes. */
    synchronized String tail() {
        if (bytes <= KEPT_BYTES) {
            return new String(tail, 0, (int) bytes, StandardCharsets.UTF_8);
        }
        int from = (int) (bytes % KEPT_BYTES);
        byte[] inOrder = new byte[KEPT_BYTES];
        System.arraycopy(tail, from, inOrder, 0, KEPT_BYTES - from);
        System.arraycopy(tail, 0, inOrder, KEPT_BYTES - from, from);
        return new String(inOrder, StandardCharsets.UTF_8);
    }
}
