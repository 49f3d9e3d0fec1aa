package dev.drey.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.analysis.TriedMove.Answer;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TriedMoveTest {
    private static final Range ALL = new Range(-64, 64);
    private static final Position OTHELLO = Games.game("othello").start();
    private static final List<Move> MOVES = OTHELLO.moves();

    private static Verdict proven(int value) {
        return new Verdict(true, Move.PASS, new Range(value, value), ALL, 0, 0, 0.5, List.of());
    }

    private static Verdict estimated(double value) {
        return new Verdict(true, Move.PASS, ALL, ALL, (int) (value * Values.POINT), 6, 0.5, List.of());
    }

    private static Verdict atMost(int value) {
        return new Verdict(true, Move.PASS, new Range(-64, value), ALL, value * Values.POINT, 6, 0.5, List.of());
    }

    /** Judges the second move, where the first is the mistake and the third and fourth are other moves. */
    private static TriedMove tried(Verdict mistake, Verdict tried, Verdict... others) {
        List<Verdict> all = IntStream.range(0, 2 + others.length)
                .mapToObj(i -> named(i, i == 0 ? mistake : i == 1 ? tried : others[i - 2]))
                .sorted(Comparator.comparingDouble(Verdict::expected).reversed())
                .toList();
        AnalysisSnapshot analysis = new AnalysisSnapshot(OTHELLO, all, 0, 0, 6, false);
        return TriedMove.of(new ReviewedMove(1, MOVES.get(0), analysis, List.of()), MOVES.get(1));
    }

    private static Verdict named(int i, Verdict verdict) {
        Move move = MOVES.get(i);
        return new Verdict(
                verdict.scored(),
                move,
                verdict.proven(),
                verdict.widest(),
                verdict.estimate(),
                verdict.depth(),
                verdict.chance(),
                List.of(move));
    }

    @Test
    void bestMoveIsBestProvenOrNot() {
        assertThat(tried(proven(-20), proven(10), proven(2)).answer()).isEqualTo(Answer.BEST);
        assertThat(tried(estimated(-40), estimated(10), estimated(2)).answer()).isEqualTo(Answer.BEST);
    }

    @Test
    void moveProvenEquallyGoodIsBest() {
        TriedMove tried = tried(proven(-20), proven(10), proven(10));

        assertThat(tried.answer()).isEqualTo(Answer.BEST);
        assertThat(tried.isSolved()).isTrue();
    }

    @Test
    void moveWithinErrorIsAboutAsGood() {
        TriedMove tried = tried(estimated(-40), estimated(9.5), estimated(10));

        assertThat(tried.answer()).isEqualTo(Answer.ABOUT_AS_GOOD);
        assertThat(tried.isSolved()).isTrue();
    }

    /** The error of an estimate can exceed the proven loss of the mistake. */
    @Test
    void moveNoBetterThanMistakeIsNotAboutAsGood() {
        assertThat(tried(proven(4), estimated(3), proven(10)).answer()).isEqualTo(Answer.NO);
    }

    @Test
    void improvementIsBetterButNotBest() {
        TriedMove tried = tried(proven(-20), proven(4), proven(10));

        assertThat(tried.answer()).isEqualTo(Answer.BETTER);
        assertThat(tried.isSolved()).isFalse();
        assertThat(tried(proven(-20), proven(-18), proven(10)).answer()).isEqualTo(Answer.BETTER);
    }

    @Test
    void moveNoBetterThanMistakeIsWrong() {
        assertThat(tried(proven(-20), proven(-20), proven(10)).answer()).isEqualTo(Answer.NO);
        assertThat(tried(proven(-20), proven(-22), proven(10)).answer()).isEqualTo(Answer.NO);
        assertThat(tried(proven(-20), atMost(-22), proven(10)).answer()).isEqualTo(Answer.NO);
    }

    @Test
    void mistakeItselfIsSame() {
        AnalysisSnapshot analysis =
                new AnalysisSnapshot(OTHELLO, List.of(named(1, proven(4)), named(0, proven(-4))), 0, 0, 6, true);

        assertThat(TriedMove.of(new ReviewedMove(1, MOVES.get(0), analysis, List.of()), MOVES.get(0))
                        .answer())
                .isEqualTo(Answer.SAME);
    }
}
