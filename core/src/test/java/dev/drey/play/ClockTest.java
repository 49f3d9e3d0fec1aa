package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Games;
import dev.drey.rules.Side;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What the clock shows in the course of a game that starts at 1000. */
final class ClockTest {
    private static final long DAY = 86_400_000;

    private static Match game(String tempo) {
        return Match.of(Games.game("adjacent-claim:4x4").start(), Tempo.parse(tempo), 1_000);
    }

    private static Match played(Match match, String move, long now) {
        Action play = new Action.Play(match.position().toMove(), match.ply(), move);
        return ((Ruling.Allowed) Referee.rule(match, play, now)).match();
    }

    private static Match takenBack(Match match, Side asker, long now) {
        return match.after(new Event.Offered(now, new Offer(asker, Offer.Kind.TAKEBACK)))
                .after(new Event.Agreed(now, asker.other(), Offer.Kind.TAKEBACK));
    }

    private static void shows(Match match, long now, long first, long second) {
        assertThat(match.clock().left(Side.FIRST, now)).isEqualTo(first);
        assertThat(match.clock().left(Side.SECOND, now)).isEqualTo(second);
    }

    @Test
    void withoutAClockThereIsNoEndOfTime() {
        Match match = played(game("none"), "A1", 5_000);

        assertThat(match.clock().running()).isEmpty();
        assertThat(match.clock().flagsAt()).isEqualTo(Long.MAX_VALUE);
        shows(match, Long.MAX_VALUE / 2, Long.MAX_VALUE, Long.MAX_VALUE);
        assertThat(match.clock().since()).isEqualTo(5_000);
    }

    @Test
    void nobodysTimeRunsBeforeBothHaveMoved() {
        Match match = game("1+2");
        shows(match, 900_000, 60_000, 60_000);
        match = played(match, "A1", 900_000);
        assertThat(match.clock().running()).isEmpty();
        match = played(match, "D4", 1_800_000);

        assertThat(match.clock().running()).contains(Side.FIRST);
        shows(match, 1_801_000, 59_000, 60_000);
    }

    @Test
    void aMoveTakesTheTimeUsedAndEarnsTheIncrement() {
        Match match = played(played(game("1+2"), "A1", 1_000), "D4", 2_000);

        match = played(match, "A2", 7_000);
        shows(match, 7_000, 57_000, 60_000);
        shows(match, 9_500, 57_000, 57_500);
        assertThat(match.clock().flagsAt()).isEqualTo(67_000);
    }

    @Test
    void timeNeverGoesBelowNothing() {
        Match match = played(played(game("1+2"), "A1", 1_000), "D4", 2_000);

        assertThat(match.clock().flagsAt()).isEqualTo(62_000);
        shows(match, 61_999, 1, 60_000);
        shows(match, 62_000, 0, 60_000);
        shows(match, 99_000_000, 0, 60_000);
    }

    @Test
    void aClockThatIsSetBackGivesNothing() {
        Match match = played(played(game("1+0"), "A1", 1_000), "D4", 2_000);

        shows(match, 500, 60_000, 60_000);
        match = played(match, "A2", 500);
        shows(match, 1_500, 60_000, 59_000);
    }

    @Test
    void whoHasNoTimeToBeginWithHasThatOfAMove() {
        shows(game("0+5"), 1_000, 5_000, 5_000);
    }

    @Test
    void daysRunFromTheStartAndAreWholeForEachMove() {
        Match match = game("2d");
        shows(match, 1_000 + DAY, DAY, 2 * DAY);
        match = played(match, "A1", 1_000 + DAY);

        assertThat(match.clock().running()).contains(Side.SECOND);
        shows(match, 1_000 + 2 * DAY, 2 * DAY, DAY);
    }

    @Test
    void timeIsNotGivenBackWithAMove() {
        Match match = played(played(played(game("1+0"), "A1", 1_000), "D4", 1_000), "A2", 11_000);
        match = takenBack(match, Side.FIRST, 31_000);

        assertThat(match.ply()).isEqualTo(2);
        assertThat(match.clock().running()).contains(Side.FIRST);
        shows(match, 31_000, 50_000, 40_000);
        shows(match, 32_000, 49_000, 40_000);
    }

    @Test
    void theClocksWaitAgainWhereTheyWaitedBefore() {
        Match match = played(played(game("1+2"), "A1", 1_000), "D4", 1_000);
        match = takenBack(match, Side.FIRST, 11_000);

        assertThat(match.ply()).isZero();
        assertThat(match.clock().running()).isEmpty();
        shows(match, 99_000, 50_000, 60_000);
    }

    @Test
    void withDaysTheOtherSideHasThemAllAfterATakeback() {
        Match match = played(played(game("2d"), "A1", 1_000), "D4", 1_000);
        Match own = takenBack(match, Side.FIRST, 1_000 + DAY);
        shows(own, 1_000 + DAY, DAY, 2 * DAY);

        Match others = takenBack(match, Side.SECOND, 1_000 + DAY);
        shows(others, 1_000 + DAY, 2 * DAY, 2 * DAY);
        assertThat(others.clock().running()).contains(Side.SECOND);
    }

    @Test
    void theClockStopsWithTheGame() {
        Match match = played(played(game("1+0"), "A1", 1_000), "D4", 1_000);
        match = match.after(Referee.flag(match, 70_000).orElseThrow());

        assertThat(match.clock().running()).isEmpty();
        shows(match, 99_000, 0, 60_000);
    }

    @Test
    void whatIsCreditedDoesNotCount() {
        Match match = played(played(game("1+0"), "A1", 1_000), "D4", 1_000).credit(20_000);

        shows(match, 31_000, 50_000, 60_000);
        assertThat(match.clock().flagsAt()).isEqualTo(81_000);
        assertThat(match.credit(20_000)).as("said again").isEqualTo(match);
        shows(match, 11_000, 60_000, 60_000);
        shows(played(match, "A2", 31_000), 41_000, 50_000, 50_000);
    }

    @Test
    void noClockShowsLessThanNothing() {
        assertThatThrownBy(() -> new Clock(Tempo.NONE, -1, 0, Optional.empty(), 0, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> game("1+0").credit(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aForcedPassTakesNoTimeAndEarnsNone() {
        Clock clock = new Clock(Tempo.parse("1+2"), 30_000, 20_000, Optional.of(Side.FIRST), 1_000, 0);

        assertThat(clock.leftAfterMove(Side.FIRST, true, 1_000)).isEqualTo(OptionalLong.of(30_000));
        assertThat(clock.leftAfterMove(Side.FIRST, false, 1_000)).isEqualTo(OptionalLong.of(32_000));
    }
}
