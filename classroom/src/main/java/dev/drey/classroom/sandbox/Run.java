package dev.drey.classroom.sandbox;

import java.time.Duration;

/**
 * What became of a program.
 *
 * @param reason which limit it went beyond, such as {@code took longer than 10 s}; or why it was not started; empty if it
 *     {@linkplain Ending#EXITED exited}
 * @param exitCode its exit status, 128 and the signal's number if one ended it; -1 unless it {@linkplain Ending#EXITED exited}
 * @param stdoutHead the beginning of what it printed, 8 KiB at most
 * @param stderrTail the end of what it printed as errors, 8 KiB at most
 * @param wall from its start to its end, without the time the sandbox took
 * @param peakMemoryBytes the most that was seen, many times a second; 0 where the system does not tell
 */
public record Run(
        Ending ending,
        String reason,
        int exitCode,
        String stdoutHead,
        String stderrTail,
        Duration wall,
        long peakMemoryBytes) {
    public boolean succeeded() {
        return ending == Ending.EXITED && exitCode == 0;
    }
}
