package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.drey.rules.Game;
import dev.drey.rules.Games;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class EstimateErrorsTest {
    private static final String STARTS = "dev.drey.rules.contract.StartPositions#all";

    /** Limited by nodes alone, so that it plays the same on every machine. */
    private static final Level LEVEL = new Level("steady", 2, 1_000, Long.MAX_VALUE);

    static List<Game> games() {
        return Games.all().stream().map(kind -> kind.fresh(new Random(1))).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPhaseAndDepthHasErrors(Game game) {
        for (GamePhase phase : GamePhase.values()) {
            // Buckets with few moves share the numbers of the first one.
            assertThat(EstimateErrors.row(game, phase, DepthBucket.ONE_TO_TWO).samples())
                    .isGreaterThanOrEqualTo(100);
            for (DepthBucket bucket : DepthBucket.values()) {
                EstimateErrors.Row row = EstimateErrors.row(game, phase, bucket);
                assertThat(row.error()).isGreaterThan(0).isLessThan(1);
                assertThat(row.loss()).isGreaterThan(0).isLessThan(1);
                assertThat(row.scale()).isGreaterThan(0);
            }
        }
    }

    /** Its chances are compared as values; with two scales a worse move could have the better chance. */
    @Test
    void aGameWithoutScoresHasOneScale() {
        Game game = Games.game("santorini:CP");
        Set<Double> scales = new HashSet<>();
        for (GamePhase phase : GamePhase.values()) {
            for (DepthBucket bucket : DepthBucket.values()) {
                scales.add(EstimateErrors.row(game, phase, bucket).scale());
            }
        }
        assertThat(scales).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void deeperEstimatesErrNoMore(Game game) {
        for (GamePhase phase : GamePhase.values()) {
            List<Double> errors = new ArrayList<>();
            List<Double> losses = new ArrayList<>();
            for (DepthBucket bucket : DepthBucket.values()) {
                errors.add(-EstimateErrors.row(game, phase, bucket).error());
                losses.add(-EstimateErrors.row(game, phase, bucket).loss());
            }
            assertThat(errors).isSorted();
            assertThat(losses).isSorted();
        }
    }

    /** Games without scores differ: their openings are compared with deeper estimates, their endgames with results. */
    @ParameterizedTest
    @MethodSource("games")
    void marginsAreEasierToEstimateInTheEndgame(Game game) {
        double atTheEnd = EstimateErrors.row(game, GamePhase.ENDGAME, DepthBucket.SEVEN_TO_NINE)
                .error();
        double atTheStart = EstimateErrors.row(game, GamePhase.OPENING, DepthBucket.ONE_TO_TWO)
                .error();
        assertThat(!game.scored() || atTheEnd < atTheStart).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"0, 1-2", "1, 1-2", "2, 1-2", "3, 3-4", "6, 5-6", "7, 7-9", "9, 7-9", "10, 10+", "100, 10+"})
    void everyDepthHasABucket(int depth, String bucket) {
        assertThat(DepthBucket.of(depth).text()).isEqualTo(bucket);
    }

    @ParameterizedTest
    @CsvSource({
        "adjacent-claim:5x5, 25",
        "adjacent-claim:3x8, 24",
        "othello, 64",
        "shellos-shuffle, 64",
        "santorini:CP, 1",
        "'squirrel-war:9,9,9,9,9/9,9,9,9,9/9,9,9,9,9/9,9,9,9,9/9,9,9,9,9', 225"
    })
    void theStakeIsThePointsOnTheBoard(String game, int stake) {
        assertThat(EstimateErrors.stake(Games.game(game))).isEqualTo(stake);
    }

    @Test
    void errorsScaleWithTheNutMap() {
        Position poor = Games.game("squirrel-war:" + "9,9,9,9,9/".repeat(4) + "9,9,9,9,9")
                .start();
        Position rich = Games.game("squirrel-war:" + "90,90,90,90,90/".repeat(4) + "90,90,90,90,90")
                .start();
        assertThat(EstimateErrors.error(rich, 4)).isCloseTo(10 * EstimateErrors.error(poor, 4), within(1e-9));
        assertThat(EstimateErrors.lossError(rich, 4)).isCloseTo(10 * EstimateErrors.lossError(poor, 4), within(1e-9));
        assertThat(EstimateErrors.chance(rich, 4, 50)).isCloseTo(EstimateErrors.chance(poor, 4, 5), within(1e-9));
    }

    @ParameterizedTest
    @MethodSource(STARTS)
    void chancesAreSymmetricAndRiseWithTheEstimate(Position position) {
        for (int depth = 1; depth <= 12; depth++) {
            double last = 0;
            for (int expected = -1000; expected <= 1000; expected += 10) {
                double chance = EstimateErrors.chance(position, depth, expected);
                assertThat(chance).isBetween(last, 1.0);
                assertThat(chance + EstimateErrors.chance(position, depth, -expected))
                        .isCloseTo(1, within(1e-9));
                last = chance;
            }
            assertThat(EstimateErrors.chance(position, depth, 0)).isEqualTo(0.5);
        }
    }

    @Test
    void aDecidedValueIsCertain() {
        Position position = Games.game("santorini:CC").start();
        assertThat(EstimateErrors.chance(position, 3, Values.winIn(5))).isEqualTo(1);
        assertThat(EstimateErrors.chance(position, 3, Values.lossIn(8))).isEqualTo(0);
    }

    /** A small sample of what {@code bench/errors check} measures. */
    @ParameterizedTest
    @CsvSource({"adjacent-claim:5x5, 14", "adjacent-claim:4x6, 12", "squirrel-war:7, 9", "squirrel-war:70, 8"})
    void mostProvenValuesLieWithinTheStatedError(String game, int empty) {
        Oracle oracle = new Oracle(1, 1 << 20);
        int all = 0;
        int within = 0;
        for (int seed = 1; seed <= 15; seed++) {
            Position position = withEmpty(Games.game(game), empty, seed);
            int depth = position.toMove() == Side.FIRST ? 4 : 3;
            List<Verdict> estimates = oracle.analyse(
                            AnalysisRequest.everyMove(position).toDepth(depth), Budget.unlimited())
                    .verdicts();
            AnalysisSnapshot proven = oracle.analyse(AnalysisRequest.everyMove(position), Budget.unlimited());
            for (Verdict estimate : estimates) {
                double provenValue = proven.verdicts().stream()
                        .filter(verdict -> verdict.move().equals(estimate.move()))
                        .mapToDouble(Verdict::expected)
                        .findFirst()
                        .orElseThrow();
                all++;
                within += Math.abs(provenValue - estimate.expected()) <= EstimateErrors.error(position, depth) ? 1 : 0;
            }
        }
        assertThat(all).isGreaterThan(30);
        assertThat(within / (double) all).as("%d of %d", within, all).isGreaterThan(0.8);
    }

    private static Position withEmpty(Game game, int empty, int seed) {
        LevelPlayer player = new LevelPlayer(LEVEL, new Oracle(1, 1 << 20), new Random(seed));
        Position position = game.start();
        while (!position.isOver() && empty(position) > empty) {
            position = position.play(player.choose(position).move());
        }
        return position;
    }

    private static int empty(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        return board.game().grid().rows() * board.game().grid().cols() - Long.bitCount(board.mine() | board.theirs());
    }
}
