package dev.drey.engine.claim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.Budget;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Seeds;
import dev.drey.rules.claim.AdjacentClaim;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ClaimSolverTest {
    private static final int WIDE = 100;

    @Test
    void positionsOfSmallBoardsHaveTheirBruteForceValues() {
        for (String size : new String[] {"3x3", "3x4", "4x3"}) {
            AdjacentClaim game = game(size);
            ClaimBruteForce bruteForce = new ClaimBruteForce(game);
            Solver solver = solver(game, 1 << 20);
            RandomGame.each(40, game.start(), position -> assertBruteForceValue(solver, bruteForce, position));
        }
    }

    @Test
    void latePositionsHaveTheirBruteForceValues() {
        for (String size : new String[] {"3x8", "5x5", "6x6", "6x7", "7x7", "8x8"}) {
            AdjacentClaim game = game(size);
            Solver solver = solver(game, 1 << 20);
            RandomGame.each(30, game.start(), position -> {
                if (ClaimBruteForce.free(position) <= 10) {
                    assertBruteForceValue(solver, new ClaimBruteForce(game), position);
                }
            });
        }
    }

    @Test
    void randomPositionsHaveTheirBruteForceValues() {
        for (String size : new String[] {"3x3", "3x5", "4x4", "4x8", "5x5", "8x4", "7x7", "8x8"}) {
            AdjacentClaim game = game(size);
            Solver solver = solver(game, 1 << 20);
            Seeds.each(
                    200,
                    seed -> assertBruteForceValue(
                            solver, new ClaimBruteForce(game), ClaimBruteForce.setUp(game, new Random(seed), 9)));
        }
    }

    @Test
    void resultsOutsideTheWindowAreBounds() {
        AdjacentClaim game = game("4x5");
        Solver solver = solver(game, 1 << 12);
        Seeds.each(2000, seed -> {
            Random random = new Random(seed);
            Position position = ClaimBruteForce.setUp(game, random, 9);
            int alpha = random.nextInt(50) - 25;
            int beta = alpha + 1 + random.nextInt(5);
            int result = solver.solve(position, alpha, beta, Budget.unlimited());
            int value = new ClaimBruteForce(game).value(position);
            if (result <= alpha) {
                assertThat(value).as(position.text()).isLessThanOrEqualTo(result);
            } else if (result >= beta) {
                assertThat(value).as(position.text()).isGreaterThanOrEqualTo(result);
            } else {
                assertThat(value).as(position.text()).isEqualTo(result);
            }
        });
    }

    @Test
    void provesWithoutATable() {
        AdjacentClaim game = game("5x5");
        Solver solver = solver(game, 0);
        Seeds.each(
                300,
                seed -> assertBruteForceValue(
                        solver, new ClaimBruteForce(game), ClaimBruteForce.setUp(game, new Random(seed), 9)));
    }

    /** Compares the value, and checks that the table's move reaches it. */
    private static void assertBruteForceValue(Solver solver, ClaimBruteForce bruteForce, Position position) {
        int value = solver.solve(position, -WIDE, WIDE, Budget.unlimited());
        assertThat(value).as(position.text()).isEqualTo(bruteForce.value(position));
        int best = solver.bestMove(position);
        if (best != Search.NO_MOVE) {
            Move move = position.game().move(best);
            assertThat(-bruteForce.value(position.play(move)))
                    .as(position.text())
                    .isEqualTo(value);
        }
    }

    private static AdjacentClaim game(String size) {
        return AdjacentClaim.of(size.charAt(0) - '0', size.charAt(2) - '0');
    }

    private static Solver solver(AdjacentClaim game, long tableBytes) {
        ClaimEngine engine = new ClaimEngine(game, tableBytes, 1);
        engine.prepareProof(game.start());
        return engine.solver().orElseThrow();
    }
}
