package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Outcome;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import org.junit.jupiter.api.Test;

/** Claiming a win because the opponent has abandoned the game. The second side is to move from time 0. */
final class AbandonmentRulesTest {
    private static final Side X = Side.FIRST;
    private static final Side O = Side.SECOND;

    private static GameState afterOneMove(String timeControl) {
        GameState state = GameState.of(Games.game("santorini:CC").start(), TimeControl.parse(timeControl), 0);
        return played(state, 0);
    }

    private static GameState afterThreeMoves(String timeControl) {
        return played(played(afterOneMove(timeControl), 0), 0);
    }

    private static GameState played(GameState state, long now) {
        String move = state.position().moves().get(0).text();
        Command play = new Command.PlayText(state.position().toMove(), state.ply(), move);
        return ((Decision.Accepted) Decider.decide(state, play, now)).state();
    }

    private static void assertAccepted(GameState state, Side side, long away, long now) {
        Decision.Accepted accepted = (Decision.Accepted) Decider.decide(state, new Command.ClaimWin(side, away), now);
        assertThat(accepted.events())
                .containsExactly(new GameEvent.Ended(now, new Conclusion(Outcome.winFor(side), Ending.ABANDONED)));
        assertThat(AbandonmentRules.millisToWait(state, side, away, now)).hasValue(0);
    }

    private static void assertRejected(GameState state, Side side, long away, long now, String message) {
        assertThat(Decider.decide(state, new Command.ClaimWin(side, away), now))
                .isEqualTo(new Decision.Rejected(new Rejection(Reason.TOO_EARLY, message)));
    }

    @Test
    void allowsClaimAfterAMinuteWithAClock() {
        GameState state = afterThreeMoves("10+0");

        assertRejected(state, X, 59_001, 70_000, "You can claim the win in 1 s.");
        assertRejected(state, X, 40_000, 70_000, "You can claim the win in 20 s.");
        assertAccepted(state, X, 60_000, 70_000);
    }

    @Test
    void allowsClaimAfterFiveMinutesWithoutAClock() {
        GameState state = afterThreeMoves("none");

        assertRejected(state, X, 299_999, 400_000, "You can claim the win in 1 s.");
        assertAccepted(state, X, 300_000, 400_000);
    }

    @Test
    void countsOnlyTheTimeOfTheTurn() {
        GameState state = afterThreeMoves("10+0");

        assertRejected(state, X, 500_000, 10_000, "You can claim the win in 50 s.");
        assertRejected(state.credit(30_000), X, 500_000, 70_000, "You can claim the win in 20 s.");
    }

    @Test
    void rejectsClaimWhileTheOpponentIsConnected() {
        assertRejected(
                afterThreeMoves("10+0"),
                X,
                0,
                90_000,
                "Your opponent is connected: you can claim the win 60 s after your opponent leaves.");
        assertRejected(
                afterOneMove("none"),
                X,
                0,
                900_000,
                "Your opponent is connected: you can claim the win 300 s after your opponent leaves.");
    }

    @Test
    void allowsClaimIfTheFirstMoveIsDelayed() {
        GameState state = afterOneMove("10+0");

        assertRejected(state, X, 0, 59_999, "You can claim the win in 1 s.");
        assertAccepted(state, X, 0, 60_000);
    }

    @Test
    void rejectsClaimInOnesOwnTurn() {
        assertRejected(
                afterThreeMoves("10+0"),
                O,
                500_000,
                500_000,
                "It is your turn: you can claim the win only while your opponent is to move.");
        assertThat(AbandonmentRules.millisToWait(afterThreeMoves("10+0"), O, 500_000, 500_000))
                .isEmpty();
    }

    @Test
    void rejectsClaimWithDaysPerMove() {
        assertRejected(
                afterThreeMoves("2d"),
                X,
                80_000_000,
                80_000_000,
                "With days per move, nobody has to stay connected: you win when your opponent's time runs out.");
        assertThat(AbandonmentRules.waitingTime(new TimeControl.Daily(1))).isEmpty();
        assertThat(AbandonmentRules.waitingTime(TimeControl.NONE)).contains(AbandonmentRules.UNTIMED_WAIT);
        assertThat(AbandonmentRules.waitingTime(TimeControl.parse("1+1"))).contains(AbandonmentRules.TIMED_WAIT);
    }
}
