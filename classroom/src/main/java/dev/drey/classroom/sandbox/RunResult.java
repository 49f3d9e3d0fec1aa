package dev.drey.classroom.sandbox;

import java.time.Duration;

/**
 * The result of running a program in a sandbox.
 *
 * @param reason the exceeded limit, such as {@code took longer than 10 s}, or why the program was not started; empty if it
 *     {@linkplain Termination#EXITED exited}
 * @param exitCode the exit status, which is 128 plus the signal number after a signal; -1 unless the program
 *     {@linkplain Termination#EXITED exited}
 * @param stdoutHead the beginning of the standard output, at most 8 KiB
 * @param stderrTail the end of the standard error, at most 8 KiB
 * @param wallTime the elapsed time from start to end, without the set-up of the sandbox
 * @param peakMemoryBytes the maximum memory in use, as measured many times a second; 0 where the system does not provide it
 */
public record RunResult(
        Termination termination,
        String reason,
        int exitCode,
        String stdoutHead,
        String stderrTail,
        Duration wallTime,
        long peakMemoryBytes) {

    /** How a program ended: by itself, by exceeding the named limit, or not at all because it could not be started. */
    public enum Termination {
        EXITED,
        TIME,
        MEMORY,
        OUTPUT,
        PROCESSES,
        /** The program does not exist or is not executable. */
        NOT_STARTED
    }

    public boolean succeeded() {
        return termination == Termination.EXITED && exitCode == 0;
    }
}
