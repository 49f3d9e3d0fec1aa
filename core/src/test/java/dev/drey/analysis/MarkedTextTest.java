package dev.drey.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class MarkedTextTest {
    private static final Position START = Games.game("adjacent-claim:3x3").start();
    private static final Move A1 = START.moves().get(0);
    private static final Range ALL = new Range(-9, 9);

    private static MarkedMove marked(Verdict verdict, double chance, double error) {
        return new MarkedMove(verdict, 0, false, Optional.empty(), chance, error);
    }

    private static Verdict margin(int lower, int upper, double estimate, int depth) {
        return new Verdict(
                true, A1, new Range(lower, upper), ALL, (int) (estimate * Values.POINT), depth, 0.5, List.of(A1));
    }

    private static Verdict undecided() {
        Range all = new Range(-Values.WIN, Values.WIN);
        return new Verdict(false, A1, all, all, 100, 7, 0.5, List.of(A1));
    }

    @Test
    void estimateShowsErrorAndChance() {
        assertThat(MarkedText.sentence(marked(margin(-9, 9, 3.4, 6), 0.7, 2.1)))
                .isEqualTo("A1 looks like +3.4 ± 2.1 (estimated, 6 plies deep; 70 % to win)");
        assertThat(MarkedText.sentence(marked(undecided(), 0.578, 0)))
                .isEqualTo("A1 has a 58 % chance of winning (estimated, 7 plies deep)");
    }

    @Test
    void boundsAreShownAsBounds() {
        assertThat(MarkedText.sentence(marked(margin(-9, 4, -8, 6), 0.3, 2)))
                .isEqualTo("A1 is worth <= +4 (bounded; 30 % to win)");
        assertThat(MarkedText.sentence(marked(margin(-9, -4, -8, 6), 0, 2)))
                .isEqualTo("A1 loses by at least 4 (proven; exact margin unknown)");
    }

    @Test
    void provenValueHasNoError() {
        assertThat(MarkedText.predicate(marked(undecided(), 0.999, 0))).startsWith("has a 99 % chance of winning");
    }

    @Test
    void linesAreLabelledProvenOrSearched() {
        assertThat(MarkedText.line(START, margin(-9, 9, 1, 1))).isEqualTo("Line (searched, 1 ply): A1");
        assertThat(MarkedText.line(START, margin(3, 3, 1, 1))).isEqualTo("Line (proven, first 1 ply): A1");
        List<Move> whole = new ArrayList<>();
        for (Position position = START; !position.isOver(); ) {
            Move move = position.moves().get(0);
            whole.add(move);
            position = position.play(move);
        }
        Verdict proven = new Verdict(true, A1, new Range(1, 1), ALL, 0, 0, 0.5, whole);
        assertThat(MarkedText.line(START, proven)).startsWith("Line (proven, to the end): A1 ");
    }

    @Test
    void marksOfEstimatesAreInParentheses() {
        MarkedMove sure = new MarkedMove(margin(1, 1, 0, 0), 4, true, Optional.of(Mark.MISTAKE), 1, 0);
        MarkedMove unsure = new MarkedMove(margin(-9, 9, 0, 4), 4, false, Optional.of(Mark.BLUNDER), 0.5, 1);

        assertThat(MarkedText.sign(sure)).isEqualTo("?");
        assertThat(MarkedText.sign(unsure)).isEqualTo("(??)");
        assertThat(MarkedText.sign(marked(undecided(), 0.5, 0))).isEmpty();
    }
}
