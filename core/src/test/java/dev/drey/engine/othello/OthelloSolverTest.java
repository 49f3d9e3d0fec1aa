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

    private final OthelloEngine brain = new OthelloEngine(new Othello(), BYTES, 1);
    private final Random random = new Random(1);

    private Solver solver(OthelloEngine of, Position position) {
        of.prepare(position);
        return of.solver().orElseThrow();
    }

    private static int exact(Solver solver, Position position) {
        return solver.solve(position, -64, 64, Budget.unlimited());
    }

    @Test
    void everyMoveOfLatePositionsIsWorthWhatTryingEverythingFinds() {
        Solver solver = brain.solver().orElseThrow();
        for (int i = 0; i < 1_500; i++) {
            Position position = PlainOthello.played(random, i % 8);
            assertThat(exact(solver, position)).as("%s", position).isEqualTo(PlainOthello.value(position));
            for (Move move : position.moves()) {
                Position next = position.play(move);
                assertThat(exact(solver, next)).as("%s", next).isEqualTo(PlainOthello.value(next));
            }
        }
    }

    @Test
    void positionsNoGameLeadsToAreSolvedAsWell() {
        Solver solver = brain.solver().orElseThrow();
        for (int i = 0; i < 2_000; i++) {
            Position position = PlainOthello.setUp(random, i % 10);
            assertThat(exact(solver, position)).as("%s", position).isEqualTo(PlainOthello.value(position));
        }
        for (long discs : new long[] {0, 1, -1L, 0xffffL}) {
            for (Position bare :
                    new Position[] {new OthelloPosition(discs, 0, Side.FIRST), new OthelloPosition(0, discs, Side.FIRST)
                    }) {
                assertThat(exact(solver, bare)).as("%s", bare).isEqualTo(PlainOthello.value(bare));
            }
        }
    }

    @Test
    void aWindowIsAnsweredAsPromised() {
        Solver solver = brain.solver().orElseThrow();
        for (int i = 0; i < 1_500; i++) {
            Position position = i % 2 == 0 ? PlainOthello.played(random, i % 10) : PlainOthello.setUp(random, i % 9);
            int value = PlainOthello.value(position);
            int alpha = random.nextInt(132) - 67;
            int beta = alpha + 1 + random.nextInt(random.nextBoolean() ? 1 : 20);
            int answer = solver.solve(position, alpha, beta, Budget.unlimited());
            String question = position + " in " + alpha + ".." + beta;
            if (answer <= alpha) {
                assertThat(value).as(question).isLessThanOrEqualTo(answer);
            } else if (answer >= beta) {
                assertThat(value).as(question).isGreaterThanOrEqualTo(answer);
            } else {
                assertThat(answer).as(question).isEqualTo(value);
            }
        }
    }

    @Test
    void withMoreEmptyCellsTheTablesAreUsedAndTheValuesStay() {
        OthelloEngine forgetful = new OthelloEngine(new Othello(), 0, 1);
        for (int i = 0; i < 8; i++) {
            Position position = PlainOthello.played(random, 12);
            int value = PlainOthello.value(position);
            assertThat(exact(solver(brain, position), position))
                    .as("%s", position)
                    .isEqualTo(value);
            assertThat(exact(solver(forgetful, position), position))
                    .as("%s without a table", position)
                    .isEqualTo(value);
        }
    }

    @Test
    void aTurnedBoardAndOtherColoursChangeNothing() {
        for (int i = 0; i < 4; i++) {
            OthelloPosition position = PlainOthello.played(random, 15);
            int value = exact(solver(brain, position), position);
            for (Symmetry symmetry : Symmetry.values()) {
                OthelloPosition turned = position.transform(symmetry);
                assertThat(exact(solver(brain, turned), turned))
                        .as("%s", turned)
                        .isEqualTo(value);
            }
            Position swapped = new OthelloPosition(
                    position.mine(), position.theirs(), position.toMove().other());
            brain.clear();
            assertThat(exact(solver(brain, swapped), swapped)).as("%s", swapped).isEqualTo(value);
        }
    }

    @Test
    void theMoveFoundGoodReachesTheValue() {
        for (int i = 0; i < 8; i++) {
            Position position = PlainOthello.played(random, 14);
            if (position.isOver() || position.mustPass()) {
                continue;
            }
            Solver solver = solver(brain, position);
            int value = exact(solver, position);
            int best = solver.best(position);
            assertThat(best).as("%s", position).isNotEqualTo(Search.NO_MOVE);
            Position next = position.play(new Othello().move(best));
            assertThat(-exact(solver, next)).as("%s", position).isEqualTo(value);
        }
    }

    @Test
    void aKnownPositionHasItsKnownValue() {
        ReferencePosition reference = ReferencePosition.of(new Othello()).get(0);
        assertThat(exact(solver(brain, reference.position()), reference.position()))
                .isEqualTo(reference.value());
    }
}
