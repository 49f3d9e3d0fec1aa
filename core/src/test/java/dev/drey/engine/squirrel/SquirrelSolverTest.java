package dev.drey.engine.squirrel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.Budget;
import dev.drey.engine.GameEngine;
import dev.drey.engine.ReferencePosition;
import dev.drey.engine.Search;
import dev.drey.engine.SearchStopped;
import dev.drey.engine.Solver;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Seeds;
import dev.drey.rules.Symmetry;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelPosition;
import dev.drey.rules.squirrel.SquirrelWar;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

final class SquirrelSolverTest {
    private static final int WIDE = 3000;

    private static final SquirrelWar SYMMETRIC =
            new SquirrelWar(NutMap.of(7, 3, 9, 3, 7, 3, 50, 1, 50, 3, 9, 1, 80, 1, 9, 3, 50, 1, 50, 3, 7, 3, 9, 3, 7));

    @Test
    void randomPositionsHaveTheirBruteForceValues() {
        Seeds.each(3000, seed -> {
            SquirrelPosition position = SquirrelBruteForce.position(seed, (int) (seed % 7));
            assertThat(solve(engine(position, 0, 1), position)).isEqualTo(SquirrelBruteForce.value(position));
        });
    }

    /** In a thorough run 10,000 positions with 7 to 12 empty cells. */
    @Test
    void positionsAboveTheExactTableHaveTheirBruteForceValues() {
        Seeds.each(10_000, seed -> {
            // Brute force takes a hundred times as long with 12 empty cells as with 9.
            int empty = seed % 100 == 0 ? 12 : seed % 20 == 0 ? 11 : 7 + (int) (seed % 4);
            SquirrelPosition position = SquirrelBruteForce.position(seed, empty);
            assertThat(solve(engine(position, 1 << 20, 1), position))
                    .as(position.text())
                    .isEqualTo(SquirrelBruteForce.valueByAlphaBeta(position));
        });
    }

    /** The property that lets a bound hold for other owners. */
    @Test
    void owningMoreNeverHurts() {
        Seeds.each(400, seed -> {
            SquirrelPosition position = SquirrelBruteForce.position(seed, 7 + (int) (seed % 5));
            GameEngine engine = engine(position, 1 << 20, 1);
            int value = solve(engine, position);
            for (long theirs = position.theirs(); theirs != 0; theirs &= theirs - 1) {
                long cell = Long.lowestOneBit(theirs);
                SquirrelPosition more = new SquirrelPosition(
                        position.game(), position.mine() | cell, position.theirs() & ~cell, position.toMove());
                assertThat(solve(engine(more, 1 << 20, 1), more)).isGreaterThanOrEqualTo(value);
            }
        });
    }

    /** On symmetric maps, positions with many empty cells are replaced by images of themselves. */
    @Test
    void positionsOnSymmetricMapsHaveTheirBruteForceValues() {
        Seeds.each(24, seed -> {
            SquirrelPosition position = SquirrelBruteForce.position(SYMMETRIC, new Random(seed), 11 + (int) (seed % 2));
            assertThat(solve(engine(position, 1 << 20, 1), position))
                    .as(position.text())
                    .isEqualTo(SquirrelBruteForce.valueByAlphaBeta(position));
        });
    }

    /** Images with other empty cells would not be in the tables, so such proofs took up to 300 times the nodes. */
    @Test
    void symmetriesDoNotMakeProofsOfFilledBoardsLonger() {
        int[] values = SYMMETRIC.nuts().values();
        values[1]++;
        values[11]++;
        SquirrelWar similar = new SquirrelWar(NutMap.of(values));
        long onSymmetric = 0;
        long onSimilar = 0;
        for (int seed = 0; seed < 8; seed++) {
            onSymmetric += nodes(SquirrelBruteForce.position(SYMMETRIC, new Random(seed), 14));
            onSimilar += nodes(SquirrelBruteForce.position(similar, new Random(seed), 14));
        }
        assertThat(onSymmetric).isLessThan(2 * onSimilar);
    }

    private static long nodes(SquirrelPosition position) {
        Solver solver = engine(position, 16 << 20, 1).solver().orElseThrow();
        solver.solve(position, -WIDE, WIDE, Budget.unlimited());
        return solver.nodes();
    }

    @Test
    void symmetricMapsHaveSymmetricValues() {
        SquirrelWar game = SYMMETRIC;
        Seeds.each(20, seed -> {
            SquirrelPosition position = SquirrelBruteForce.position(game, new Random(seed), 9);
            GameEngine engine = engine(position, 1 << 20, 1);
            int value = solve(engine, position);
            for (Symmetry symmetry : Symmetry.values()) {
                Position image = position.transform(symmetry);
                assertThat(image.game()).isEqualTo(game);
                // The same tables, with entries of the other images.
                assertThat(solve(engine, image)).isEqualTo(value);
            }
        });
    }

    @Test
    void everyMoveHasItsBruteForceValue() {
        Seeds.each(40, seed -> {
            SquirrelPosition position = SquirrelBruteForce.position(seed, 8);
            GameEngine engine = engine(position, 0, 1);
            Solver solver = engine.solver().orElseThrow();
            for (Move move : position.moves()) {
                SquirrelPosition next = position.play(move);
                assertThat(solver.solve(next, -WIDE, WIDE, Budget.unlimited()))
                        .isEqualTo(SquirrelBruteForce.value(next));
            }
        });
    }

    /** Positions of one map share a table, so that each proof uses entries of earlier ones. */
    @Test
    void entriesOfOtherPositionsDoNotChangeValues() {
        Seeds.each(8, seed -> {
            SquirrelWar game = new SquirrelWar(NutMap.numbered((int) seed));
            Solver used = new SquirrelEngine(game, 0, 1).solver().orElseThrow();
            Random random = new Random(seed);
            for (int i = 0; i < 60; i++) {
                SquirrelPosition position = SquirrelBruteForce.position(game, random, 7 + i % 4);
                int value = used.solve(position, -WIDE, WIDE, Budget.unlimited());
                assertThat(solve(engine(position, 0, 1), position)).isEqualTo(value);
                if (i % 4 == 0) {
                    assertThat(value).isEqualTo(SquirrelBruteForce.value(position));
                }
            }
        });
    }

    @Test
    void resultsOutsideTheWindowAreBounds() {
        Seeds.each(300, seed -> {
            SquirrelPosition position = SquirrelBruteForce.position(seed, 5 + (int) (seed % 3));
            int value = SquirrelBruteForce.value(position);
            Random random = new Random(seed);
            Solver solver = engine(position, 0, 1).solver().orElseThrow();
            for (int i = 0; i < 10; i++) {
                int alpha = value + random.nextInt(200) - 100;
                int beta = alpha + 1 + random.nextInt(i < 5 ? 1 : 100);
                int result = solver.solve(position, alpha, beta, Budget.unlimited());
                if (result <= alpha) {
                    assertThat(value).isLessThanOrEqualTo(result);
                } else if (result >= beta) {
                    assertThat(value).isGreaterThanOrEqualTo(result);
                } else {
                    assertThat(result).isEqualTo(value);
                }
            }
        });
    }

    @Test
    void provesReferencePositions() {
        for (ReferencePosition reference : ReferencePosition.read("squirrel-war")) {
            if (reference.empty() <= 16) {
                GameEngine engine = engine(reference.position(), 64 << 20, 1);
                assertThat(solve(engine, reference.position())).isEqualTo(reference.value());
            }
        }
    }

    @Test
    void twoThreadsFindTheSameValues() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (ReferencePosition reference :
                    ReferencePosition.read("squirrel-war").subList(0, 8)) {
                if (reference.empty() <= 16) {
                    GameEngine engine = engine(reference.position(), 64 << 20, 2);
                    List<Future<Integer>> answers = threads.invokeAll(List.of(
                            () -> solve(engine, reference.position()), () -> solve(engine, reference.position())));
                    for (Future<Integer> result : answers) {
                        assertThat(result.get()).isEqualTo(reference.value());
                    }
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aStoppedProofCanBeContinued() {
        ReferencePosition reference = ReferencePosition.read("squirrel-war").get(0);
        GameEngine engine = engine(reference.position(), 64 << 20, 2);
        Solver solver = engine.solver().orElseThrow();
        for (int nodes = 2000; nodes < 5000; nodes += 700) {
            Budget budget = Budget.nodes(nodes);
            assertThatThrownBy(() -> solver.solve(reference.position(), -WIDE, WIDE, budget))
                    .isInstanceOf(SearchStopped.class);
        }
        assertThat(solver.solve(reference.position(), -WIDE, WIDE, Budget.unlimited()))
                .isEqualTo(reference.value());
    }

    /** Estimates leave proven bounds of smaller positions, and hints, in the tables of the proof. */
    @Test
    void valuesAreTheSameAfterEstimates() {
        ReferencePosition reference = ReferencePosition.read("squirrel-war").stream()
                .filter(each -> each.empty() == 20)
                .skip(2)
                .findFirst()
                .orElseThrow();
        GameEngine engine = engine(reference.position(), 256 << 20, 1);
        Solver solver = engine.solver().orElseThrow();
        assertThat(solver.estimateRounds(reference.position())).isPositive();
        int estimate = solver.estimate(reference.position(), 0, 300, Budget.unlimited());
        assertThat(estimate).isBetween(reference.value() - 150, reference.value() + 150);
        assertThat(solver.solve(reference.position(), estimate - 1, estimate, Budget.unlimited()) >= estimate)
                .isEqualTo(reference.value() >= estimate);
        assertThat(solve(engine, reference.position())).isEqualTo(reference.value());
        assertThat(solver.estimateRounds(
                        reference.position().play(reference.position().moves().get(0))))
                .isPositive();
    }

    @Test
    void aStoppedEstimateCanBeRepeated() {
        ReferencePosition reference = ReferencePosition.read("squirrel-war").stream()
                .filter(each -> each.empty() == 20)
                .findFirst()
                .orElseThrow();
        Solver solver = engine(reference.position(), 64 << 20, 1).solver().orElseThrow();
        assertThatThrownBy(() -> solver.estimate(reference.position(), 0, 0, Budget.nodes(3000)))
                .isInstanceOf(SearchStopped.class);
        int estimate = solver.estimate(reference.position(), 0, 0, Budget.unlimited());
        assertThat(solver.estimate(reference.position(), 0, estimate, Budget.unlimited()))
                .isBetween(estimate - 2, estimate + 2);
    }

    /** Each slice of the server's idle solver prepares the tables again. */
    @Test
    void estimatesOfTheSamePositionGoOn() {
        ReferencePosition reference = ReferencePosition.read("squirrel-war").stream()
                .filter(each -> each.empty() == 20)
                .findFirst()
                .orElseThrow();
        GameEngine engine = engine(reference.position(), 64 << 20, 1);
        Solver first = engine.solver().orElseThrow();
        int estimate = first.estimate(reference.position(), 0, 0, Budget.unlimited());
        engine.prepareProof(reference.position());
        Solver second = engine.solver().orElseThrow();
        assertThat(second.estimate(reference.position(), 0, 0, Budget.unlimited()))
                .isEqualTo(estimate);
        assertThat(second.nodes()).isLessThan(50);
        assertThat(first.nodes()).isGreaterThan(1000);
    }

    @Test
    void symmetriesAndSwappedSidesKeepTheValue() {
        Seeds.each(10, seed -> {
            SquirrelPosition position = SquirrelBruteForce.position(seed, 10);
            int value = solve(engine(position, 0, 1), position);
            for (Symmetry symmetry : Symmetry.values()) {
                Position image = position.transform(symmetry);
                assertThat(solve(engine(image, 0, 1), image)).isEqualTo(value);
            }
            Position swapped = new SquirrelPosition(
                    position.game(),
                    position.mine(),
                    position.theirs(),
                    position.toMove().other());
            assertThat(solve(engine(swapped, 0, 1), swapped)).isEqualTo(value);
        });
    }

    /** The table's best move is a suggestion, but a good one. */
    @Test
    void bestMovesReachTheValue() {
        int[] good = new int[1];
        int[] all = new int[1];
        Seeds.each(12, seed -> {
            Position position = SquirrelBruteForce.position(seed, 12);
            Solver solver = engine(position, 16 << 20, 1).solver().orElseThrow();
            while (!position.isOver()) {
                int value = solver.solve(position, -WIDE, WIDE, Budget.unlimited());
                int code = solver.bestMove(position);
                if (code != Search.NO_MOVE) {
                    Position after = position.play(position.game().move(code));
                    good[0] += -solver.solve(after, -WIDE, WIDE, Budget.unlimited()) == value ? 1 : 0;
                }
                all[0]++;
                position = position.play(position.moves().get(0));
            }
        });
        assertThat(good[0]).isGreaterThan(all[0] * 9 / 10);
    }

    /** Bounds of many windows gather in one table and must not contradict each other; rich maps have the largest values. */
    @Test
    void manyNullWindowsOnOneTableAgree() {
        Seeds.each(4, seed -> {
            Position drawn = SquirrelBruteForce.position(seed, 12);
            String rich = drawn.text().replaceFirst(":[^:]*:", ":" + "99,99,99,99,99/".repeat(4) + "99,99,99,99,99:");
            for (Position position : List.of(drawn, Games.position(rich))) {
                int value = solve(engine(position, 16 << 20, 1), position);
                Solver solver = engine(position, 16 << 20, 1).solver().orElseThrow();
                Random random = new Random(seed);
                for (int i = 0; i < 200; i++) {
                    int alpha = value + random.nextInt(400) - 200;
                    int result = solver.solve(position, alpha, alpha + 1, Budget.unlimited());
                    assertThat(result > alpha)
                            .as("%s above %s", position, alpha)
                            .isEqualTo(value > alpha);
                }
                assertThat(solver.solve(position, -WIDE, WIDE, Budget.unlimited()))
                        .isEqualTo(value);
            }
        });
    }

    @Test
    void noMarginExceedsTheMaximum() {
        RandomGame.each(20, new SquirrelWar(NutMap.numbered(7)).start(), position -> {
            GameEngine engine = engine(position, 0, 1);
            int maxMargin = engine.maxMargin(position);
            assertThat(Math.abs(position.margin(position.toMove()))).isLessThanOrEqualTo(maxMargin);
            if (((SquirrelPosition) position).moves().size() < 10) {
                assertThat(Math.abs(solve(engine, position))).isLessThanOrEqualTo(maxMargin);
            }
        });
    }

    private static GameEngine engine(Position position, long bytes, int threads) {
        GameEngine engine = new SquirrelEngine((SquirrelWar) position.game(), bytes, threads);
        engine.prepareProof(position);
        return engine;
    }

    private static int solve(GameEngine engine, Position position) {
        return engine.solver().orElseThrow().solve(position, -WIDE, WIDE, Budget.unlimited());
    }
}
