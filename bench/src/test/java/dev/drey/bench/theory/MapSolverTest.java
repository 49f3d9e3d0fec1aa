package dev.drey.bench.theory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.rules.Side;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelPosition;
import dev.drey.rules.squirrel.SquirrelWar;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MapSolverTest {
    /** Twelve empty cells instead of an empty board, which takes minutes. */
    private static SquirrelPosition position(int map) {
        return new SquirrelPosition(
                new SquirrelWar(NutMap.numbered(map)),
                0b10010_00110_00000_00000_00100L,
                0b01000_11000_00110_01001_00010L,
                Side.FIRST);
    }

    @Test
    void factsAgreeWithTheValuesOfAllMoves() {
        Oracle oracle = new Oracle(1, 16 << 20);
        for (int map = 1; map <= 10; map++) {
            SquirrelPosition position = position(map);
            SolvedMap solved = new MapSolver(oracle).solve(map, position);
            AnalysisSnapshot all =
                    new Oracle(1, 16 << 20).analyse(AnalysisRequest.everyMove(position), Budget.unlimited());
            assertThat(solved.value()).isEqualTo(all.proven().lower());
            all.verdicts().forEach(verdict -> {
                int value = verdict.proven().lower();
                String move = verdict.move().text();
                assertThat(solved.winning().contains(move)).isEqualTo(value > 0);
                if (move.equals(solved.best())) {
                    assertThat(value).isEqualTo(solved.value());
                }
                if (move.equals(solved.richest())) {
                    assertThat(value).isEqualTo(solved.richestValue());
                }
            });
            assertThat(solved.greedy()).isLessThanOrEqualTo(solved.richestValue());
            assertThat(SolvedMap.parse(solved.line()).line()).isEqualTo(solved.line());
        }
    }

    @Test
    void summarizesMaps() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Theory.print(
                List.of(
                        new SolvedMap(1, 1000, 100, "C3", "C3", 100, List.of("C3", "B2", "A1"), 40, 60),
                        new SolvedMap(2, 800, -20, "A1", "D4", -60, List.of(), -100, 60),
                        new SolvedMap(7, 1200, 90, "C5", "C5", 90, List.of("C5"), 90, 60)),
                new PrintStream(bytes, true, StandardCharsets.UTF_8));
        // Map 7 is in docs/nut-maps.md: 14 cells are richer than C5, so it is number 15.
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualToNormalizingNewlines("""
                        3 maps: the first side wins 2 and draws 0
                        value: mean 56.7, least -20, greatest 100; correlation with the sum of the nuts: 0.83
                        value as a share of the sum: mean 5.0 %, least -2.5 %, greatest 10.0 %
                        winning first cells: mean 1.3; all 25 in 0 maps
                          corners: the best first cell in 1 maps; 8.3 % of them win
                          other border cells: the best first cell in 1 maps; 2.8 % of them win
                          inner cells: the best first cell in 1 maps; 7.4 % of them win
                        winning first cells have 42.5 nuts on average, the others 49.0
                        the best first cell is number 18.0 by its nuts on average (1 to 25, least 15)
                        the richest cell is best in 2 maps, wins in 2 and loses 13.3 on average
                        a greedy first side loses 46.7 on average, and wins 2 games against best play
                        """);
    }
}
