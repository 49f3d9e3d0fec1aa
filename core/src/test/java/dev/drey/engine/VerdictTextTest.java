package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

final class VerdictTextTest {
    private static final Position START = Games.game("adjacent-claim").start();
    private static final Move MOVE = new Move(3, "C3", List.of());
    private static final Range MARGINS = new Range(-25, 25);
    private static final Range DECISIONS = new Range(-Values.WIN, Values.WIN);

    private static Verdict margin(int lower, int upper, int estimate) {
        return new Verdict(true, MOVE, new Range(lower, upper), MARGINS, estimate, 4, 0.5, List.of(MOVE));
    }

    private static Verdict decision(int lower, int upper, int estimate) {
        return new Verdict(
                false,
                MOVE,
                new Range(lower, upper),
                DECISIONS,
                estimate,
                6,
                Values.chance(estimate, 128),
                List.of(MOVE));
    }

    @Test
    void writesMarginsBriefly() {
        assertThat(VerdictText.value(margin(5, 5, 0))).isEqualTo("+5");
        assertThat(VerdictText.value(margin(0, 0, 0))).isEqualTo("0");
        assertThat(VerdictText.value(margin(1, 25, 0))).isEqualTo(">= +1");
        assertThat(VerdictText.value(margin(-25, -3, 0))).isEqualTo("<= -3");
        assertThat(VerdictText.value(margin(-2, 4, 0))).isEqualTo("-2 to +4");
        assertThat(VerdictText.value(margin(-25, 25, 340))).isEqualTo("+3.4");
        assertThat(VerdictText.value(margin(-25, 25, -9999))).isEqualTo("-25.0");
    }

    @Test
    void writesDecisionsInPlies() {
        assertThat(VerdictText.value(decision(Values.winIn(5), Values.winIn(5), 0)))
                .isEqualTo("wins in 5");
        assertThat(VerdictText.value(decision(Values.lossIn(4), Values.lossIn(4), 0)))
                .isEqualTo("loses in 4");
        assertThat(VerdictText.value(decision(Values.winIn(9), Values.winIn(4), 0)))
                .isEqualTo("wins in 9 or less");
        assertThat(VerdictText.value(decision(Values.lossIn(6), Values.winIn(6), 0)))
                .isEqualTo("50 %");
    }

    @Test
    void certaintyFollowsFromTheProvenRange() {
        assertThat(margin(5, 5, 0).certainty()).isEqualTo(Certainty.PROVEN);
        assertThat(margin(1, 25, 0).certainty()).isEqualTo(Certainty.BOUNDED);
        assertThat(margin(-25, 25, 0).certainty()).isEqualTo(Certainty.ESTIMATED);
        // It is proven that nothing is decided soon, but that does not tell who wins.
        assertThat(decision(Values.lossIn(6), Values.winIn(6), 0).certainty()).isEqualTo(Certainty.ESTIMATED);
        assertThat(decision(Values.winIn(9), Values.winIn(4), 0).certainty()).isEqualTo(Certainty.BOUNDED);
    }

    @Test
    void sentencesStateTheCertainty() {
        assertThat(VerdictText.sentence(margin(5, 5, 0))).isEqualTo("C3 wins by 5 (proven)");
        assertThat(VerdictText.sentence(margin(-5, -5, 0))).isEqualTo("C3 loses by 5 (proven)");
        assertThat(VerdictText.sentence(margin(0, 0, 0))).isEqualTo("C3 draws (proven)");
        assertThat(VerdictText.sentence(margin(1, 25, 0)))
                .isEqualTo("C3 wins by at least 1 (proven; exact margin unknown)");
        assertThat(VerdictText.sentence(margin(-25, 25, 150)))
                .isEqualTo("C3 looks like +1.5 (estimated, 4 plies deep)");
        assertThat(VerdictText.sentence(decision(Values.winIn(1), Values.winIn(1), 0)))
                .isEqualTo("C3 wins in 1 ply (proven)");
        assertThat(VerdictText.sentence(decision(Values.winIn(9), Values.winIn(4), 0)))
                .isEqualTo("C3 wins in 9 plies or less (proven)");
        assertThat(VerdictText.sentence(decision(Values.lossIn(6), Values.winIn(6), 100)))
                .isEqualTo("C3 has a 69 % chance of winning (estimated, 6 plies deep)");
    }

    /** A move is perfect if its value is proven, and that no other move is better. */
    @Test
    void callsOnlyProvenMovesPerfect() {
        Verdict sure = margin(5, 5, 0);
        assertThat(remark(sure, margin(-25, 5, 0))).isEqualTo("C3, a perfect move, wins by 5 (proven)");
        assertThat(remark(margin(-5, -5, 0), margin(-9, -9, 0))).isEqualTo("C3, a perfect move, loses by 5 (proven)");
        assertThat(remark(sure, margin(-25, 25, 100))).isEqualTo("C3 wins by 5 (proven)");
        assertThat(remark(margin(1, 25, 300), margin(-25, -3, 0))).doesNotContain("perfect");
        assertThat(remark(margin(-25, 25, 300), margin(-25, 25, 0)))
                .isEqualTo("C3 looks like +3.0 (estimated, 4 plies deep)");
    }

    private static String remark(Verdict... verdicts) {
        return VerdictText.remark(new AnalysisSnapshot(START, List.of(verdicts), 1, 1, 4, false));
    }
}
