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

    @Test
    void agreesWithPlayingEverythingOutFromAnyBoard() {
        Seeds.each(3000, seed -> {
            SquirrelPosition position = Plainly.position(seed, (int) (seed % 7));
            assertThat(solve(brain(position, 0, 1), position)).isEqualTo(Plainly.value(position));
        });
    }

    @Test
    void agreesWithPlayingEverythingOutAboutEveryMove() {
        Seeds.each(40, seed -> {
            SquirrelPosition position = Plainly.position(seed, 8);
            GameEngine brain = brain(position, 0, 1);
            Solver solver = brain.solver().orElseThrow();
            for (Move move : position.moves()) {
                SquirrelPosition next = position.play(move);
                assertThat(solver.solve(next, -WIDE, WIDE, Budget.unlimited())).isEqualTo(Plainly.value(next));
            }
        });
    }

    /** One table for all positions of one map, so that what one left there is used by the next. */
    @Test
    void agreesWithItselfWhateverTheTableRemembers() {
        Seeds.each(8, seed -> {
            SquirrelWar game = new SquirrelWar(NutMap.numbered((int) seed));
            Solver used = new SquirrelEngine(game, 0, 1).solver().orElseThrow();
            Random random = new Random(seed);
            for (int i = 0; i < 60; i++) {
                SquirrelPosition position = Plainly.position(game, random, 7 + i % 4);
                int value = used.solve(position, -WIDE, WIDE, Budget.unlimited());
                assertThat(solve(brain(position, 0, 1), position)).isEqualTo(value);
                if (i % 4 == 0) {
                    assertThat(value).isEqualTo(Plainly.value(position));
                }
            }
        });
    }

    @Test
    void answersAnyWindowWithABoundOrTheValue() {
        Seeds.each(300, seed -> {
            SquirrelPosition position = Plainly.position(seed, 5 + (int) (seed % 3));
            int value = Plainly.value(position);
            Random random = new Random(seed);
            Solver solver = brain(position, 0, 1).solver().orElseThrow();
            for (int i = 0; i < 10; i++) {
                int alpha = value + random.nextInt(200) - 100;
                int beta = alpha + 1 + random.nextInt(i < 5 ? 1 : 100);
                int answer = solver.solve(position, alpha, beta, Budget.unlimited());
                if (answer <= alpha) {
                    assertThat(value).isLessThanOrEqualTo(answer);
                } else if (answer >= beta) {
                    assertThat(value).isGreaterThanOrEqualTo(answer);
                } else {
                    assertThat(answer).isEqualTo(value);
                }
            }
        });
    }

    @Test
    void knowsTheReferencePositions() {
        for (ReferencePosition reference : ReferencePosition.read("squirrel-war")) {
            if (reference.empty() <= 16) {
                GameEngine brain = brain(reference.position(), 64 << 20, 1);
                assertThat(solve(brain, reference.position())).isEqualTo(reference.value());
            }
        }
    }

    @Test
    void findsTheSameWithTwoThreads() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (ReferencePosition reference :
                    ReferencePosition.read("squirrel-war").subList(0, 8)) {
                if (reference.empty() <= 16) {
                    GameEngine brain = brain(reference.position(), 64 << 20, 2);
                    List<Future<Integer>> answers = threads.invokeAll(List.of(
                            () -> solve(brain, reference.position()), () -> solve(brain, reference.position())));
                    for (Future<Integer> answer : answers) {
                        assertThat(answer.get()).isEqualTo(reference.value());
                    }
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void goesOnAfterBeingStopped() {
        ReferencePosition reference = ReferencePosition.read("squirrel-war").get(0);
        GameEngine brain = brain(reference.position(), 64 << 20, 2);
        Solver solver = brain.solver().orElseThrow();
        for (int nodes = 2000; nodes < 5000; nodes += 700) {
            Budget little = Budget.nodes(nodes);
            assertThatThrownBy(() -> solver.solve(reference.position(), -WIDE, WIDE, little))
                    .isInstanceOf(SearchStopped.class);
        }
        assertThat(solver.solve(reference.position(), -WIDE, WIDE, Budget.unlimited()))
                .isEqualTo(reference.value());
    }

    @Test
    void turnedBoardsAndSwappedSidesAreWorthTheSame() {
        Seeds.each(10, seed -> {
            SquirrelPosition position = Plainly.position(seed, 10);
            int value = solve(brain(position, 0, 1), position);
            for (Symmetry symmetry : Symmetry.values()) {
                Position turned = position.transform(symmetry);
                assertThat(solve(brain(turned, 0, 1), turned)).isEqualTo(value);
            }
            Position swapped = new SquirrelPosition(
                    position.game(),
                    position.mine(),
                    position.theirs(),
                    position.toMove().other());
            assertThat(solve(brain(swapped, 0, 1), swapped)).isEqualTo(value);
        });
    }

    @Test
    void itsBestMovesLeadToTheValue() {
        Seeds.each(10, seed -> {
            Position position = Plainly.position(seed, 12);
            Solver solver = brain(position, 16 << 20, 1).solver().orElseThrow();
            int value = solver.solve(position, -WIDE, WIDE, Budget.unlimited());
            var side = position.toMove();
            while (!position.isOver()) {
                solver.solve(position, -WIDE, WIDE, Budget.unlimited());
                int best = solver.best(position);
                assertThat(best).isNotEqualTo(Search.NO_MOVE);
                position = position.play(position.game().move(best));
            }
            assertThat(position.margin(side)).isEqualTo(value);
        });
    }

    /** Bounds of all kinds gather in one table, and none may spoil another; rich maps have the largest numbers. */
    @Test
    void manyNarrowQuestionsToOneTableAgree() {
        Seeds.each(4, seed -> {
            Position drawn = Plainly.position(seed, 12);
            String rich = drawn.text().replaceFirst(":[^:]*:", ":" + "99,99,99,99,99/".repeat(4) + "99,99,99,99,99:");
            for (Position position : List.of(drawn, Games.position(rich))) {
                int value = solve(brain(position, 16 << 20, 1), position);
                Solver asked = brain(position, 16 << 20, 1).solver().orElseThrow();
                Random random = new Random(seed);
                for (int i = 0; i < 200; i++) {
                    int alpha = value + random.nextInt(400) - 200;
                    int answer = asked.solve(position, alpha, alpha + 1, Budget.unlimited());
                    assertThat(answer > alpha)
                            .as("%s above %s", position, alpha)
                            .isEqualTo(value > alpha);
                }
                assertThat(asked.solve(position, -WIDE, WIDE, Budget.unlimited()))
                        .isEqualTo(value);
            }
        });
    }

    @Test
    void noMarginIsWiderThanTheWidest() {
        RandomGame.each(20, new SquirrelWar(NutMap.numbered(7)).start(), position -> {
            GameEngine brain = brain(position, 0, 1);
            int widest = brain.widest(position);
            assertThat(Math.abs(position.margin(position.toMove()))).isLessThanOrEqualTo(widest);
            if (((SquirrelPosition) position).moves().size() < 10) {
                assertThat(Math.abs(solve(brain, position))).isLessThanOrEqualTo(widest);
            }
        });
    }

    private static GameEngine brain(Position position, long bytes, int threads) {
        GameEngine brain = new SquirrelEngine((SquirrelWar) position.game(), bytes, threads);
        brain.prepare(position);
        return brain;
    }

    private static int solve(GameEngine brain, Position position) {
        return brain.solver().orElseThrow().solve(position, -WIDE, WIDE, Budget.unlimited());
    }
}
