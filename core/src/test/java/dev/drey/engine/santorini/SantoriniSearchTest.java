package dev.drey.engine.santorini;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.Budget;
import dev.drey.engine.ReferencePosition;
import dev.drey.engine.Search;
import dev.drey.engine.SearchStopped;
import dev.drey.engine.Values;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Seeds;
import dev.drey.rules.Symmetry;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.santorini.SantoriniPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SantoriniSearchTest {
    private static final long TABLE = 1 << 22;
    private static final int EVERYTHING = Values.INFINITE;

    /** Random games often end with a stuck side, so both kinds of ends occur. */
    @ParameterizedTest
    @ValueSource(strings = {"CC", "CP", "PC", "PP"})
    void decidedValuesAreProvenAndUndecidedOnesCoverTheDepth(String pairing) {
        for (int depth = 0; depth <= 3; depth++) {
            Search search = engine(pairing, TABLE, 1).search();
            for (SantoriniPosition position : positions(pairing, depth == 3 ? 2 : Seeds.count(20))) {
                assertBruteForceValue(search, position, depth);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"CC", "CP", "PC", "PP"})
    void aTableOfOneBucketKeepsDecidedValues(String pairing) {
        Search search = engine(pairing, 0, 1).search();
        for (SantoriniPosition position : positions(pairing, Seeds.count(20))) {
            assertBruteForceValue(search, position, 2);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"CC", "CP", "PC", "PP"})
    void resultsOutsideTheWindowAreBounds(String pairing) {
        Random random = new Random(1);
        Search search = engine(pairing, TABLE, 1).search();
        for (SantoriniPosition position : positions(pairing, Seeds.count(30))) {
            int alpha = random.nextInt(3) == 0 ? Values.WIN - random.nextInt(6) : random.nextInt(401) - 200;
            if (random.nextBoolean()) {
                alpha = -alpha;
            }
            int beta = random.nextBoolean() ? alpha + 1 : alpha + 1 + random.nextInt(100);
            int value = search.value(position, 2, alpha, beta, Budget.unlimited());
            int exact = SantoriniBruteForce.value(position, 2);
            if (value <= alpha) {
                assertThat(exact <= value || exact == 0).as(position.text()).isTrue();
            }
            if (value >= beta) {
                assertThat(exact >= value || exact == 0).as(position.text()).isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"CC", "CP", "PC", "PP"})
    void findsForcedWins(String pairing) {
        List<ReferencePosition> wins = ReferencePosition.read("santorini-" + pairing);
        assertThat(wins).hasSize(500);
        int count = Seeds.count(20);
        for (int i = 0; i < wins.size(); i += wins.size() / count) {
            ReferencePosition win = wins.get(i);
            Search search = engine(pairing, TABLE, 1).search();
            assertThat(search.value(win.position(), win.value(), -EVERYTHING, EVERYTHING, Budget.unlimited()))
                    .as(win.toString())
                    .isEqualTo(Values.winIn(win.value()));
            assertThat(search.value(win.position(), win.value() - 1, -EVERYTHING, EVERYTHING, Budget.unlimited()))
                    .as("a shallower search keeps the win: " + win)
                    .isEqualTo(Values.winIn(win.value()));
            assertTableMovesReachTheEnd((SantoriniPosition) win.position(), search, win.value());
        }
    }

    /** Follows the table's best moves of both sides. */
    private static void assertTableMovesReachTheEnd(SantoriniPosition from, Search search, int plies) {
        SantoriniPosition position = from;
        for (int left = plies; left > 0 && !position.isOver(); left--) {
            // Restores entries that were replaced.
            search.value(position, left, -EVERYTHING, EVERYTHING, Budget.unlimited());
            int code = search.bestMove(position);
            position = position.play(
                    code == Search.NO_MOVE
                            ? position.moves().get(0)
                            : position.game().move(code));
        }
        assertThat(position.isOver()).as("after the line from " + from).isTrue();
        assertThat(position.toMove()).isEqualTo(from.toMove().other());
    }

    @ParameterizedTest
    @ValueSource(strings = {"CC", "CP", "PC", "PP"})
    void symmetriesKeepTheValue(String pairing) {
        for (SantoriniPosition position : positions(pairing, Seeds.count(10))) {
            for (Symmetry symmetry : Symmetry.values()) {
                assertSameValue(position, position.transform(symmetry));
            }
        }
    }

    /** Cubes against pyramids with the first side to move equal pyramids against cubes with the second. */
    @Test
    void swappedSidesKeepTheValue() {
        for (SantoriniPosition position : positions("CP", Seeds.count(30))) {
            SantoriniPosition swapped = new SantoriniPosition(
                    game("PC"),
                    position.level1(),
                    position.level2(),
                    position.level3(),
                    position.dead(),
                    position.mine(),
                    position.theirs(),
                    position.toMove().other());
            assertSameValue(position, swapped);
        }
    }

    /** Longer wins and estimates may depend on the order of moves; decided values within the depth may not. */
    private static void assertSameValue(SantoriniPosition position, SantoriniPosition same) {
        assertThat(estimate(same)).as(position + " and " + same).isEqualTo(estimate(position));
        Search search = fresh(position.game().setup());
        Search other = fresh(same.game().setup());
        int value = search.value(position, 2, -EVERYTHING, EVERYTHING, Budget.unlimited());
        int otherValue = other.value(same, 2, -EVERYTHING, EVERYTHING, Budget.unlimited());
        if (Values.isDecided(value) && Values.plies(value) <= 2) {
            assertThat(otherValue).as(position + " and " + same).isEqualTo(value);
        }
    }

    private static int estimate(SantoriniPosition position) {
        SantoriniBoard board = new SantoriniBoard();
        board.set(position);
        return new SantoriniEvaluator(position.game()).evaluate(board);
    }

    @ParameterizedTest
    @ValueSource(strings = {"CC", "PC"})
    void twoThreadsFindTheSameWins(String pairing) throws Exception {
        SantoriniEngine engine = engine(pairing, TABLE, 2);
        List<ReferencePosition> wins =
                ReferencePosition.read("santorini-" + pairing).subList(0, Seeds.count(10));
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (ReferencePosition win : wins) {
                Callable<Integer> task = () ->
                        engine.search().value(win.position(), win.value(), -EVERYTHING, EVERYTHING, Budget.unlimited());
                for (Future<Integer> result : threads.invokeAll(List.of(task, task))) {
                    assertThat(result.get()).as(win.toString()).isEqualTo(Values.winIn(win.value()));
                }
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void aStoppedSearchCanBeContinued() {
        for (ReferencePosition win : ReferencePosition.read("santorini-CC").subList(0, 10)) {
            SantoriniEngine engine = engine("CC", TABLE, 2);
            Search search = engine.search();
            int value = 0;
            for (int nodes = Budget.STEP; !Values.isDecided(value); nodes *= 2) {
                try {
                    engine.prepareProof(win.position());
                    value = search.value(win.position(), 7, -EVERYTHING, EVERYTHING, Budget.nodes(nodes));
                } catch (SearchStopped stopped) {
                    assertThat(search.nodes()).isGreaterThanOrEqualTo(nodes);
                }
            }
            assertThat(value).as(win.toString()).isEqualTo(Values.winIn(win.value()));
        }
    }

    @Test
    void stopsWhenItsBudgetIsSpent() {
        Budget budget = Budget.unlimited();
        budget.stop();
        Search search = fresh("CC");
        assertThatThrownBy(() -> search.value(game("CC").start(), 20, -EVERYTHING, EVERYTHING, budget))
                .isInstanceOf(SearchStopped.class);
    }

    @Test
    void aFinishedGameIsLostAndHasNoMove() {
        RandomGame.each(20, game("PP").start(), position -> {
            if (position.isOver()) {
                assertThat(fresh("PP").value(position, 5, -EVERYTHING, EVERYTHING, Budget.unlimited()))
                        .isEqualTo(Values.lossIn(0));
                assertThat(fresh("PP").bestMove(position)).isEqualTo(Search.NO_MOVE);
            }
        });
    }

    private static void assertBruteForceValue(Search search, SantoriniPosition position, int depth) {
        for (Move move : position.moves()) {
            SantoriniPosition next = position.play(move);
            int exact = SantoriniBruteForce.value(next, depth);
            int value = search.value(next, depth, -EVERYTHING, EVERYTHING, Budget.unlimited());
            String description = next + " at depth " + depth;
            if (exact != 0) {
                assertThat(value).as(description).isEqualTo(exact);
            } else if (Values.isDecided(value)) {
                assertThat(Values.plies(value)).as(description).isGreaterThan(depth);
                if (Values.plies(value) <= 4) {
                    int sooner = SantoriniBruteForce.value(next, Values.plies(value));
                    assertThat(Integer.signum(sooner)).as(description).isEqualTo(Integer.signum(value));
                }
            }
            if (depth > search.fullWidthPlies(depth)) {
                throw new AssertionError("covers too few plies");
            }
        }
    }

    /** The last positions of random games, and some from their middle. */
    private static List<SantoriniPosition> positions(String pairing, int games) {
        List<SantoriniPosition> positions = new ArrayList<>();
        for (int seed = 1; seed <= games; seed++) {
            List<SantoriniPosition> game = new ArrayList<>();
            RandomGame.play(seed, game(pairing).start(), position -> game.add((SantoriniPosition) position));
            positions.addAll(game.subList(Math.max(0, game.size() - 5), game.size() - 1));
            positions.add(game.get(game.size() / 2));
        }
        return positions;
    }

    private static Search fresh(String pairing) {
        return engine(pairing, 0, 1).search();
    }

    private static SantoriniEngine engine(String pairing, long bytes, int threads) {
        SantoriniEngine engine = new SantoriniEngine(game(pairing), bytes, threads);
        engine.prepareProof(game(pairing).start());
        return engine;
    }

    private static Santorini game(String pairing) {
        return (Santorini) Games.game("santorini:" + pairing);
    }
}
