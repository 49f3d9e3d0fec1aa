package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Side;
import dev.drey.rules.Symmetry;
import dev.drey.rules.contract.StartPositions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract of the oracle, for every game. */
final class OracleTest {
    private static final String STARTS = "dev.drey.rules.contract.StartPositions#all";

    /** Number of empty cells up to which brute force is fast. */
    private static final int MAX_EMPTY = 7;

    private static final boolean THOROUGH = Boolean.getBoolean("drey.thorough");
    private static final int PLIES = THOROUGH ? 3 : 2;

    /** All start positions in a thorough run, every second one in an everyday run. */
    static List<Position> someStarts() {
        List<Position> all = StartPositions.all();
        return IntStream.range(0, all.size())
                .filter(i -> THOROUGH || i % 2 == 0)
                .mapToObj(all::get)
                .toList();
    }

    @ParameterizedTest
    @MethodSource(STARTS)
    void everyMoveHasItsBruteForceValue(Position start) {
        Oracle oracle = new Oracle(1, 1 << 20);
        for (Position position : late(start, 30)) {
            AnalysisSnapshot analysis = oracle.analyse(everyMove(position), Budget.unlimited());
            assertThat(analysis.verdicts())
                    .extracting(Verdict::move)
                    .containsExactlyInAnyOrderElementsOf(position.moves());
            for (Verdict verdict : analysis.verdicts()) {
                assertBruteForceValue(position, verdict);
            }
        }
    }

    @ParameterizedTest
    @MethodSource(STARTS)
    void provenLinesReachTheProvenValue(Position start) {
        Oracle oracle = new Oracle(1, 1 << 20);
        for (Position position : late(start, 30)) {
            for (Verdict verdict :
                    oracle.analyse(everyMove(position), Budget.unlimited()).verdicts()) {
                if (verdict.certainty() == Certainty.PROVEN) {
                    Position end = replay(position, verdict.line());
                    assertThat(end.isOver()).as("%s %s", position, verdict).isTrue();
                    assertThat(valueReached(
                                    position.toMove(), end, verdict.line().size()))
                            .isEqualTo(verdict.proven().lower());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("someStarts")
    void threadsTableSizeAndGoalDoNotChangeProvenValues(Position start) {
        Oracle one = new Oracle(1, 1 << 20);
        Oracle two = new Oracle(2, 1 << 20);
        Oracle tiny = new Oracle(1, 0);
        for (Position position : late(start, 10)) {
            Range value = one.analyse(everyMove(position), Budget.unlimited()).proven();
            assertSame(two.analyse(everyMove(position), Budget.unlimited()).proven(), value, position);
            assertSame(tiny.analyse(everyMove(position), Budget.unlimited()).proven(), value, position);
            AnalysisSnapshot best = two.analyse(bestMove(position), Budget.unlimited());
            assertOverlap(best.proven(), value);
            if (position.game().scored()) {
                assertThat(best.best().proven()).isEqualTo(value);
            }
            assertOverlap(one.analyse(winner(position), Budget.unlimited()).proven(), value);
        }
    }

    /** Moves that are only known to be no better than the best are listed after it. */
    @ParameterizedTest
    @MethodSource("someStarts")
    void bestMoveAgreesWithEveryMove(Position start) {
        RandomGame.each(2, start, position -> {
            if (position.isOver()) {
                return;
            }
            AnalysisRequest all = AnalysisRequest.everyMove(position).toDepth(PLIES);
            AnalysisRequest best = AnalysisRequest.bestMove(position).toDepth(PLIES);
            // Each has its own oracle, so that neither profits from the other's table.
            AnalysisSnapshot expected = new Oracle(1, 1 << 20).analyse(all, Budget.unlimited());
            Verdict found =
                    new Oracle(1, 1 << 20).analyse(best, Budget.unlimited()).best();
            Verdict same = expected.verdicts().stream()
                    .filter(verdict -> verdict.move().equals(found.move()))
                    .findFirst()
                    .orElseThrow();
            if (position.game().scored()) {
                assertThat(same.expected()).isEqualTo(expected.best().expected());
            } else {
                assertOverlap(found.proven(), expected.proven());
            }
        });
    }

    @ParameterizedTest
    @MethodSource(STARTS)
    void aStoppedAnalysisCanBeRepeated(Position start) {
        Oracle oracle = new Oracle(1, 1 << 20);
        for (Position position : late(start, 5)) {
            Range value = new Oracle(1, 1 << 20)
                    .analyse(everyMove(position), Budget.unlimited())
                    .proven();
            for (int nodes = 1; nodes <= 4 * Budget.STEP; nodes *= 4) {
                assertOverlap(
                        oracle.analyse(everyMove(position), Budget.nodes(nodes)).proven(), value);
            }
            assertSame(oracle.analyse(everyMove(position), Budget.unlimited()).proven(), value, position);
        }
    }

    @ParameterizedTest
    @MethodSource(STARTS)
    void answersEvenWithATinyBudget(Position start) {
        AnalysisSnapshot analysis = new Oracle(1, 1 << 20).analyse(AnalysisRequest.everyMove(start), Budget.nodes(1));
        assertThat(analysis.verdicts()).hasSameSizeAs(start.moves());
        assertThat(analysis.best().line()).isNotEmpty();
    }

    /** Finding the lines of known proven moves may take long; estimates of the others come first. */
    @Test
    void estimatesComeBeforeMissingLinesOfProvenMoves() {
        Position position = Games.position("santorini:CP:1X2000/03010/12030/0O031O4/2010X0:X");
        List<Verdict> known = new Oracle(1, 1 << 20)
                .analyse(AnalysisRequest.everyMove(position), Budget.nodes(300_000)).verdicts().stream()
                        .map(verdict -> verdict.with(List.of(verdict.move())))
                        .toList();
        assertThat(known)
                .anyMatch(verdict -> verdict.proven().isExact())
                .anyMatch(verdict -> !verdict.proven().isExact());

        AnalysisSnapshot analysis = new Oracle(1, 1 << 20)
                .newAnalysis(AnalysisRequest.everyMove(position), Budget.nodes(1), known)
                .run();
        assertThat(analysis.depth()).isPositive();
    }

    /** The order in which threads find results varies, so the results would not always be the same. */
    @Test
    void shortSearchesTakeOneThread() {
        Position start = Games.game("squirrel-war:7").start();
        List<Verdict> alone = new Oracle(1, 8 << 20)
                .analyse(AnalysisRequest.everyMove(start), Budget.nodes(10_000))
                .verdicts();
        for (int i = 0; i < 10; i++) {
            assertThat(new Oracle(4, 8 << 20)
                            .analyse(AnalysisRequest.everyMove(start), Budget.nodes(10_000))
                            .verdicts())
                    .isEqualTo(alone);
        }
    }

    /** A proof in slices would otherwise spend each of them on estimates. */
    @Test
    void provenNarrowRangesNeedNoEstimateOfTheValue() {
        Position position =
                Games.position("squirrel-war:1,40,17,69,46/53,87,39,24,5/62,94,99,86,6/15,88,43,47,88/54,38,36,88,51"
                        + ":-----/X--O-/-XX--/O--X-/----O:O");
        AnalysisSnapshot whole =
                new Oracle(1, 64 << 20).analyse(AnalysisRequest.bestMove(position), Budget.unlimited());
        Analysis narrow = continued(position, whole, 36);
        assertThat(narrow.run().proven()).isEqualTo(whole.proven());
        assertThat(narrow.progress().estimate()).isEmpty();
        Analysis wide = continued(position, whole, 37);
        assertThat(wide.run().proven()).isEqualTo(whole.proven());
        assertThat(wide.progress().estimate()).isPresent();
    }

    /** An analysis that starts from the results of another, with ranges made wider on both sides. */
    private static Analysis continued(Position position, AnalysisSnapshot whole, int wider) {
        int value = whole.proven().lower();
        Move best = whole.best().move();
        List<Verdict> known = whole.verdicts().stream()
                .map(verdict -> {
                    int lower = verdict.move().equals(best)
                            ? value - wider
                            : verdict.widest().lower();
                    return verdict.with(new Range(lower, value + wider));
                })
                .toList();
        return new Oracle(1, 64 << 20).newAnalysis(AnalysisRequest.bestMove(position), Budget.unlimited(), known);
    }

    @ParameterizedTest
    @MethodSource(STARTS)
    void symmetricPositionsHaveTheSameValue(Position start) {
        Oracle oracle = new Oracle(1, 1 << 20);
        for (Position position : late(start, 4)) {
            Range value =
                    oracle.analyse(everyMove(position), Budget.unlimited()).proven();
            for (Symmetry symmetry : Symmetry.values()) {
                Position image = position.transform(symmetry);
                assertSame(oracle.analyse(everyMove(image), Budget.unlimited()).proven(), value, position);
            }
        }
    }

    private static AnalysisRequest everyMove(Position position) {
        return limited(AnalysisRequest.everyMove(position));
    }

    private static AnalysisRequest bestMove(Position position) {
        return limited(AnalysisRequest.bestMove(position));
    }

    private static AnalysisRequest winner(Position position) {
        return limited(AnalysisRequest.winner(position));
    }

    /** Limits the depth in a game without scores; others are proven to the end. */
    private static AnalysisRequest limited(AnalysisRequest request) {
        return request.position().game().scored() ? request : request.toDepth(PLIES);
    }

    private static void assertBruteForceValue(Position before, Verdict verdict) {
        Position after = before.play(verdict.move());
        BruteForce brute = new BruteForce();
        if (before.game().scored()) {
            assertThat(verdict.proven()).as("%s %s", before, verdict).isEqualTo(exactly(-brute.margin(after)));
        } else {
            assertOverlap(verdict.proven(), decided(brute, after, PLIES));
            if (decided(brute, after, PLIES).isExact()) {
                assertThat(verdict.proven().isExact())
                        .as("%s %s", before, verdict)
                        .isTrue();
            }
            if (verdict.proven().isExact() && Values.plies(verdict.proven().lower()) <= PLIES + 2) {
                assertThat(verdict.proven())
                        .as("%s %s", before, verdict)
                        .isEqualTo(decided(
                                brute, after, Values.plies(verdict.proven().lower())));
            }
        }
    }

    /** Range of the move that led here, from brute force over a number of plies. */
    private static Range decided(BruteForce brute, Position after, int plies) {
        int value = Values.earlier(-brute.decision(after, plies - 1));
        return value == 0 ? new Range(Values.lossIn(plies + 1), Values.winIn(plies + 1)) : exactly(value);
    }

    private static Range exactly(int value) {
        return new Range(value, value);
    }

    /** In a game without scores one analysis may see deeper than the other. */
    private static void assertSame(Range one, Range other, Position position) {
        assertOverlap(one, other);
        if (position.game().scored()) {
            assertThat(one).isEqualTo(other);
        }
    }

    /** Two proven ranges of one value overlap. */
    private static void assertOverlap(Range one, Range other) {
        assertThat(one.lower()).isLessThanOrEqualTo(other.upper());
        assertThat(one.upper()).isGreaterThanOrEqualTo(other.lower());
    }

    private static Position replay(Position from, List<Move> line) {
        Position position = from;
        for (Move move : line) {
            position = position.play(move);
        }
        return position;
    }

    private static int valueReached(Side side, Position end, int plies) {
        if (end.game().scored()) {
            return end.margin(side);
        }
        boolean won = end.outcome().flatMap(outcome -> outcome.winner()).equals(Optional.of(side));
        return won ? Values.winIn(plies) : Values.lossIn(plies);
    }

    /** Positions near the end of random games. */
    private static List<Position> late(Position start, int games) {
        List<Position> positions = new ArrayList<>();
        RandomGame.each(games, start, position -> {
            boolean late = position instanceof PlacementPosition board
                    ? board.game().grid().cells().size() - Long.bitCount(board.mine() | board.theirs()) <= MAX_EMPTY
                    : position.moves().size() < 12;
            if (late && !position.isOver()) {
                positions.add(position);
            }
        });
        return positions;
    }
}
