package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisRequest.Goal;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AnalysisSnapshotTest {
    private static final Position POSITION = Games.position("adjacent-claim:5x5:-----/-----/--X--/-----/-----:O");
    private static final Move A = POSITION.moves().get(0);
    private static final Move B = POSITION.moves().get(1);
    private static final Range WIDEST = new Range(-25, 25);

    private static Verdict verdict(Move move, int lower, int upper, int points, int depth, Move... after) {
        List<Move> line = new ArrayList<>(List.of(move));
        line.addAll(List.of(after));
        return new Verdict(true, move, new Range(lower, upper), WIDEST, 100 * points, depth, 0.5, line);
    }

    private static AnalysisSnapshot snapshot(int depth, Verdict... verdicts) {
        return new AnalysisSnapshot(POSITION, List.of(verdicts), 10, 1000, depth, false);
    }

    @Test
    void combinesEstimatesOfDeeperSnapshotWithProofsOfBoth() {
        AnalysisSnapshot deep = snapshot(9, verdict(A, -25, 5, 4, 9), verdict(B, -3, 25, 1, 9));
        AnalysisSnapshot flat = snapshot(2, verdict(B, -25, 9, 7, 2), verdict(A, 2, 25, -7, 2));
        for (AnalysisSnapshot combined :
                List.of(deep.combinedWith(flat, Goal.EVERY_MOVE), flat.combinedWith(deep, Goal.EVERY_MOVE))) {
            assertThat(combined.verdicts()).containsExactly(verdict(A, 2, 5, 4, 9), verdict(B, -3, 9, 1, 9));
            assertThat(combined.depth()).isEqualTo(9);
            assertThat(combined.nodes()).isEqualTo(20);
            assertThat(combined.nanos()).isEqualTo(2000);
            assertThat(combined.complete()).isFalse();
        }
    }

    @Test
    void combiningTakesLineOfProof() {
        AnalysisSnapshot deep = snapshot(9, verdict(A, -25, 25, 4, 9), verdict(B, -25, 25, 1, 9));
        AnalysisSnapshot proven = snapshot(3, verdict(A, 3, 3, 3, 3, B), verdict(B, -25, 25, 1, 3));
        assertThat(deep.combinedWith(proven, Goal.EVERY_MOVE).best()).isEqualTo(verdict(A, 3, 3, 4, 9, B));
        assertThat(proven.combinedWith(deep, Goal.EVERY_MOVE).best()).isEqualTo(verdict(A, 3, 3, 4, 9, B));
    }

    @Test
    void combiningSortsByCombinedValues() {
        AnalysisSnapshot deep = snapshot(9, verdict(A, -25, 25, 4, 9), verdict(B, -25, 25, 1, 9));
        AnalysisSnapshot later = snapshot(3, verdict(B, 6, 25, 1, 3), verdict(A, -25, 25, 4, 3));
        assertThat(deep.combinedWith(later, Goal.EVERY_MOVE).best().move()).isEqualTo(B);
    }

    @Test
    void combinedProofsCanAnswerRequest() {
        AnalysisSnapshot one = snapshot(4, verdict(A, 3, 3, 3, 4), verdict(B, -25, 5, 0, 4));
        AnalysisSnapshot other = snapshot(4, verdict(A, -25, 25, 3, 4), verdict(B, -1, 2, 0, 4));
        assertThat(one.combinedWith(other, Goal.EVERY_MOVE).complete()).isFalse();
        assertThat(one.combinedWith(other, Goal.BEST_MOVE).complete()).isTrue();
        assertThat(one.combinedWith(one, Goal.BEST_MOVE).complete()).isFalse();
        assertThat(one.combinedWith(other, Goal.WINNER).complete()).isTrue();
        AnalysisSnapshot rest = snapshot(4, verdict(A, -25, 25, 3, 4), verdict(B, 2, 2, 2, 4));
        assertThat(one.combinedWith(rest, Goal.EVERY_MOVE).complete()).isTrue();
    }

    @Test
    void goalsDifferInWhatTheyNeedProven() {
        List<Range> bestIsPositive = List.of(new Range(1, 9), new Range(-4, 5));
        assertThat(AnalysisSnapshot.isAnswered(Goal.WINNER, bestIsPositive)).isTrue();
        assertThat(AnalysisSnapshot.isAnswered(Goal.BEST_MOVE, bestIsPositive)).isFalse();
        List<Range> bestIsExact = List.of(new Range(5, 5), new Range(-4, 5));
        assertThat(AnalysisSnapshot.isAnswered(Goal.BEST_MOVE, bestIsExact)).isTrue();
        assertThat(AnalysisSnapshot.isAnswered(Goal.EVERY_MOVE, bestIsExact)).isFalse();
        List<Range> allAreExact = List.of(new Range(5, 5), new Range(-4, -4));
        assertThat(AnalysisSnapshot.isAnswered(Goal.EVERY_MOVE, allAreExact)).isTrue();
        assertThat(AnalysisSnapshot.isAnswered(Goal.WINNER, List.of(new Range(-1, 2))))
                .isFalse();
    }

    @Test
    void sortsByExpectedValueThenCertaintyThenMoveOrder() {
        Move c = POSITION.moves().get(2);
        Move d = POSITION.moves().get(3);
        Verdict best = verdict(d, -25, 25, 4, 2);
        Verdict proven = verdict(c, 1, 1, 1, 2);
        Verdict firstEstimated = verdict(A, -25, 25, 1, 2);
        Verdict lastEstimated = verdict(B, -25, 25, 1, 2);
        AnalysisSnapshot sorted = AnalysisSnapshot.of(
                AnalysisRequest.everyMove(POSITION), List.of(lastEstimated, firstEstimated, proven, best), 0, 0, 2);
        assertThat(sorted.verdicts()).containsExactly(best, proven, firstEstimated, lastEstimated);
    }

    /** The oracle and a combination of its snapshots must agree on best move, order and completeness. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "adjacent-claim:3x3:XXX/OO-/---:X",
                "adjacent-claim:5x5:-----/-----/--X--/-----/-----:O",
                "othello",
                "santorini",
                "squirrel-war:7"
            })
    void oracleAndCombinationAgreeOnOrderAndCompleteness(String text) {
        Position position =
                text.contains("/") ? Games.position(text) : Games.game(text).start();
        Oracle oracle = new Oracle(1, 1 << 20);
        for (Goal goal : Goal.values()) {
            AnalysisRequest request = new AnalysisRequest(position, goal, 2, true);
            AnalysisSnapshot found = oracle.analyse(request, Budget.nodes(200_000));
            List<Verdict> shuffled = new ArrayList<>(found.verdicts());
            Collections.shuffle(shuffled, new Random(1));
            AnalysisSnapshot sorted =
                    AnalysisSnapshot.of(request, shuffled, found.nodes(), found.nanos(), found.depth());
            assertThat(sorted).isEqualTo(found);
            AnalysisSnapshot combined = found.combinedWith(found, goal);
            assertThat(combined.verdicts()).isEqualTo(found.verdicts());
            assertThat(combined.complete()).isEqualTo(found.complete());
        }
    }
}
