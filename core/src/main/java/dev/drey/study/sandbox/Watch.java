package dev.drey.study.sandbox;

import dev.drey.study.sandbox.ProcessTable.Entry;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Looks at a program many times a second, until it ends or is beyond a limit. */
final class Watch {
    private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(15);
    private static final long LONGEST_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    /** Looking may take a sixth of the time, even where there are some hundred processes to look at. */
    private static final int REST = 5;

    private final Process process;
    private final Family family;
    private final Limits limits;
    private final List<LongSupplier> outputs;
    private final long start;
    private long peakMemoryBytes;

    /** Begins to measure the time. */
    Watch(Process process, Family family, Limits limits, List<LongSupplier> outputs) {
        this.process = process;
        this.family = family;
        this.limits = limits;
        this.outputs = outputs;
        this.start = System.nanoTime();
    }

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    long peakMemoryBytes() {
        return peakMemoryBytes;
    }

    Ending untilEnd() throws InterruptedException {
        long pause = POLL_NANOS / 4;
        while (!process.waitFor(Math.max(0, Math.min(pause, timeLeft())), TimeUnit.NANOSECONDS)) {
            long before = System.nanoTime();
            if (timeLeft() <= 0) {
                return Ending.TIME;
            }
            if (hasTooMuchOutput()) {
                return Ending.OUTPUT;
            }
            List<Entry> program = family.program();
            if (program.size() > limits.processes()) {
                return Ending.PROCESSES;
            }
            if (memoryBytes(program) > limits.memoryBytes()) {
                return Ending.MEMORY;
            }
            pause = Math.min(Math.max(POLL_NANOS, REST * (System.nanoTime() - before)), LONGEST_PAUSE_NANOS);
        }
        return Ending.EXITED;
    }

    private long timeLeft() {
        return start + limits.time().toNanos() - System.nanoTime();
    }

    boolean hasTooMuchOutput() {
        long left = limits.outputBytes();
        for (LongSupplier output : outputs) {
            left -= Math.min(output.getAsLong(), limits.outputBytes() + 1);
        }
        return left < 0;
    }

    private long memoryBytes(List<Entry> program) {
        long bytes = program.stream().mapToLong(Entry::memoryBytes).sum();
        if (bytes > limits.memoryBytes()) {
            // Pages that processes share were counted for each; the exact share takes longer to find out.
            bytes = program.stream().mapToLong(ProcessTable::share).sum();
        }
        peakMemoryBytes = Math.max(peakMemoryBytes, bytes);
        return bytes;
    }
}
