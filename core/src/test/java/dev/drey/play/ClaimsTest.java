package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Outcome;
import dev.drey.rules.Side;
import org.junit.jupiter.api.Test;

/** Claiming a game that the opponent left; the second side is to move from 0 on. */
final class ClaimsTest {
    private static final Side X = Side.FIRST;
    private static final Side O = Side.SECOND;

    private static Match afterOneMove(String tempo) {
        Match match = Match.of(Games.game("santorini:CC").start(), Tempo.parse(tempo), 0);
        return played(match, 0);
    }

    private static Match afterThree(String tempo) {
        return played(played(afterOneMove(tempo), 0), 0);
    }

    private static Match played(Match match, long now) {
        String move = match.position().moves().get(0).text();
        Action play = new Action.Play(match.position().toMove(), match.ply(), move);
        return ((Ruling.Allowed) Referee.rule(match, play, now)).match();
    }

    private static void allowed(Match match, Side side, long away, long now) {
        Ruling.Allowed allowed = (Ruling.Allowed) Referee.rule(match, new Action.Claim(side, away), now);
        assertThat(allowed.events())
                .containsExactly(new Event.Ended(now, new Conclusion(Outcome.winFor(side), Ending.ABANDONED)));
        assertThat(Claims.millisToWait(match, side, away, now)).hasValue(0);
    }

    private static void refused(Match match, Side side, long away, long now, String message) {
        assertThat(Referee.rule(match, new Action.Claim(side, away), now))
                .isEqualTo(new Ruling.Refused(Refusal.TOO_EARLY, message));
    }

    @Test
    void withAClockAfterAMinuteAway() {
        Match match = afterThree("10+0");

        refused(match, X, 59_001, 70_000, "You can claim the game in 1 s.");
        refused(match, X, 40_000, 70_000, "You can claim the game in 20 s.");
        allowed(match, X, 60_000, 70_000);
    }

    @Test
    void withoutOneAfterFive() {
        Match match = afterThree("none");

        refused(match, X, 299_999, 400_000, "You can claim the game in 1 s.");
        allowed(match, X, 300_000, 400_000);
    }

    @Test
    void onlyTheTimeOfTheTurnCounts() {
        Match match = afterThree("10+0");

        refused(match, X, 500_000, 10_000, "You can claim the game in 50 s.");
        refused(match.credit(30_000), X, 500_000, 70_000, "You can claim the game in 20 s.");
    }

    @Test
    void notFromSomebodyWhoIsHere() {
        refused(
                afterThree("10+0"),
                X,
                0,
                90_000,
                "Your opponent is here: you can claim the game 60 s after your opponent left.");
        refused(
                afterOneMove("none"),
                X,
                0,
                900_000,
                "Your opponent is here: you can claim the game 300 s after your opponent left.");
    }

    @Test
    void butFromWhoeverDoesNotBegin() {
        Match match = afterOneMove("10+0");

        refused(match, X, 0, 59_999, "You can claim the game in 1 s.");
        allowed(match, X, 0, 60_000);
    }

    @Test
    void notInOnesOwnTurn() {
        refused(
                afterThree("10+0"),
                O,
                500_000,
                500_000,
                "It is your turn: you can claim the game only while your opponent is to move.");
        assertThat(Claims.millisToWait(afterThree("10+0"), O, 500_000, 500_000)).isEmpty();
    }

    @Test
    void notWithDaysForEachMove() {
        refused(
                afterThree("2d"),
                X,
                80_000_000,
                80_000_000,
                "With days for each move nobody has to be here: the game is yours when the time is over.");
        assertThat(Claims.after(new Tempo.Daily(1))).isEmpty();
        assertThat(Claims.after(Tempo.NONE)).contains(Claims.UNTIMED);
        assertThat(Claims.after(Tempo.parse("1+1"))).contains(Claims.TIMED);
    }
}
