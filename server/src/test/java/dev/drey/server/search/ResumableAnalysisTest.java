package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.ProvenCache;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.server.Await;
import dev.drey.server.search.SearchTask.TimeSlice;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class ResumableAnalysisTest {
    private static final long LONG = 60_000_000_000L;

    private final OraclePool oracles = new OraclePool(2, 16L << 20);

    private ResumableAnalysis analysis(Position position, long nanos) {
        return new ResumableAnalysis(AnalysisRequest.everyMove(position), nanos, oracles, ProvenCache.none());
    }

    private static Map<Move, Range> proven(AnalysisSnapshot snapshot) {
        return snapshot.verdicts().stream().collect(Collectors.toMap(Verdict::move, Verdict::proven));
    }

    private static TimeSlice endedSlice() {
        TimeSlice slice = new TimeSlice();
        slice.end();
        return slice;
    }

    @Test
    void finishesInOneRunWithoutInterruption() {
        ResumableAnalysis analysis = analysis(TestPositions.EASY, LONG);
        assertThat(analysis.snapshot()).isEmpty();
        assertThat(analysis.resume(new TimeSlice())).isTrue();
        AnalysisSnapshot known = analysis.snapshot().orElseThrow();
        assertThat(known.complete()).isTrue();
        AnalysisSnapshot asked =
                new Oracle(1, 16L << 20).analyse(AnalysisRequest.everyMove(TestPositions.EASY), Budget.unlimited());
        assertThat(proven(known)).isEqualTo(proven(asked));
    }

    /** A slice that ended before the run started still gives a first result. */
    @Test
    void interruptedRunIsNotFinished() {
        ResumableAnalysis analysis = analysis(TestPositions.HARD, LONG);
        assertThat(analysis.resume(endedSlice())).isFalse();
        assertThat(analysis.snapshot().orElseThrow().depth()).isPositive();
        assertThat(analysis.snapshot().orElseThrow().complete()).isFalse();
    }

    /** The third run alone searches only one ply. */
    @Test
    void keepsResultsOfEarlierRuns() {
        ResumableAnalysis analysis = analysis(TestPositions.HARD, LONG);
        analysis.resume(endedSlice());
        AnalysisSnapshot first = analysis.snapshot().orElseThrow();
        TimeSlice slice = new TimeSlice();
        Thread stopper = new Thread(() -> endAfterNodes(100_000, analysis, slice));
        stopper.start();
        assertThat(analysis.resume(slice)).isFalse();
        AnalysisSnapshot second = analysis.snapshot().orElseThrow();
        assertThat(analysis.resume(endedSlice())).isFalse();
        AnalysisSnapshot third = analysis.snapshot().orElseThrow();
        assertRefines(first, second);
        assertRefines(second, third);
        assertThat(first.depth()).isEqualTo(1);
        assertThat(third.depth()).isGreaterThan(2);
    }

    @Test
    void severalRunsProveTheSameAsOne() {
        ResumableAnalysis analysis = analysis(TestPositions.MEDIUM, LONG);
        for (int i = 0; i < 3; i++) {
            assertThat(analysis.resume(endedSlice())).isFalse();
        }
        assertThat(analysis.resume(new TimeSlice())).isTrue();
        AnalysisSnapshot asked =
                new Oracle(1, 16L << 20).analyse(AnalysisRequest.everyMove(TestPositions.MEDIUM), Budget.unlimited());
        assertThat(proven(analysis.snapshot().orElseThrow())).isEqualTo(proven(asked));
    }

    private static void endAfterNodes(long nodes, ResumableAnalysis analysis, TimeSlice slice) {
        long before = analysis.snapshot().map(AnalysisSnapshot::nodes).orElse(0L);
        Await.until(() -> analysis.snapshot().map(AnalysisSnapshot::nodes).orElse(0L) > before + nodes);
        slice.end();
    }

    private static void assertRefines(AnalysisSnapshot before, AnalysisSnapshot after) {
        assertThat(after.depth()).isGreaterThanOrEqualTo(before.depth());
        assertThat(after.nodes()).isGreaterThan(before.nodes());
        assertThat(after.nanos()).isGreaterThan(before.nanos());
        Map<Move, Range> ranges = proven(after);
        proven(before).forEach((move, range) -> {
            Range now = ranges.getOrDefault(move, new Range(0, 0));
            assertThat(range.atLeast(now.lower()).atMost(now.upper())).isEqualTo(now);
        });
    }

    /** The clock makes every run take 25 of the 60 seconds. */
    @Test
    void timeLimitCountsAllRuns() {
        AtomicLong clock = new AtomicLong();
        ResumableAnalysis analysis = new ResumableAnalysis(
                AnalysisRequest.everyMove(TestPositions.HARD),
                LONG,
                oracles,
                ProvenCache.none(),
                () -> clock.addAndGet(25_000_000_000L));
        assertThat(analysis.resume(endedSlice())).isFalse();
        assertThat(analysis.resume(endedSlice())).isFalse();
        assertThat(analysis.resume(endedSlice())).isTrue();
        assertThat(analysis.snapshot().orElseThrow().complete()).isFalse();
    }
}
