package dev.drey.engine.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.Budget;
import dev.drey.engine.ReferencePosition;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.Symmetry;
import dev.drey.rules.othello.Othello;
import dev.drey.rules.othello.OthelloPosition;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class OthelloSolverTest {
    private static final long BYTES = 1 << 22;

    private final OthelloEngine engine = new OthelloEngine(new Othello(), BYTES, 1);
    private final Random random = new Random(1);

    private Solver solver(OthelloEngine of, Position position) {
        of.prepareProof(position);
        return of.solver().orElseThrow();
    }

    private static int exact(Solver solver, Position position) {
        return solver.solve(position, -64, 64, Budget.unlimited());
    }

    @Test
    void movesOfLateGamesHaveTheirBruteForceValues() {
        Solver solver = engine.solver().orElseThrow();
        for (int i = 0; i < 1_500; i++) {
            Position position = OthelloBruteForce.played(random, i % 8);
            assertThat(exact(solver, position)).as("%s", position).isEqualTo(OthelloBruteForce.value(position));
            for (Move move : position.moves()) {
                Position next = position.play(move);
                assertThat(exact(solver, next)).as("%s", next).isEqualTo(OthelloBruteForce.value(next));
            }
        }
    }

    @Test
    void randomPositionsHaveTheirBruteForceValues() {
        Solver solver = engine.solver().orElseThrow();
        for (int i = 0; i < 2_000; i++) {
            Position position = OthelloBruteForce.setUp(random, i % 10);
            assertThat(exact(solver, position)).as("%s", position).isEqualTo(OthelloBruteForce.value(position));
        }
        for (long discs : new long[] {0, 1, -1L, 0xffffL}) {
            for (Position oneSided :
                    new Position[] {new OthelloPosition(discs, 0, Side.FIRST), new OthelloPosition(0, discs, Side.FIRST)
                    }) {
                assertThat(exact(solver, oneSided)).as("%s", oneSided).isEqualTo(OthelloBruteForce.value(oneSided));
            }
        }
    }

    @Test
    void resultsOutsideTheWindowAreBounds() {
        Solver solver = engine.solver().orElseThrow();
        for (int i = 0; i < 1_500; i++) {
            Position position =
                    i % 2 == 0 ? OthelloBruteForce.played(random, i % 10) : OthelloBruteForce.setUp(random, i % 9);
            int value = OthelloBruteForce.value(position);
            int alpha = random.nextInt(132) - 67;
            int beta = alpha + 1 + random.nextInt(random.nextBoolean() ? 1 : 20);
            int result = solver.solve(position, alpha, beta, Budget.unlimited());
            String window = position + " in " + alpha + ".." + beta;
            if (result <= alpha) {
                assertThat(value).as(window).isLessThanOrEqualTo(result);
            } else if (result >= beta) {
                assertThat(value).as(window).isGreaterThanOrEqualTo(result);
            } else {
                assertThat(result).as(window).isEqualTo(value);
            }
        }
    }

    @Test
    void tableSizeDoesNotChangeValues() {
        OthelloEngine withoutTable = new OthelloEngine(new Othello(), 0, 1);
        for (int i = 0; i < 8; i++) {
            Position position = OthelloBruteForce.played(random, 12);
            int value = OthelloBruteForce.value(position);
            assertThat(exact(solver(engine, position), position))
                    .as("%s", position)
                    .isEqualTo(value);
            assertThat(exact(solver(withoutTable, position), position))
                    .as("%s without a table", position)
                    .isEqualTo(value);
        }
    }

    @Test
    void symmetriesAndSwappedColoursKeepTheValue() {
        for (int i = 0; i < 4; i++) {
            OthelloPosition position = OthelloBruteForce.played(random, 15);
            int value = exact(solver(engine, position), position);
            for (Symmetry symmetry : Symmetry.values()) {
                OthelloPosition image = position.transform(symmetry);
                assertThat(exact(solver(engine, image), image)).as("%s", image).isEqualTo(value);
            }
            Position swapped = new OthelloPosition(
                    position.mine(), position.theirs(), position.toMove().other());
            engine.clear();
            assertThat(exact(solver(engine, swapped), swapped))
                    .as("%s", swapped)
                    .isEqualTo(value);
        }
    }

    @Test
    void theTableMoveReachesTheValue() {
        for (int i = 0; i < 8; i++) {
            Position position = OthelloBruteForce.played(random, 14);
            if (position.isOver() || position.mustPass()) {
                continue;
            }
            Solver solver = solver(engine, position);
            int value = exact(solver, position);
            int best = solver.bestMove(position);
            assertThat(best).as("%s", position).isNotEqualTo(Search.NO_MOVE);
            Position next = position.play(new Othello().move(best));
            assertThat(-exact(solver, next)).as("%s", position).isEqualTo(value);
        }
    }

    @Test
    void provesAReferencePosition() {
        ReferencePosition reference = ReferencePosition.of(new Othello()).get(0);
        assertThat(exact(solver(engine, reference.position()), reference.position()))
                .isEqualTo(reference.value());
    }
}
