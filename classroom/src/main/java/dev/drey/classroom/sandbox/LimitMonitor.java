package dev.drey.classroom.sandbox;

import dev.drey.classroom.sandbox.FolderMonitor.FolderSize;
import dev.drey.classroom.sandbox.ProcessTable.Entry;
import dev.drey.classroom.sandbox.ProcessTable.MemoryShare;
import dev.drey.classroom.sandbox.RunResult.Termination;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Checks the resource use of a program many times a second, until the program ends or exceeds a limit. */
final class LimitMonitor {
    private static final long MIN_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(15);
    private static final long MAX_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    /** Pauses last at least this many times as long as a check, so that checking hundreds of processes takes a sixth of the time. */
    private static final int PAUSE_FACTOR = 5;

    private static final long MIB = 1 << 20;

    private final Process process;
    private final ProcessTree processes;
    private final ResourceLimits limits;
    private final FolderMonitor files;
    private final List<LongSupplier> printedBytes;
    private final UnlinkedFiles unlinkedFiles = new UnlinkedFiles();
    private final long start;
    private long peakMemoryBytes;

    /**
     * How a program ended.
     *
     * @param reason the exceeded limit, worded to follow the name of a program; empty if it ended by itself
     */
    record TerminationCause(Termination termination, String reason) {
        static final TerminationCause EXITED = new TerminationCause(Termination.EXITED, "");
    }

    /** Measures the memory before the program starts, so that it is known even for very short runs, and starts the clock. */
    LimitMonitor(
            Process process,
            ProcessTree processes,
            ResourceLimits limits,
            FolderMonitor files,
            List<LongSupplier> printedBytes) {
        this.process = process;
        this.processes = processes;
        this.limits = limits;
        this.files = files;
        this.printedBytes = printedBytes;
        measureMemory(processes.programProcesses(), 0);
        this.start = System.nanoTime();
    }

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    long peakMemoryBytes() {
        return peakMemoryBytes;
    }

    TerminationCause awaitTermination() throws InterruptedException {
        long pause = MIN_PAUSE_NANOS / 4;
        while (!process.waitFor(Math.max(0, Math.min(pause, nanosLeft())), TimeUnit.NANOSECONDS)) {
            long before = System.nanoTime();
            if (nanosLeft() <= 0) {
                return new TerminationCause(Termination.TIME, "took longer than " + seconds(limits.time()) + " s");
            }
            List<Entry> program = processes.programProcesses();
            if (program.size() > limits.processes()) {
                return new TerminationCause(
                        Termination.PROCESSES, "started more than " + limits.processes() + " processes");
            }
            UnlinkedFiles.Sizes unlinked = unlinkedFiles.measure(program);
            TerminationCause output = checkOutput(unlinked.diskBytes());
            if (output.termination() != Termination.EXITED) {
                return output;
            }
            if (measureMemory(program, unlinked.memoryBytes()) > limits.memoryBytes()) {
                return new TerminationCause(
                        Termination.MEMORY, "used more than " + size(limits.memoryBytes()) + " of memory");
            }
            pause = Math.min(Math.max(MIN_PAUSE_NANOS, PAUSE_FACTOR * (System.nanoTime() - before)), MAX_PAUSE_NANOS);
        }
        return TerminationCause.EXITED;
    }

    /** Checks the output after all processes ended: a file can become too large just before the end, between two checks. */
    TerminationCause checkFinalOutput() {
        files.measure();
        return checkOutput(0);
    }

    private long nanosLeft() {
        return start + limits.time().toNanos() - System.nanoTime();
    }

    private TerminationCause checkOutput(long unlinkedBytes) {
        FolderSize folders = files.size();
        return switch (folders.fault()) {
            case TOO_MANY_FILES ->
                new TerminationCause(
                        Termination.OUTPUT,
                        String.format(Locale.ROOT, "created more than %,d files", FolderSize.MAX_FILES));
            // By removing permissions, or by nesting folders more deeply than paths can be long.
            case UNREADABLE -> new TerminationCause(Termination.OUTPUT, "made its folder unreadable");
            case NONE -> {
                long bytes = folders.bytes() + unlinkedBytes;
                for (LongSupplier printed : printedBytes) {
                    bytes += printed.getAsLong();
                }
                yield bytes > limits.outputBytes()
                        ? new TerminationCause(Termination.OUTPUT, "wrote more than " + size(limits.outputBytes()))
                        : TerminationCause.EXITED;
            }
        };
    }

    private long measureMemory(List<Entry> program, long unlinkedBytes) {
        long bytes =
                unlinkedBytes + program.stream().mapToLong(Entry::memoryBytes).sum();
        if (bytes > limits.memoryBytes()) {
            // Counts shared pages and mapped unlinked files only once. Slower, so only if the first estimate is too
            // high.
            List<MemoryShare> shares =
                    program.stream().map(ProcessTable::memoryShare).toList();
            long mapped = shares.stream().mapToLong(MemoryShare::fileBytes).sum();
            bytes = shares.stream().mapToLong(MemoryShare::bytes).sum() + Math.max(0, unlinkedBytes - mapped);
        }
        peakMemoryBytes = Math.max(peakMemoryBytes, bytes);
        return bytes;
    }

    private static String seconds(Duration time) {
        long millis = time.toMillis();
        return millis % 1000 == 0 ? Long.toString(millis / 1000) : String.format(Locale.ROOT, "%.1f", millis / 1e3);
    }

    private static String size(long bytes) {
        return bytes % MIB == 0 ? bytes / MIB + " MiB" : bytes + " bytes";
    }
}
