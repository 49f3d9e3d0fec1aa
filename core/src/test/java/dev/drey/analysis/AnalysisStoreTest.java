package dev.drey.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.ProvenCache;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AnalysisStoreTest {
    private static final long TABLE = 1 << 20;

    /** Returns the positions of a random game and some of their siblings. */
    private static List<Position> positions(String game, Random random) {
        List<Position> positions = new ArrayList<>();
        Position position = Games.game(game).start();
        while (!position.isOver()) {
            positions.add(position);
            Position sibling = random(position, random);
            if (!sibling.isOver()) {
                positions.add(sibling);
            }
            position = random(position, random);
        }
        return positions;
    }

    private static Position random(Position position, Random random) {
        List<Move> moves = position.moves();
        return position.play(moves.get(random.nextInt(moves.size())));
    }

    private static void assertConsistent(AnalysisStore store, List<Position> positions) {
        Map<Position, AnalysisSnapshot> known = new HashMap<>();
        List<Optional<AnalysisStore.Entry>> entries = store.snapshot(positions).entries();
        for (int i = 0; i < positions.size(); i++) {
            Position position = positions.get(i);
            entries.get(i).ifPresent(entry -> known.put(position, entry.analysis()));
        }
        known.forEach((position, analysis) -> {
            for (Verdict verdict : analysis.verdicts()) {
                assertThat(verdict.expected())
                        .isLessThanOrEqualTo(analysis.best().expected());
                AnalysisSnapshot next = known.get(position.play(verdict.move()));
                if (next != null) {
                    assertThat(verdict.expected())
                            .as("%s in %s", verdict.move(), position)
                            .isCloseTo(negated(next.best().expected(), verdict.scored()), within(0.006));
                    assertThat(verdict.chance()).isCloseTo(1 - next.best().chance(), within(1e-9));
                    if (verdict.proven().isExact() && verdict.scored()) {
                        assertThat(next.best().expected())
                                .isEqualTo(-verdict.proven().lower());
                    }
                }
                assertLine(known, position, analysis, verdict);
            }
        });
    }

    private static double negated(double value, boolean scored) {
        return scored ? -value : Values.earlier((int) -value);
    }

    private static void assertLine(
            Map<Position, AnalysisSnapshot> known, Position start, AnalysisSnapshot analysis, Verdict verdict) {
        assertThat(verdict.line().get(0)).isEqualTo(verdict.move());
        if (!verdict.proven().isExact()) {
            assertThat(verdict.line().size()).isLessThanOrEqualTo(Math.max(1, verdict.depth()));
        }
        Position position = start.play(verdict.move());
        for (Move move : verdict.line().subList(1, verdict.line().size())) {
            assertThat(position.moves()).contains(move);
            AnalysisSnapshot there = known.get(position);
            if (there != null) {
                Verdict judged = there.verdicts().stream()
                        .filter(v -> v.move().equals(move))
                        .findFirst()
                        .orElseThrow();
                assertThat(judged.proven().upper())
                        .as("%s in the line of %s in %s", move, verdict, analysis.position())
                        .isGreaterThanOrEqualTo(there.proven().lower());
            }
            position = position.play(move);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "squirrel-war:7",
                "adjacent-claim:4x4",
                "adjacent-claim",
                "shellos-shuffle",
                "othello",
                "santorini:cc",
                "santorini:pp"
            })
    void valuesStayConsistentInAnySearchOrder(String game) {
        Random random = new Random(game.hashCode());
        List<Position> positions = positions(game, random);
        AnalysisStore store = new AnalysisStore();
        Oracle oracle = new Oracle(1, TABLE);
        for (int i = 0; i < 60; i++) {
            Position position = positions.get(random.nextInt(positions.size()));
            Budget budget = Budget.nodes(256L << random.nextInt(7));
            store.search(oracle, AnalysisRequest.everyMove(position), budget, analysis -> {});
            assertConsistent(store, positions);
        }
    }

    @Test
    void provenRangesContainTrueValue() {
        Random random = new Random(5);
        Map<Position, Integer> values = new HashMap<>();
        for (int game = 0; game < 20; game++) {
            List<Position> positions = positions("adjacent-claim:3x4", random);
            AnalysisStore store = new AnalysisStore(12, ProvenCache.none());
            Oracle oracle = new Oracle(1, TABLE);
            for (int i = 0; i < 40; i++) {
                Position position = positions.get(random.nextInt(positions.size()));
                store.search(oracle, AnalysisRequest.everyMove(position), Budget.nodes(256L << random.nextInt(3)));
                for (Position viewed : positions) {
                    store.find(viewed)
                            .ifPresent(analysis -> analysis.verdicts().forEach(verdict -> {
                                int value = -value(viewed.play(verdict.move()), values);
                                assertThat(value)
                                        .isBetween(
                                                verdict.proven().lower(),
                                                verdict.proven().upper());
                            }));
                }
            }
            assertThat(store.size()).isLessThanOrEqualTo(12);
        }
    }

    private static int value(Position position, Map<Position, Integer> known) {
        Integer before = known.get(position);
        if (before != null) {
            return before;
        }
        int value = position.isOver()
                ? position.margin(position.toMove())
                : position.moves().stream()
                        .mapToInt(move -> -value(position.play(move), known))
                        .max()
                        .orElseThrow();
        known.put(position, value);
        return value;
    }

    @Test
    void proofPropagatesToPositionsBeforeAndAfter() {
        Position start = Games.game("adjacent-claim:3x3").start();
        Move centre = start.moves().get(4);
        Position next = start.play(centre);
        AnalysisStore store = new AnalysisStore();
        Oracle oracle = new Oracle(1, TABLE);
        // The position after the move is searched only one ply deep: its proof must come from the position before.
        store.search(oracle, AnalysisRequest.everyMove(next).toDepth(1), Budget.unlimited());
        assertThat(store.find(next).orElseThrow().complete()).isFalse();
        store.search(oracle, AnalysisRequest.everyMove(start), Budget.unlimited());
        AnalysisSnapshot before = store.find(start).orElseThrow();
        AnalysisSnapshot after = store.find(next).orElseThrow();
        Range proven = before.verdicts().stream()
                .filter(verdict -> verdict.move().equals(centre))
                .findFirst()
                .orElseThrow()
                .proven();
        assertThat(proven.isExact()).isTrue();
        assertThat(after.best().proven()).isEqualTo(new Range(-proven.lower(), -proven.lower()));
        assertThat(after.best().hasWholeLine(next.play(after.best().move()))).isTrue();
    }

    @Test
    void estimatesEndWithFirstSideToMove() {
        Position start = Games.game("othello").start();
        AnalysisStore store = new AnalysisStore();
        Oracle oracle = new Oracle(1, TABLE);
        store.search(oracle, AnalysisRequest.everyMove(start).toDepth(5), Budget.unlimited());
        assertThat(store.find(start).orElseThrow().depth()).isEqualTo(4);
        Position second = start.play(start.moves().get(0));
        store.search(oracle, AnalysisRequest.everyMove(second).toDepth(4), Budget.unlimited());
        assertThat(store.find(second).orElseThrow().depth()).isEqualTo(3);
    }

    @Test
    void evictedPositionStillCountsForPositionBefore() {
        Position start = Games.game("othello").start();
        Position next = start.play(start.moves().get(0));
        AnalysisStore store = new AnalysisStore(2, ProvenCache.none());
        Oracle oracle = new Oracle(1, TABLE);
        store.search(oracle, AnalysisRequest.everyMove(next).toDepth(5), Budget.unlimited());
        store.search(oracle, AnalysisRequest.everyMove(start).toDepth(2), Budget.unlimited());
        AnalysisSnapshot before = store.find(start).orElseThrow();
        Position other = Games.game("othello").start().play(start.moves().get(1));
        store.search(oracle, AnalysisRequest.everyMove(other).toDepth(1), Budget.unlimited());
        assertThat(store.find(next)).isEmpty();
        assertThat(store.find(start).orElseThrow().verdicts().stream()
                        .filter(verdict -> verdict.move().equals(start.moves().get(0)))
                        .toList())
                .isEqualTo(before.verdicts().stream()
                        .filter(verdict -> verdict.move().equals(start.moves().get(0)))
                        .toList());
    }

    /** Before its last move a game is complete without a search. */
    @Test
    void positionKnownWithoutSearchHasVersion() {
        AnalysisStore store = new AnalysisStore();
        Oracle oracle = new Oracle(1, TABLE);
        Position last = Games.position("adjacent-claim:3x3:XXX/OOO/XO-:X");
        store.search(oracle, AnalysisRequest.everyMove(last), Budget.unlimited());
        assertThat(store.snapshot(List.of(last)).version()).isPositive();
        assertThat(store.snapshot(List.of(last)).entries().get(0).orElseThrow().version())
                .isPositive();
    }

    @Test
    void versionGrowsOnlyWithChanges() {
        Position start = Games.game("adjacent-claim:3x3").start();
        AnalysisStore store = new AnalysisStore();
        Oracle oracle = new Oracle(1, TABLE);
        AnalysisSnapshot found = store.search(oracle, AnalysisRequest.everyMove(start), Budget.unlimited());
        long version = store.version();
        store.add(found);
        assertThat(store.version()).isEqualTo(version);
    }

    @ParameterizedTest
    @ValueSource(strings = {"squirrel-war:7", "adjacent-claim:3x3", "othello", "santorini"})
    void agreesWithOracleOnOrderAndCompleteness(String game) {
        Oracle oracle = new Oracle(1, TABLE);
        for (Position position : positions(game, new Random(3))) {
            AnalysisSnapshot found =
                    oracle.analyse(AnalysisRequest.everyMove(position).toDepth(2), Budget.unlimited());
            AnalysisStore store = new AnalysisStore();
            store.add(found);
            AnalysisSnapshot stored = store.find(position).orElseThrow();
            assertThat(stored.verdicts()).isEqualTo(found.verdicts());
            assertThat(stored.complete()).isEqualTo(found.complete());
        }
    }
}
