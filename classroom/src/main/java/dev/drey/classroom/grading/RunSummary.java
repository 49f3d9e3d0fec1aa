package dev.drey.classroom.grading;

import java.time.Duration;
import java.util.Optional;

/**
 * How a student's program ran.
 *
 * @param time the elapsed time
 * @param peakMemoryBytes the maximum memory in use; 0 if unknown
 * @param problem an exceeded limit, a failure or the like, such as {@code exit status 1}; fails the case, even with correct answers
 */
public record RunSummary(Duration time, long peakMemoryBytes, Optional<String> problem) {
    /** The summary for answer files that were handed in, so that no program was run. */
    public static final RunSummary NOT_RUN = new RunSummary(Duration.ZERO, 0, Optional.empty());

    public RunSummary withProblem(String newProblem) {
        return new RunSummary(time, peakMemoryBytes, Optional.of(newProblem));
    }
}
