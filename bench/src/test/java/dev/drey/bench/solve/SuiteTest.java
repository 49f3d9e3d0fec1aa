package dev.drey.bench.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.ReferencePosition;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SuiteTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void provesOpeningsOnAnyNumberOfThreads(int threads) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        SuiteOptions options = new SuiteOptions(List.of("3x3", "5x5", "threads=" + threads));
        new ClaimSuite().run(options, new PrintStream(bytes, true, StandardCharsets.UTF_8));
        assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
                .anyMatch(line -> line.startsWith("3x3 empty board, winner: ") && line.endsWith(": wins"))
                .anyMatch(
                        line -> line.startsWith("5x5 every opening, exact: ") && line.endsWith(threads + " thread(s)"))
                .anyMatch(line -> line.startsWith("5x5 empty board, exact: ") && line.endsWith(": +5"));
    }

    @Test
    void rejectsUnknownGroups() {
        for (Suite suite : List.of(
                new ClaimSuite(), new OthelloSuite(), new SantoriniSuite(), new ShellosSuite(), new SquirrelSuite())) {
            assertThatThrownBy(() -> suite.run(new SuiteOptions(List.of("nonsense")), System.out))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("nonsense: expected NAME=NUMBER or one of [");
        }
    }

    @Test
    void readsNumbersAndGroups() {
        SuiteOptions options = new SuiteOptions(List.of("b", "threads=3", "a"));
        assertThat(options.number("threads", 1)).isEqualTo(3);
        assertThat(options.number("maps", 7)).isEqualTo(7);
        assertThat(options.groups(List.of("a", "b", "c"), List.of("c"))).containsExactly("b", "a");
        assertThat(new SuiteOptions(List.of("threads=3")).groups(List.of("a"), List.of("c")))
                .containsExactly("c");
    }

    /** Without clearing, the second proof would find its result in the tables. */
    @Test
    void clearedProofsVisitTheSameNodes() {
        Position position = ReferencePosition.read("shellos-shuffle").get(0).position();
        TimedOracle oracle = new TimedOracle(1, 1 << 24);
        AnalysisRequest request = AnalysisRequest.bestMove(position);
        long nodes =
                oracle.analyseCleared(request, Budget.unlimited()).analysis().nodes();
        assertThat(oracle.analyseCleared(request, Budget.unlimited()).analysis().nodes())
                .isEqualTo(nodes);
        assertThat(oracle.analyse(request, Budget.unlimited()).analysis().nodes())
                .isLessThan(nodes);
    }

    @Test
    void anUnprovenValueIsAnError() {
        Position start = Games.game("othello").start();
        TimedOracle.Timed stopped = new TimedOracle(1, 0).analyse(AnalysisRequest.bestMove(start), Budget.nodes(1_000));
        assertThatThrownBy(stopped::value).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void medianOfAnEvenNumberIsTheMeanOfTheMiddle() {
        assertThat(TimedOracle.median(List.of(3.0, 1.0, 2.0))).isEqualTo(2);
        assertThat(TimedOracle.median(List.of(4.0, 1.0, 2.0, 3.0))).isEqualTo(2.5);
    }
}
