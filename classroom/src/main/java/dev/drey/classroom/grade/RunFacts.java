package dev.drey.classroom.grade;

import java.time.Duration;
import java.util.Optional;

/**
 * How a student's program ran.
 *
 * @param time how long
 * @param peakMemoryBytes the most memory it used at a time; 0 if that is not known
 * @param trouble what went wrong, such as {@code time limit of 10 s}, {@code exit status 1}; a case with trouble is not passed,
 *     whatever was written
 */
public record RunFacts(Duration time, long peakMemoryBytes, Optional<String> trouble) {
    /** Where no program was run, as the answers were handed in. */
    public static final RunFacts NOT_RUN = new RunFacts(Duration.ZERO, 0, Optional.empty());

    /** The same with something that went wrong. */
    public RunFacts with(String problem) {
        return new RunFacts(time, peakMemoryBytes, Optional.of(problem));
    }
}
