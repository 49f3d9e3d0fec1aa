package dev.drey.classroom.grade;

import dev.drey.classroom.grade.player.PlayerReport;
import dev.drey.classroom.grade.slip.SlipVerdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What became of a student's program.
 *
 * @param slips what its failed cases together seem to come from
 * @param player how good its moves are, where that was looked at
 * @param mostPoints what there is to be had; every case counts the same
 */
public record StudentResult(
        String name, List<CaseResult> cases, SlipVerdict slips, Optional<PlayerReport> player, double mostPoints) {
    public StudentResult {
        cases = List.copyOf(cases);
    }

    public int passed() {
        return (int) cases.stream().filter(CaseResult::passed).count();
    }

    public int total() {
        return cases.size();
    }

    public boolean allPassed() {
        return passed() == total();
    }

    /** In hundredths at most. */
    public double points() {
        return total() == 0 ? 0 : Math.round(mostPoints * passed() / total() * 100) / 100.0;
    }

    public Duration time() {
        return cases.stream().map(result -> result.run().time()).reduce(Duration.ZERO, Duration::plus);
    }
}
