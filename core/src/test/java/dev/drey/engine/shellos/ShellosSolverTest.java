package dev.drey.engine.shellos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.Budget;
import dev.drey.engine.ReferencePosition;
import dev.drey.engine.Search;
import dev.drey.engine.SearchStopped;
import dev.drey.engine.Solver;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Seeds;
import dev.drey.rules.Side;
import dev.drey.rules.Symmetry;
import dev.drey.rules.shellos.ShellosPosition;
import dev.drey.rules.shellos.ShellosShuffle;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

final class ShellosSolverTest {
    private static final ShellosShuffle GAME = new ShellosShuffle();
    private static final int MAX_MARGIN = 64;

    private final ShellosEngine engine = new ShellosEngine(GAME, 1 << 22, 1);
    private final ShellosEngine withoutTable = new ShellosEngine(GAME, 0, 1);

    private static int solve(ShellosEngine engine, Position position) {
        engine.prepareProof(position);
        return engine.solver().orElseThrow().solve(position, -MAX_MARGIN, MAX_MARGIN, Budget.unlimited());
    }

    private static int empties(Position position) {
        return MAX_MARGIN - position.score(Side.FIRST) - position.score(Side.SECOND);
    }

    @Test
    void movesOfLateGamesHaveTheirBruteForceValues() {
        RandomGame.each(60, GAME.start(), position -> {
            if (empties(position) <= 7) {
                for (Move move : position.moves()) {
                    Position next = position.play(move);
                    assertThat(solve(engine, next)).isEqualTo(ShellosBruteForce.value(next));
                }
                assertThat(solve(withoutTable, position)).isEqualTo(ShellosBruteForce.value(position));
            }
        });
    }

    @Test
    void randomPositionsHaveTheirBruteForceValues() {
        Seeds.each(1500, seed -> {
            Random random = new Random(seed);
            Position position = ShellosBruteForce.setUp(random, random.nextInt(8));
            int value = ShellosBruteForce.value(position);
            assertThat(solve(engine, position)).as("%s", position).isEqualTo(value);
            assertThat(solve(withoutTable, position)).as("%s", position).isEqualTo(value);
        });
    }

    @Test
    void resultsOutsideTheWindowAreBounds() {
        Solver solver = engine.solver().orElseThrow();
        Seeds.each(600, seed -> {
            Random random = new Random(seed);
            Position position = ShellosBruteForce.setUp(random, 1 + random.nextInt(7));
            int value = ShellosBruteForce.value(position);
            engine.prepareProof(position);
            for (int i = 0; i < 6; i++) {
                int alpha = value - 8 + random.nextInt(16);
                int beta = alpha + 1 + random.nextInt(6);
                int result = solver.solve(position, alpha, beta, Budget.unlimited());
                if (result <= alpha) {
                    assertThat(result).as("%s (%d, %d)", position, alpha, beta).isGreaterThanOrEqualTo(value);
                } else if (result >= beta) {
                    assertThat(result).as("%s (%d, %d)", position, alpha, beta).isLessThanOrEqualTo(value);
                } else {
                    assertThat(result).as("%s (%d, %d)", position, alpha, beta).isEqualTo(value);
                }
            }
        });
    }

    @Test
    void theTableMoveIsABestMove() {
        Seeds.each(300, seed -> {
            Random random = new Random(seed);
            Position position = ShellosBruteForce.setUp(random, 1 + random.nextInt(7));
            int value = solve(engine, position);
            int move = engine.solver().orElseThrow().bestMove(position);
            assertThat(move).isNotEqualTo(Search.NO_MOVE);
            assertThat(-ShellosBruteForce.value(position.play(GAME.move(move))))
                    .as("%s", position)
                    .isEqualTo(value);
        });
    }

    @Test
    void symmetriesAndSwappedColoursKeepTheValue() {
        Seeds.each(60, seed -> {
            ShellosPosition position = ShellosBruteForce.setUp(new Random(seed), 9);
            int value = solve(engine, position);
            for (Symmetry symmetry : Symmetry.values()) {
                assertThat(solve(engine, position.transform(symmetry))).isEqualTo(value);
            }
            engine.clear();
            Side other = position.toMove().other();
            assertThat(solve(engine, new ShellosPosition(position.mine(), position.theirs(), other)))
                    .isEqualTo(value);
        });
    }

    @Test
    void aStoppedProofCanBeContinued() {
        ReferencePosition reference = ReferencePosition.of(GAME).get(0);
        Position position = reference.position();
        engine.prepareProof(position);
        Solver solver = engine.solver().orElseThrow();
        for (int nodes = 2048; nodes < 30_000; nodes *= 2) {
            Budget budget = Budget.nodes(nodes);
            assertThatThrownBy(() -> solver.solve(position, -MAX_MARGIN, MAX_MARGIN, budget))
                    .isInstanceOf(SearchStopped.class);
        }
        assertThat(solver.solve(position, -MAX_MARGIN, MAX_MARGIN, Budget.unlimited()))
                .isEqualTo(reference.value());
    }

    @Test
    void provesReferencePositions() {
        for (ReferencePosition reference : ReferencePosition.of(GAME).subList(0, 5)) {
            assertThat(solve(engine, reference.position())).isEqualTo(reference.value());
        }
    }

    @Test
    void twoThreadsFindTheSameValues() throws InterruptedException, ExecutionException {
        ShellosEngine shared = new ShellosEngine(GAME, 1 << 22, 2);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (ReferencePosition reference : ReferencePosition.of(GAME).subList(5, 9)) {
                Position position = reference.position();
                shared.prepareProof(position);
                List<Future<Integer>> results = List.of(
                        threads.submit(() -> shared.solver()
                                .orElseThrow()
                                .solve(position, -MAX_MARGIN, MAX_MARGIN, Budget.unlimited())),
                        threads.submit(() -> shared.solver()
                                .orElseThrow()
                                .solve(position, -MAX_MARGIN, MAX_MARGIN, Budget.unlimited())));
                for (Future<Integer> result : results) {
                    assertThat(result.get()).isEqualTo(reference.value());
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
