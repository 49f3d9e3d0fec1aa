package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.OpeningPlan;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.server.Await;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A late position stands in for the empty board where a plan is to be finished; the real one takes minutes. */
final class IdleSolverTest {
    private static final Position LATE = Games.position("squirrel-war:7:XOX-O/OXO-X/XOX-O/XX--X/OXO-X:O");
    private static final Position EMPTY_BOARD = Games.game("squirrel-war:7").start();
    private static final SearchOwner ANN = new SearchOwner("ann", "home");

    private final SearchQueue queue = new SearchQueue(new SearchLimits(1, 8, 8, 2, 8, 16L << 20));
    private final AnalysisStore store = new AnalysisStore();
    private volatile OpeningPlan plan = new OpeningPlan(LATE);

    @AfterEach
    void close() {
        queue.close();
    }

    private IdleSolver solver(long quietNanos) {
        return new IdleSolver(queue, store, () -> plan, 16L << 20, quietNanos);
    }

    private IdleSolver solvingEmptyBoard() {
        plan = new OpeningPlan(EMPTY_BOARD);
        IdleSolver solver = solver(0);
        solver.solveIfIdle();
        Await.until(() -> queue.running(SearchPriority.IDLE) == 1);
        return solver;
    }

    private FakeTask otherSearch() {
        FakeTask other = new FakeTask();
        queue.submit(SearchPriority.LEVEL_MOVE, ANN, other);
        other.awaitStarted();
        return other;
    }

    @Test
    void finishesThePlanWhileIdle() {
        IdleSolver solver = solver(0);
        solver.solveIfIdle();
        Await.until(() -> !solver.isBusy());
        assertThat(plan.next(store.proofs())).isEmpty();
        assertThat(plan.solution(store.proofs())).isPresent();
        solver.solveIfIdle();
        assertThat(solver.isBusy()).isFalse();
    }

    @Test
    void waitsForQuiet() {
        IdleSolver solver = solver(TimeUnit.DAYS.toNanos(1));
        solver.solveIfIdle();
        assertThat(solver.isBusy()).isFalse();
    }

    @Test
    void doesNotStartBesideAnotherSearch() {
        IdleSolver solver = solver(0);
        FakeTask other = otherSearch();
        solver.solveIfIdle();
        assertThat(solver.isBusy()).isFalse();
        other.release().awaitDone();
    }

    /** The other search runs although the proof is not finished, and the proof does not come back by itself. */
    @Test
    void yieldsToAnotherSearch() {
        IdleSolver solver = solvingEmptyBoard();
        FakeTask other = otherSearch();
        assertThat(solver.isBusy()).isFalse();
        assertThat(queue.queued(SearchPriority.IDLE) + queue.running(SearchPriority.IDLE))
                .isZero();
        assertThat(plan.solution(store.proofs())).isEmpty();
        other.release().awaitDone();
    }

    @Test
    void startsAgainAfterYielding() {
        IdleSolver solver = solvingEmptyBoard();
        otherSearch().release().awaitDone();
        Await.until(() -> {
            solver.solveIfIdle();
            return solver.isBusy();
        });
    }

    @Test
    void turnsToThePlanOfTheNextDay() {
        IdleSolver solver = solvingEmptyBoard();
        plan = new OpeningPlan(LATE);
        solver.solveIfIdle();
        Await.until(() -> !solver.isBusy());
        Await.until(() -> {
            solver.solveIfIdle();
            return plan.next(store.proofs()).isEmpty();
        });
    }

    @Test
    void endsWhenTheServerStops() {
        IdleSolver solver = solvingEmptyBoard();
        queue.close();
        assertThat(solver.isBusy()).isFalse();
        solver.solveIfIdle();
        assertThat(solver.isBusy()).isFalse();
    }
}
