package dev.drey.classroom.sandbox;

import java.time.Duration;

/**
 * What a program may use before it is ended.
 *
 * @param time by the clock on the wall
 * @param memoryBytes of all its processes together, and of open files in memory that have no name
 * @param outputBytes of the files in its folder, of open ones that are deleted and of what it prints, together; its private
 *     folders hold as much each
 * @param processes at the same time
 */
public record Limits(Duration time, long memoryBytes, long outputBytes, int processes) {
    private static final long MIB = 1 << 20;

    public static final Limits DEFAULT = new Limits(Duration.ofSeconds(10), 512 * MIB, 256 * MIB, 64);

    public Limits {
        if (time.isNegative() || time.isZero() || memoryBytes < 1 || outputBytes < 1 || processes < 1) {
            throw new IllegalArgumentException("a limit must be above zero: " + time + ", " + memoryBytes
                    + " bytes of memory, " + outputBytes + " bytes of output, " + processes + " processes");
        }
    }

    public Limits withTime(Duration time) {
        return new Limits(time, memoryBytes, outputBytes, processes);
    }

    public Limits withMemoryBytes(long memoryBytes) {
        return new Limits(time, memoryBytes, outputBytes, processes);
    }

    public Limits withOutputBytes(long outputBytes) {
        return new Limits(time, memoryBytes, outputBytes, processes);
    }

    public Limits withProcesses(int processes) {
        return new Limits(time, memoryBytes, outputBytes, processes);
    }
}
