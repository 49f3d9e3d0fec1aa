package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.server.Await;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class SittingsTest {
    private static final long LONG = 60_000_000_000L;

    private final OracleShelf oracles = new OracleShelf(2, 16L << 20);

    private Sittings sittings(Position position, long nanos) {
        return new Sittings(AnalysisRequest.everyMove(position), nanos, oracles);
    }

    private static Map<Move, Range> proven(AnalysisSnapshot analysis) {
        return analysis.verdicts().stream().collect(Collectors.toMap(Verdict::move, Verdict::proven));
    }

    private static Turn over() {
        Turn turn = new Turn();
        turn.end();
        return turn;
    }

    @Test
    void oneSittingIsEnoughWhereNobodyDisturbs() {
        Sittings sittings = sittings(Boards.EASY, LONG);
        assertThat(sittings.known()).isEmpty();
        assertThat(sittings.sit(new Turn())).isTrue();
        AnalysisSnapshot known = sittings.known().orElseThrow();
        assertThat(known.complete()).isTrue();
        AnalysisSnapshot asked =
                new Oracle(1, 16L << 20).ask(AnalysisRequest.everyMove(Boards.EASY), Budget.unlimited());
        assertThat(proven(known)).isEqualTo(proven(asked));
    }

    /** A turn that is over before it begins still gives a first answer, and is no end. */
    @Test
    void aSittingThatIsCutShortIsNoEnd() {
        Sittings sittings = sittings(Boards.HARD, LONG);
        assertThat(sittings.sit(over())).isFalse();
        assertThat(sittings.known().orElseThrow().depth()).isPositive();
        assertThat(sittings.known().orElseThrow().complete()).isFalse();
    }

    /** The third sitting alone sees no further than a ply. */
    @Test
    void whatWasKnownIsNotForgottenInTheNextSitting() {
        Sittings sittings = sittings(Boards.HARD, LONG);
        sittings.sit(over());
        AnalysisSnapshot first = sittings.known().orElseThrow();
        Turn turn = new Turn();
        Thread stopper = new Thread(() -> endAfterNodes(100_000, sittings, turn));
        stopper.start();
        assertThat(sittings.sit(turn)).isFalse();
        AnalysisSnapshot second = sittings.known().orElseThrow();
        assertThat(sittings.sit(over())).isFalse();
        AnalysisSnapshot third = sittings.known().orElseThrow();
        isMore(first, second);
        isMore(second, third);
        assertThat(first.depth()).isEqualTo(1);
        assertThat(third.depth()).isGreaterThan(2);
    }

    @Test
    void severalSittingsFindWhatOneWouldHaveFound() {
        Sittings sittings = sittings(Boards.MIDDLING, LONG);
        for (int i = 0; i < 3; i++) {
            assertThat(sittings.sit(over())).isFalse();
        }
        assertThat(sittings.sit(new Turn())).isTrue();
        AnalysisSnapshot asked =
                new Oracle(1, 16L << 20).ask(AnalysisRequest.everyMove(Boards.MIDDLING), Budget.unlimited());
        assertThat(proven(sittings.known().orElseThrow())).isEqualTo(proven(asked));
    }

    private static void endAfterNodes(long nodes, Sittings sittings, Turn turn) {
        long before = sittings.known().map(AnalysisSnapshot::nodes).orElse(0L);
        Await.until(() -> sittings.known().map(AnalysisSnapshot::nodes).orElse(0L) > before + nodes);
        turn.end();
    }

    private static void isMore(AnalysisSnapshot before, AnalysisSnapshot after) {
        assertThat(after.depth()).isGreaterThanOrEqualTo(before.depth());
        assertThat(after.nodes()).isGreaterThan(before.nodes());
        assertThat(after.nanos()).isGreaterThan(before.nanos());
        Map<Move, Range> ranges = proven(after);
        proven(before).forEach((move, range) -> {
            Range now = ranges.getOrDefault(move, new Range(0, 0));
            assertThat(range.atLeast(now.least()).atMost(now.most())).isEqualTo(now);
        });
    }

    /** By a clock on which every sitting takes 25 of the 60 seconds. */
    @Test
    void timeIsCountedOverAllSittings() {
        AtomicLong clock = new AtomicLong();
        Sittings sittings = new Sittings(
                AnalysisRequest.everyMove(Boards.HARD), LONG, oracles, () -> clock.addAndGet(25_000_000_000L));
        assertThat(sittings.sit(over())).isFalse();
        assertThat(sittings.sit(over())).isFalse();
        assertThat(sittings.sit(over())).isTrue();
        assertThat(sittings.known().orElseThrow().complete()).isFalse();
    }
}
