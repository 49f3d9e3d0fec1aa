package dev.drey.classroom.sandbox;

import java.time.Duration;

/**
 * The resources that a program may use before it is killed.
 *
 * @param time the elapsed (wall-clock) time
 * @param memoryBytes the memory of all its processes and of unlinked open files in memory, in total
 * @param outputBytes the size of the files in its folder, of unlinked open files on disk and of the printed text, in total; also the
 *     size of each private folder
 * @param processes the number of simultaneous processes
 */
public record ResourceLimits(Duration time, long memoryBytes, long outputBytes, int processes) {
    private static final long MIB = 1 << 20;

    public static final ResourceLimits DEFAULT = new ResourceLimits(Duration.ofSeconds(10), 512 * MIB, 256 * MIB, 64);

    public ResourceLimits {
        if (time.isNegative() || time.isZero() || memoryBytes < 1 || outputBytes < 1 || processes < 1) {
            throw new IllegalArgumentException("all limits must be positive: " + time + ", " + memoryBytes
                    + " bytes of memory, " + outputBytes + " bytes of output, " + processes + " processes");
        }
    }

    public ResourceLimits withTime(Duration newTime) {
        return new ResourceLimits(newTime, memoryBytes, outputBytes, processes);
    }

    public ResourceLimits withMemoryBytes(long newMemoryBytes) {
        return new ResourceLimits(time, newMemoryBytes, outputBytes, processes);
    }

    public ResourceLimits withOutputBytes(long newOutputBytes) {
        return new ResourceLimits(time, memoryBytes, newOutputBytes, processes);
    }

    public ResourceLimits withProcesses(int newProcesses) {
        return new ResourceLimits(time, memoryBytes, outputBytes, newProcesses);
    }
}
