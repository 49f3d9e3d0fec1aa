package dev.drey.classroom.grading;

import dev.drey.classroom.diagnosis.StudentDiagnosis;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The results of one student.
 *
 * @param diagnosis the mistakes that explain the failed cases
 * @param moveQuality how good the chosen moves are, if they were judged
 * @param maxPoints the points for passing all cases; every case counts the same
 */
public record StudentResult(
        String name,
        List<CaseResult> cases,
        StudentDiagnosis diagnosis,
        Optional<MoveQuality> moveQuality,
        double maxPoints) {
    public StudentResult {
        cases = List.copyOf(cases);
    }

    public int passedCount() {
        return (int) cases.stream().filter(CaseResult::passed).count();
    }

    public int caseCount() {
        return cases.size();
    }

    public boolean allPassed() {
        return passedCount() == caseCount();
    }

    /** The points for the passed cases, rounded to hundredths. */
    public double points() {
        return caseCount() == 0 ? 0 : Math.round(maxPoints * passedCount() / caseCount() * 100) / 100.0;
    }

    /** Whether a program was run; otherwise answer files were handed in. */
    public boolean wasRun() {
        return cases.stream().anyMatch(result -> !result.run().time().isZero());
    }

    /** The maximum memory of all runs; 0 if unknown. */
    public long peakMemoryBytes() {
        return cases.stream()
                .mapToLong(result -> result.run().peakMemoryBytes())
                .max()
                .orElse(0);
    }

    /** The total running time of the student's program. */
    public Duration time() {
        return cases.stream().map(result -> result.run().time()).reduce(Duration.ZERO, Duration::plus);
    }
}
