package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Games;
import dev.drey.rules.Side;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** The clock during a game that starts at time 1000. */
final class ClockTest {
    private static final long DAY = 86_400_000;

    private static GameState game(String timeControl) {
        return GameState.of(Games.game("adjacent-claim:4x4").start(), TimeControl.parse(timeControl), 1_000);
    }

    private static GameState played(GameState state, String move, long now) {
        Command play = new Command.PlayText(state.position().toMove(), state.ply(), move);
        return ((Decision.Accepted) Decider.decide(state, play, now)).state();
    }

    private static GameState takenBack(GameState state, Side requester, long now) {
        return state.after(new GameEvent.Offered(now, new Offer(requester, Offer.Kind.TAKEBACK)))
                .after(new GameEvent.Agreed(now, requester.other(), Offer.Kind.TAKEBACK));
    }

    private static void assertTimesLeft(GameState state, long now, long first, long second) {
        assertThat(state.clock().left(Side.FIRST, now)).isEqualTo(first);
        assertThat(state.clock().left(Side.SECOND, now)).isEqualTo(second);
    }

    @Test
    void neverFlagsWithoutAClock() {
        GameState state = played(game("none"), "A1", 5_000);

        assertThat(state.clock().running()).isEmpty();
        assertThat(state.clock().flagsAt()).isEqualTo(Long.MAX_VALUE);
        assertTimesLeft(state, Long.MAX_VALUE / 2, Long.MAX_VALUE, Long.MAX_VALUE);
        assertThat(state.clock().since()).isEqualTo(5_000);
    }

    @Test
    void startsAfterBothSidesHaveMoved() {
        GameState state = game("1+2");
        assertTimesLeft(state, 900_000, 60_000, 60_000);
        state = played(state, "A1", 900_000);
        assertThat(state.clock().running()).isEmpty();
        state = played(state, "D4", 1_800_000);

        assertThat(state.clock().running()).contains(Side.FIRST);
        assertTimesLeft(state, 1_801_000, 59_000, 60_000);
    }

    @Test
    void deductsTheTimeUsedAndAddsTheIncrement() {
        GameState state = played(played(game("1+2"), "A1", 1_000), "D4", 2_000);

        state = played(state, "A2", 7_000);
        assertTimesLeft(state, 7_000, 57_000, 60_000);
        assertTimesLeft(state, 9_500, 57_000, 57_500);
        assertThat(state.clock().flagsAt()).isEqualTo(67_000);
    }

    @Test
    void neverShowsLessThanZero() {
        GameState state = played(played(game("1+2"), "A1", 1_000), "D4", 2_000);

        assertThat(state.clock().flagsAt()).isEqualTo(62_000);
        assertTimesLeft(state, 61_999, 1, 60_000);
        assertTimesLeft(state, 62_000, 0, 60_000);
        assertTimesLeft(state, 99_000_000, 0, 60_000);
    }

    @Test
    void givesNoTimeWhenTheClockIsSetBack() {
        GameState state = played(played(game("1+0"), "A1", 1_000), "D4", 2_000);

        assertTimesLeft(state, 500, 60_000, 60_000);
        state = played(state, "A2", 500);
        assertTimesLeft(state, 1_500, 60_000, 59_000);
    }

    @Test
    void startsWithTheIncrementIfTheInitialTimeIsZero() {
        assertTimesLeft(game("0+5"), 1_000, 5_000, 5_000);
    }

    @Test
    void givesFullDaysForEachMove() {
        GameState state = game("2d");
        assertTimesLeft(state, 1_000 + DAY, DAY, 2 * DAY);
        state = played(state, "A1", 1_000 + DAY);

        assertThat(state.clock().running()).contains(Side.SECOND);
        assertTimesLeft(state, 1_000 + 2 * DAY, 2 * DAY, DAY);
    }

    @Test
    void takebackReturnsNoTime() {
        GameState state = played(played(played(game("1+0"), "A1", 1_000), "D4", 1_000), "A2", 11_000);
        state = takenBack(state, Side.FIRST, 31_000);

        assertThat(state.ply()).isEqualTo(2);
        assertThat(state.clock().running()).contains(Side.FIRST);
        assertTimesLeft(state, 31_000, 50_000, 40_000);
        assertTimesLeft(state, 32_000, 49_000, 40_000);
    }

    @Test
    void takebackStopsTheClockBeforeTheSecondMove() {
        GameState state = played(played(game("1+2"), "A1", 1_000), "D4", 1_000);
        state = takenBack(state, Side.FIRST, 11_000);

        assertThat(state.ply()).isZero();
        assertThat(state.clock().running()).isEmpty();
        assertTimesLeft(state, 99_000, 50_000, 60_000);
    }

    @Test
    void takebackRefillsTheDaysOfTheOtherSide() {
        GameState state = played(played(game("2d"), "A1", 1_000), "D4", 1_000);
        GameState own = takenBack(state, Side.FIRST, 1_000 + DAY);
        assertTimesLeft(own, 1_000 + DAY, DAY, 2 * DAY);

        GameState byOtherSide = takenBack(state, Side.SECOND, 1_000 + DAY);
        assertTimesLeft(byOtherSide, 1_000 + DAY, 2 * DAY, 2 * DAY);
        assertThat(byOtherSide.clock().running()).contains(Side.SECOND);
    }

    @Test
    void stopsAtTheEndOfTheGame() {
        GameState state = played(played(game("1+0"), "A1", 1_000), "D4", 1_000);
        state = state.after(Decider.flagFall(state, 70_000).orElseThrow());

        assertThat(state.clock().running()).isEmpty();
        assertTimesLeft(state, 99_000, 0, 60_000);
    }

    @Test
    void doesNotCountCreditedTime() {
        GameState state = played(played(game("1+0"), "A1", 1_000), "D4", 1_000).credit(20_000);

        assertTimesLeft(state, 31_000, 50_000, 60_000);
        assertThat(state.clock().flagsAt()).isEqualTo(81_000);
        assertThat(state.credit(20_000)).as("applied again").isEqualTo(state);
        assertTimesLeft(state, 11_000, 60_000, 60_000);
        assertTimesLeft(played(state, "A2", 31_000), 41_000, 50_000, 50_000);
    }

    @Test
    void rejectsNegativeTimes() {
        assertThatThrownBy(() -> new Clock(TimeControl.NONE, -1, 0, Optional.empty(), 0, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> game("1+0").credit(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void forcedPassEarnsNoIncrement() {
        Clock clock = new Clock(TimeControl.parse("1+2"), 30_000, 20_000, Optional.of(Side.FIRST), 1_000, 0);

        assertThat(clock.leftAfterMove(Side.FIRST, true, 1_000)).isEqualTo(OptionalLong.of(30_000));
        assertThat(clock.leftAfterMove(Side.FIRST, false, 1_000)).isEqualTo(OptionalLong.of(32_000));
    }
}
