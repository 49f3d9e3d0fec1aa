package dev.drey.classroom.sandbox;

import dev.drey.classroom.sandbox.ProcessTable.Entry;
import dev.drey.classroom.sandbox.ProcessTable.Share;
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
    private final FolderWatch files;
    private final List<LongSupplier> printed;
    private final LooseFiles looseFiles = new LooseFiles();
    private final long start;
    private long peakMemoryBytes;

    /** Begins to measure the time. */
    Watch(Process process, Family family, Limits limits, FolderWatch files, List<LongSupplier> printed) {
        this.process = process;
        this.family = family;
        this.limits = limits;
        this.files = files;
        this.printed = printed;
        this.start = System.nanoTime();
    }

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    long peakMemoryBytes() {
        return peakMemoryBytes;
    }

    Outcome untilEnd() throws InterruptedException {
        long pause = POLL_NANOS / 4;
        while (!process.waitFor(Math.max(0, Math.min(pause, timeLeft())), TimeUnit.NANOSECONDS)) {
            long before = System.nanoTime();
            if (timeLeft() <= 0) {
                return Outcome.tooLong(limits);
            }
            List<Entry> program = family.program();
            if (program.size() > limits.processes()) {
                return Outcome.tooManyProcesses(limits);
            }
            LooseFiles.Sizes loose = looseFiles.of(program);
            Outcome written = output(loose.diskBytes());
            if (written.ending() != Ending.EXITED) {
                return written;
            }
            if (memoryBytes(program, loose.memoryBytes()) > limits.memoryBytes()) {
                return Outcome.tooMuchMemory(limits);
            }
            pause = Math.min(Math.max(POLL_NANOS, REST * (System.nanoTime() - before)), LONGEST_PAUSE_NANOS);
        }
        return Outcome.EXITED;
    }

    /** For when nothing is left of the program: a file can become too large and its program end before anybody has looked. */
    Outcome afterwards() {
        files.measure();
        return output(0);
    }

    private long timeLeft() {
        return start + limits.time().toNanos() - System.nanoTime();
    }

    private Outcome output(long looseBytes) {
        FolderSize size = files.size();
        return switch (size.fault()) {
            case TOO_MANY_FILES -> Outcome.tooManyFiles();
            case UNREADABLE -> Outcome.unreadableFolder();
            case NONE -> {
                long bytes = size.bytes() + looseBytes;
                for (LongSupplier text : printed) {
                    bytes += text.getAsLong();
                }
                yield bytes > limits.outputBytes() ? Outcome.tooMuchOutput(limits) : Outcome.EXITED;
            }
        };
    }

    private long memoryBytes(List<Entry> program, long looseBytes) {
        long bytes = looseBytes + program.stream().mapToLong(Entry::memoryBytes).sum();
        if (bytes > limits.memoryBytes()) {
            // Pages that processes share were counted for each, and loose files that somebody maps twice; the exact
            // share
            // takes longer to find out.
            List<Share> shares = program.stream().map(ProcessTable::share).toList();
            long mapped = shares.stream().mapToLong(Share::fileBytes).sum();
            bytes = shares.stream().mapToLong(Share::bytes).sum() + Math.max(0, looseBytes - mapped);
        }
        peakMemoryBytes = Math.max(peakMemoryBytes, bytes);
        return bytes;
    }
}
