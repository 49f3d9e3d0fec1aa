package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisRequest.Goal;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

final class JoinedTest {
    private static final Position POSITION = Boards.EASY;
    private static final Move A = POSITION.moves().get(0);
    private static final Move B = POSITION.moves().get(1);
    private static final Range WIDEST = new Range(-25, 25);

    private static Verdict verdict(Move move, int least, int most, int points, int depth, Move... after) {
        List<Move> line = new java.util.ArrayList<>(List.of(move));
        line.addAll(List.of(after));
        return new Verdict(true, move, new Range(least, most), WIDEST, 100 * points, depth, 0.5, line);
    }

    private static AnalysisSnapshot analysis(int depth, Verdict... verdicts) {
        return new AnalysisSnapshot(POSITION, List.of(verdicts), 10, 1000, depth, false);
    }

    @Test
    void estimatesAreThoseOfTheDeeperOneAndProofsAddUp() {
        AnalysisSnapshot deep = analysis(9, verdict(A, -25, 5, 4, 9), verdict(B, -3, 25, 1, 9));
        AnalysisSnapshot flat = analysis(2, verdict(B, -25, 9, 7, 2), verdict(A, 2, 25, -7, 2));
        for (AnalysisSnapshot joined :
                List.of(Joined.of(Goal.EVERY_MOVE, deep, flat), Joined.of(Goal.EVERY_MOVE, flat, deep))) {
            assertThat(joined.verdicts()).containsExactly(verdict(A, 2, 5, 4, 9), verdict(B, -3, 9, 1, 9));
            assertThat(joined.depth()).isEqualTo(9);
            assertThat(joined.nodes()).isEqualTo(20);
            assertThat(joined.nanos()).isEqualTo(2000);
            assertThat(joined.complete()).isFalse();
        }
    }

    @Test
    void aProofBringsItsLine() {
        AnalysisSnapshot deep = analysis(9, verdict(A, -25, 25, 4, 9), verdict(B, -25, 25, 1, 9));
        AnalysisSnapshot proven = analysis(3, verdict(A, 3, 3, 3, 3, B), verdict(B, -25, 25, 1, 3));
        assertThat(Joined.of(Goal.EVERY_MOVE, deep, proven).verdicts().get(0)).isEqualTo(verdict(A, 3, 3, 4, 9, B));
        assertThat(Joined.of(Goal.EVERY_MOVE, proven, deep).verdicts().get(0)).isEqualTo(verdict(A, 3, 3, 4, 9, B));
    }

    @Test
    void theOrderIsThatOfWhatIsKnownTogether() {
        AnalysisSnapshot deep = analysis(9, verdict(A, -25, 25, 4, 9), verdict(B, -25, 25, 1, 9));
        AnalysisSnapshot later = analysis(3, verdict(B, 6, 25, 1, 3), verdict(A, -25, 25, 4, 3));
        assertThat(Joined.of(Goal.EVERY_MOVE, deep, later).best().move()).isEqualTo(B);
    }

    @Test
    void togetherAllMayBeAnswered() {
        AnalysisSnapshot one = analysis(4, verdict(A, 3, 3, 3, 4), verdict(B, -25, 5, 0, 4));
        AnalysisSnapshot other = analysis(4, verdict(A, -25, 25, 3, 4), verdict(B, -1, 2, 0, 4));
        assertThat(Joined.of(Goal.EVERY_MOVE, one, other).complete()).isFalse();
        assertThat(Joined.of(Goal.BEST_MOVE, one, other).complete()).isTrue();
        assertThat(Joined.of(Goal.BEST_MOVE, one, one).complete()).isFalse();
        assertThat(Joined.of(Goal.WINNER, one, other).complete()).isTrue();
        AnalysisSnapshot rest = analysis(4, verdict(A, -25, 25, 3, 4), verdict(B, 2, 2, 2, 4));
        assertThat(Joined.of(Goal.EVERY_MOVE, one, rest).complete()).isTrue();
    }
}
