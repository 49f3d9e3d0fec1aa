package dev.drey.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.EstimateErrors;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class MarkScaleTest {
    private static final Range ALL = new Range(-64, 64);
    private static final Position OTHELLO = Games.game("othello").start();
    private static final Position SANTORINI = Games.game("santorini:cc").start();

    private static Optional<Mark> provenMark(int best, int played) {
        return second(OTHELLO, proven(best), proven(played)).mark();
    }

    private static Verdict proven(int value) {
        return new Verdict(true, Move.PASS, new Range(value, value), ALL, 0, 0, 0.5, List.of(Move.PASS));
    }

    private static Verdict estimated(double value, int depth) {
        return new Verdict(
                true,
                Move.PASS,
                ALL,
                ALL,
                (int) (value * Values.POINT),
                depth,
                EstimateErrors.chance(OTHELLO, depth, value),
                List.of(Move.PASS));
    }

    private static Verdict undecided(int estimate) {
        Range all = new Range(-Values.WIN, Values.WIN);
        return new Verdict(false, Move.PASS, all, all, estimate, 6, Values.chance(estimate, 128), List.of(Move.PASS));
    }

    private static Verdict decided(int value) {
        Range all = new Range(-Values.WIN, Values.WIN);
        return new Verdict(false, Move.PASS, new Range(value, value), all, 0, 6, 0.5, List.of(Move.PASS));
    }

    /** A proof of the best move alone leaves bounds of the others, without estimates. */
    @Test
    void onlyProvenLossCountsWithoutEstimate() {
        MarkedMove move = second(OTHELLO, proven(60), bounded(-64, 58));
        assertThat(move.loss()).isEqualTo(2);
        assertThat(move.mark()).isEmpty();
        assertThat(move.sure()).isFalse();
    }

    private static Verdict bounded(int lower, int upper) {
        return new Verdict(true, Move.PASS, new Range(lower, upper), ALL, 0, 0, 0.5, List.of(Move.PASS));
    }

    /** Marks the second of two moves. */
    private static MarkedMove second(Position position, Verdict... verdicts) {
        List<Verdict> moves = IntStream.range(0, verdicts.length)
                .mapToObj(i -> new Verdict(
                        verdicts[i].scored(),
                        position.moves().get(i),
                        verdicts[i].proven(),
                        verdicts[i].widest(),
                        verdicts[i].estimate(),
                        verdicts[i].depth(),
                        verdicts[i].chance(),
                        List.of(position.moves().get(i))))
                .sorted(Comparator.comparingDouble(Verdict::expected).reversed())
                .toList();
        return MarkScale.of(new AnalysisSnapshot(position, moves, 0, 0, 6, false))
                .get(1);
    }

    @Test
    void provenChangeOfResultDecidesMark() {
        assertThat(provenMark(2, -2)).contains(Mark.BLUNDER);
        assertThat(provenMark(2, 0)).contains(Mark.MISTAKE);
        assertThat(provenMark(0, -2)).contains(Mark.MISTAKE);
        assertThat(provenMark(40, 0)).contains(Mark.BLUNDER);
    }

    @Test
    void unchangedResultIsMarkedByPointsAndNeverBlunder() {
        assertThat(provenMark(10, 10)).isEmpty();
        assertThat(provenMark(10, 8)).isEmpty();
        assertThat(provenMark(10, 6)).contains(Mark.INACCURACY);
        assertThat(provenMark(20, 10)).contains(Mark.MISTAKE);
        assertThat(provenMark(64, 2)).contains(Mark.MISTAKE);
        assertThat(provenMark(-2, -60)).contains(Mark.MISTAKE);
    }

    @Test
    void estimatedLossCountsOnlyBeyondErrorOfEstimates() {
        double error = EstimateErrors.lossError(OTHELLO, 4);
        assertThat(second(OTHELLO, estimated(0, 4), estimated(-error * 0.99, 4)).mark())
                .isEmpty();
        MarkedMove beyond = second(OTHELLO, estimated(10, 4), estimated(10 - error * 1.5 - 10, 4));
        assertThat(beyond.mark()).isPresent();
        assertThat(beyond.sure()).isFalse();
        assertThat(beyond.error()).isEqualTo(EstimateErrors.error(OTHELLO, 4));
    }

    @Test
    void boundsWithDifferentResultsAreSure() {
        Verdict wins = new Verdict(true, Move.PASS, new Range(2, 64), ALL, 500, 4, 0.7, List.of(Move.PASS));
        Verdict loses = new Verdict(true, Move.PASS, new Range(-64, -2), ALL, -500, 4, 0.7, List.of(Move.PASS));
        MarkedMove marked = second(OTHELLO, wins, loses);
        assertThat(marked.sure()).isTrue();
        assertThat(marked.mark()).contains(Mark.BLUNDER);
    }

    @Test
    void gamesWithoutScoresAreMarkedByChances() {
        assertThat(second(SANTORINI, decided(Values.winIn(3)), decided(Values.lossIn(4)))
                        .mark())
                .contains(Mark.BLUNDER);
        assertThat(second(SANTORINI, decided(Values.winIn(3)), decided(Values.winIn(9)))
                        .mark())
                .isEmpty();
        assertThat(second(SANTORINI, undecided(50), undecided(0)).mark()).isEmpty();
        MarkedMove lost = second(SANTORINI, undecided(300), decided(Values.lossIn(2)));
        assertThat(lost.mark()).contains(Mark.BLUNDER);
        assertThat(lost.sure()).isFalse();
        assertThat(lost.loss()).isBetween(0.5, 1.0);
    }
}
