package dev.drey.engine.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.Budget;
import dev.drey.engine.Search;
import dev.drey.engine.SearchStopped;
import dev.drey.engine.Solver;
import dev.drey.engine.Values;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Seeds;
import dev.drey.rules.Side;
import dev.drey.rules.Symmetry;
import dev.drey.rules.claim.AdjacentClaim;
import dev.drey.rules.claim.ClaimPosition;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

final class ClaimEngineTest {
    private static final int WIDE = 100;
    private static final long BYTES = 1 << 24;

    @Test
    void onlyTheCentreWinsOn5x5() {
        AdjacentClaim game = AdjacentClaim.of(5, 5);
        Position start = game.start();
        Solver solver = solver(start, BYTES, 1);
        for (Move move : start.moves()) {
            int row = move.code() / 8;
            int col = move.code() % 8;
            int fromEdge = Math.min(Math.min(row, 4 - row), Math.min(col, 4 - col));
            assertThat(-value(solver, start.play(move))).as(move.text()).isEqualTo(new int[] {-15, -5, 5}[fromEdge]);
        }
        assertThat(value(solver, start)).isEqualTo(5);
        assertThat(game.move(solver.bestMove(start)).text()).isEqualTo("C3");
    }

    @Test
    void provesEmptyBoards() {
        int[][] rowsColsValue = {{3, 3, 3}, {4, 4, 0}, {4, 5, 0}, {5, 6, 0}, {6, 6, 0}, {6, 7, 0}, {7, 7, 7}};
        for (int[] known : rowsColsValue) {
            Position start = AdjacentClaim.of(known[0], known[1]).start();
            assertThat(value(solver(start, BYTES, 1), start)).as(start.text()).isEqualTo(known[2]);
        }
    }

    @Test
    void symmetriesAndSwappedSidesKeepTheValue() {
        AdjacentClaim game = AdjacentClaim.of(5, 6);
        Seeds.each(60, seed -> {
            ClaimPosition position = ClaimBruteForce.setUp(game, new Random(seed), 25);
            int value = value(solver(position, 1 << 16, 1), position);
            for (Symmetry symmetry : Symmetry.values()) {
                Position image = position.transform(symmetry);
                assertThat(value(solver(image, 1 << 16, 1), image)).isEqualTo(value);
            }
            Side otherSide = position.toMove().other();
            Position swapped = new ClaimPosition(game, position.mine(), position.theirs(), otherSide);
            assertThat(value(solver(swapped, 1 << 16, 1), swapped)).isEqualTo(value);
        });
    }

    @Test
    void twoThreadsFindTheSameValues() throws InterruptedException, ExecutionException {
        AdjacentClaim game = AdjacentClaim.of(6, 6);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (int seed = 1; seed <= 40; seed++) {
                Position position = ClaimBruteForce.setUp(game, new Random(seed), 25);
                ClaimEngine engine = new ClaimEngine(game, 1 << 18, 2);
                engine.prepareProof(position);
                Callable<Integer> solve = () -> value(engine.solver().orElseThrow(), position);
                int alone = value(solver(position, 1 << 20, 1), position);
                for (Future<Integer> found : threads.invokeAll(List.of(solve, solve))) {
                    assertThat(found.get()).as(position.text()).isEqualTo(alone);
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aStoppedProofCanBeContinued() {
        Position start = AdjacentClaim.of(7, 7).start();
        Solver solver = solver(start, BYTES, 2);
        for (int steps = 1; steps <= 3; steps++) {
            Budget budget = Budget.nodes((long) steps * Budget.STEP);
            assertThatThrownBy(() -> solver.solve(start, -WIDE, WIDE, budget)).isInstanceOf(SearchStopped.class);
        }
        assertThat(value(solver, start)).isEqualTo(7);
    }

    @Test
    void aClearedEngineProvesAgain() {
        AdjacentClaim game = AdjacentClaim.of(5, 5);
        ClaimEngine engine = new ClaimEngine(game, BYTES, 1);
        engine.prepareProof(game.start());
        Solver solver = engine.solver().orElseThrow();
        assertThat(value(solver, game.start())).isEqualTo(5);
        long nodes = solver.nodes();
        engine.clear();
        assertThat(solver.bestMove(game.start())).isEqualTo(Search.NO_MOVE);
        assertThat(value(solver, game.start())).isEqualTo(5);
        assertThat(solver.nodes()).isEqualTo(2 * nodes);
    }

    @Test
    void aSearchToTheEndIsExact() {
        AdjacentClaim game = AdjacentClaim.of(4, 5);
        Seeds.each(100, seed -> {
            Position position = ClaimBruteForce.setUp(game, new Random(seed), 9);
            Search search = new ClaimEngine(game, BYTES, 1).search();
            int found = search.value(position, 20, -Values.INFINITE, Values.INFINITE, Budget.unlimited());
            assertThat(found).as(position.text()).isEqualTo(Values.POINT * new ClaimBruteForce(game).value(position));
        });
    }

    @Test
    void estimatesAreNearTheValue() {
        AdjacentClaim game = AdjacentClaim.of(6, 6);
        ClaimEngine engine = new ClaimEngine(game, BYTES, 1);
        engine.prepareProof(game.start());
        Solver solver = engine.solver().orElseThrow();
        Search search = engine.search();
        double error = 0;
        int games = 200;
        for (int seed = 1; seed <= games; seed++) {
            Random random = new Random(seed);
            Position position = game.start();
            for (int ply = 0; ply < 12; ply++) {
                List<Move> moves = position.moves();
                position = position.play(moves.get(random.nextInt(moves.size())));
            }
            int estimate = search.value(position, 0, -Values.INFINITE, Values.INFINITE, Budget.unlimited());
            error += Math.abs(estimate - Values.POINT * value(solver, position));
        }
        assertThat(error / games).isLessThan(2 * Values.POINT);
    }

    private static int value(Solver solver, Position position) {
        return solver.solve(position, -WIDE, WIDE, Budget.unlimited());
    }

    private static Solver solver(Position position, long tableBytes, int threads) {
        ClaimEngine engine = new ClaimEngine((AdjacentClaim) position.game(), tableBytes, threads);
        engine.prepareProof(position);
        return engine.solver().orElseThrow();
    }
}
