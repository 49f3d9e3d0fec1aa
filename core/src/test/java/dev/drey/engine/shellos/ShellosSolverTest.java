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
    private static final int MOST = 64;

    private final ShellosEngine brain = new ShellosEngine(GAME, 1 << 22, 1);
    private final ShellosEngine withoutTable = new ShellosEngine(GAME, 0, 1);

    private static int solve(ShellosEngine brain, Position position) {
        brain.prepare(position);
        return brain.solver().orElseThrow().solve(position, -MOST, MOST, Budget.unlimited());
    }

    private static int empties(Position position) {
        return MOST - position.score(Side.FIRST) - position.score(Side.SECOND);
    }

    @Test
    void everyMoveOfLateGamesIsWorthWhatPlayingOutEveryLineSays() {
        RandomGame.each(60, GAME.start(), position -> {
            if (empties(position) <= 7) {
                for (Move move : position.moves()) {
                    Position next = position.play(move);
                    assertThat(solve(brain, next)).isEqualTo(EveryLine.value(next));
                }
                assertThat(solve(withoutTable, position)).isEqualTo(EveryLine.value(position));
            }
        });
    }

    @Test
    void setUpPositionsAreWorthWhatPlayingOutEveryLineSays() {
        Seeds.each(1500, seed -> {
            Random random = new Random(seed);
            Position position = Boards.setUp(random, random.nextInt(8));
            int value = EveryLine.value(position);
            assertThat(solve(brain, position)).as("%s", position).isEqualTo(value);
            assertThat(solve(withoutTable, position)).as("%s", position).isEqualTo(value);
        });
    }

    @Test
    void anyWindowIsAnsweredByTheValueOrABoundOfIt() {
        Solver solver = brain.solver().orElseThrow();
        Seeds.each(600, seed -> {
            Random random = new Random(seed);
            Position position = Boards.setUp(random, 1 + random.nextInt(7));
            int value = EveryLine.value(position);
            brain.prepare(position);
            for (int i = 0; i < 6; i++) {
                int alpha = value - 8 + random.nextInt(16);
                int beta = alpha + 1 + random.nextInt(6);
                int answer = solver.solve(position, alpha, beta, Budget.unlimited());
                if (answer <= alpha) {
                    assertThat(answer).as("%s (%d, %d)", position, alpha, beta).isGreaterThanOrEqualTo(value);
                } else if (answer >= beta) {
                    assertThat(answer).as("%s (%d, %d)", position, alpha, beta).isLessThanOrEqualTo(value);
                } else {
                    assertThat(answer).as("%s (%d, %d)", position, alpha, beta).isEqualTo(value);
                }
            }
        });
    }

    @Test
    void theMoveRememberedIsABestOne() {
        Seeds.each(300, seed -> {
            Random random = new Random(seed);
            Position position = Boards.setUp(random, 1 + random.nextInt(7));
            int value = solve(brain, position);
            int move = brain.solver().orElseThrow().best(position);
            assertThat(move).isNotEqualTo(Search.NO_MOVE);
            assertThat(-EveryLine.value(position.play(GAME.move(move))))
                    .as("%s", position)
                    .isEqualTo(value);
        });
    }

    @Test
    void turnedBoardsAndExchangedColoursAreWorthTheSame() {
        Seeds.each(60, seed -> {
            ShellosPosition position = Boards.setUp(new Random(seed), 9);
            int value = solve(brain, position);
            for (Symmetry symmetry : Symmetry.values()) {
                assertThat(solve(brain, position.transform(symmetry))).isEqualTo(value);
            }
            brain.clear();
            Side other = position.toMove().other();
            assertThat(solve(brain, new ShellosPosition(position.mine(), position.theirs(), other)))
                    .isEqualTo(value);
        });
    }

    @Test
    void aStoppedProofCanBeTakenUpAgain() {
        ReferencePosition reference = ReferencePosition.of(GAME).get(0);
        Position position = reference.position();
        brain.prepare(position);
        Solver solver = brain.solver().orElseThrow();
        for (int nodes = 2048; nodes < 30_000; nodes *= 2) {
            Budget little = Budget.nodes(nodes);
            assertThatThrownBy(() -> solver.solve(position, -MOST, MOST, little))
                    .isInstanceOf(SearchStopped.class);
        }
        assertThat(solver.solve(position, -MOST, MOST, Budget.unlimited())).isEqualTo(reference.value());
    }

    @Test
    void referencesComeOut() {
        for (ReferencePosition reference : ReferencePosition.of(GAME).subList(0, 5)) {
            assertThat(solve(brain, reference.position())).isEqualTo(reference.value());
        }
    }

    @Test
    void twoThreadsAgree() throws InterruptedException, ExecutionException {
        ShellosEngine shared = new ShellosEngine(GAME, 1 << 22, 2);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (ReferencePosition reference : ReferencePosition.of(GAME).subList(5, 9)) {
                Position position = reference.position();
                shared.prepare(position);
                List<Future<Integer>> answers = List.of(
                        threads.submit(
                                () -> shared.solver().orElseThrow().solve(position, -MOST, MOST, Budget.unlimited())),
                        threads.submit(
                                () -> shared.solver().orElseThrow().solve(position, -MOST, MOST, Budget.unlimited())));
                for (Future<Integer> answer : answers) {
                    assertThat(answer.get()).isEqualTo(reference.value());
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
