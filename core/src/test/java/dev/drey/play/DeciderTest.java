package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** {@link Decider} accepts and rejects commands. */
final class DeciderTest {
    private static final Side X = Side.FIRST;
    private static final Side O = Side.SECOND;

    /** A 4x4 game, which can be drawn, after A1 and D4. */
    private final GameState afterTwoMoves = play(play(game("none"), "A1", 1_000), "D4", 2_000);

    private static GameState game(String timeControl) {
        return GameState.of(Games.game("adjacent-claim:4x4").start(), TimeControl.parse(timeControl), 1_000);
    }

    private static GameState play(GameState state, String move, long now) {
        return after(state, new Command.PlayText(state.position().toMove(), state.ply(), move), now);
    }

    private static Decision.Accepted accepted(GameState state, Command command, long now) {
        return (Decision.Accepted) Decider.decide(state, command, now);
    }

    private static GameState after(GameState state, Command command, long now) {
        return accepted(state, command, now).state();
    }

    private static void assertRejects(GameState state, Command command, long now, Reason reason, String message) {
        assertThat(Decider.decide(state, command, now))
                .isEqualTo(new Decision.Rejected(new Rejection(reason, message)));
    }

    @Test
    void moveEventContainsTheRemainingTime() {
        Decision.Accepted untimed = accepted(afterTwoMoves, new Command.PlayText(X, 2, "a2"), 3_000);
        assertThat(untimed.events())
                .containsExactly(new GameEvent.Moved(
                        3_000, X, afterTwoMoves.position().moves().get(0), OptionalLong.empty()));
        assertThat(untimed.state())
                .isEqualTo(afterTwoMoves.after(untimed.events().get(0)));

        GameState timed = play(play(game("1+2"), "A1", 1_000), "D4", 2_000);
        assertThat(accepted(timed, new Command.PlayText(X, 2, "A2"), 7_000).events())
                .containsExactly(
                        new GameEvent.Moved(7_000, X, timed.position().moves().get(0), OptionalLong.of(57_000)));
    }

    @Test
    void rejectsMovesForAnotherPlyOrByTheOtherSide() {
        assertRejects(
                afterTwoMoves,
                new Command.PlayText(X, 1, "A2"),
                3_000,
                Reason.STALE,
                "That move was for ply 1, but the game is at ply 2.");
        assertRejects(
                afterTwoMoves,
                new Command.PlayText(O, 2, "C4"),
                3_000,
                Reason.NOT_YOUR_TURN,
                "It is not your turn: X is to move.");
    }

    @Test
    void rejectsInvalidMovesWithTheReasonOfThePosition() {
        assertRejects(afterTwoMoves, new Command.PlayText(X, 2, "A1"), 3_000, Reason.OCCUPIED, "A1 is already taken.");
        assertThat(reason(afterTwoMoves, new Command.PlayText(X, 2, "C3"))).isEqualTo(Reason.ILLEGAL);
        assertThat(reason(afterTwoMoves, new Command.PlayText(X, 2, "E5"))).isEqualTo(Reason.OFF_BOARD);
        assertThat(reason(afterTwoMoves, new Command.PlayText(X, 2, ""))).isEqualTo(Reason.UNREADABLE);
    }

    private static Reason reason(GameState state, Command command) {
        return ((Decision.Rejected) Decider.decide(state, command, 3_000))
                .rejection()
                .reason();
    }

    @Test
    void playsForcedPassesAtOnce() {
        // After B1 the second side is enclosed.
        GameState state =
                GameState.of(Games.position("adjacent-claim:5x5:OX---/-X---/-----/-----/-----:X"), TimeControl.NONE, 0);
        Decision.Accepted decision = accepted(state, new Command.PlayText(X, 0, "B1"), 5);

        assertThat(decision.events()).hasSize(2);
        assertThat(decision.events().get(1)).isEqualTo(new GameEvent.Moved(5, O, Move.PASS, OptionalLong.empty()));
        assertThat(decision.state().position().toMove()).isEqualTo(X);
        assertThat(decision.state().ply()).isEqualTo(2);
    }

    @Test
    void acceptsAForcedPassAtTheStart() {
        GameState state =
                GameState.of(Games.position("adjacent-claim:5x5:OX---/X----/-----/-----/-----:O"), TimeControl.NONE, 0);

        Decision.Accepted forced = new Decision.Accepted(Decider.forcedPasses(state, 7));
        assertThat(forced.events()).containsExactly(new GameEvent.Moved(7, O, Move.PASS, OptionalLong.empty()));
        assertThat(after(state, new Command.PlayText(O, 0, "pass"), 7)).isEqualTo(forced.state());
        assertThat(Decider.forcedPasses(afterTwoMoves, 7)).isEmpty();
    }

    @Test
    void sideOutOfTimeLoses() {
        GameState state = play(play(game("1+0"), "A1", 1_000), "D4", 2_000);
        assertThat(Decider.flagFall(state, 61_999)).isEmpty();
        assertThat(Decider.flagFall(state, 62_000))
                .contains(new GameEvent.Ended(62_000, new Conclusion(Outcome.SECOND_WINS, Ending.TIME)));

        assertRejects(state, new Command.PlayText(X, 2, "A2"), 62_000, Reason.OUT_OF_TIME, "Your time has run out.");
        assertRejects(state, new Command.Resign(O), 62_000, Reason.OUT_OF_TIME, "Your opponent's time has run out.");
        GameState over = state.after(Decider.flagFall(state, 62_000).orElseThrow());
        assertThat(over.ending()).contains(Ending.TIME);
        assertThat(Decider.flagFall(over, 99_000)).as("reported only once").isEmpty();
    }

    @Test
    void acceptsADrawOffer() {
        GameState offered = after(afterTwoMoves, new Command.MakeOffer(X, Offer.Kind.DRAW), 3_000);
        assertThat(offered.offers()).containsExactly(new Offer(X, Offer.Kind.DRAW));

        Decision.Accepted agreed = accepted(offered, new Command.AcceptOffer(O, Offer.Kind.DRAW), 4_000);
        assertThat(agreed.events())
                .containsExactly(
                        new GameEvent.Agreed(4_000, O, Offer.Kind.DRAW),
                        new GameEvent.Ended(4_000, new Conclusion(Outcome.DRAW, Ending.AGREED)));
        assertThat(agreed.state().outcome()).contains(Outcome.DRAW);
        assertThat(agreed.state().offers()).isEmpty();
        assertThat(accepted(offered, new Command.MakeOffer(O, Offer.Kind.DRAW), 4_000))
                .as("the same offer accepts it")
                .isEqualTo(agreed);
    }

    @Test
    void rejectsAcceptingOnesOwnOffer() {
        GameState offered = after(afterTwoMoves, new Command.MakeOffer(X, Offer.Kind.DRAW), 3_000);

        assertRejects(
                offered,
                new Command.AcceptOffer(X, Offer.Kind.DRAW),
                4_000,
                Reason.NO_OFFER,
                "Your opponent is not offering a draw.");
        assertRejects(
                offered,
                new Command.MakeOffer(X, Offer.Kind.DRAW),
                4_000,
                Reason.ALREADY_OFFERED,
                "A draw has already been offered: wait for the answer.");
    }

    @Test
    void declinesOrWithdrawsAnOffer() {
        GameState offered = after(afterTwoMoves, new Command.MakeOffer(X, Offer.Kind.DRAW), 3_000);

        for (Side side : Side.values()) {
            Decision.Accepted declined = accepted(offered, new Command.DeclineOffer(side, Offer.Kind.DRAW), 4_000);
            assertThat(declined.events()).containsExactly(new GameEvent.Declined(4_000, side, Offer.Kind.DRAW));
            assertThat(declined.state()).isEqualTo(afterTwoMoves);
        }
        assertRejects(
                afterTwoMoves,
                new Command.DeclineOffer(X, Offer.Kind.DRAW),
                4_000,
                Reason.NO_OFFER,
                "Nobody is offering a draw.");
    }

    @Test
    void drawOfferLapsesWithTheMoveOfTheOtherSide() {
        GameState offered = after(afterTwoMoves, new Command.MakeOffer(X, Offer.Kind.DRAW), 3_000);
        GameState moved = play(offered, "A2", 4_000);
        assertThat(moved.offers()).containsExactly(new Offer(X, Offer.Kind.DRAW));
        assertThat(play(moved, "D3", 5_000).offers()).isEmpty();
    }

    @Test
    void forcedPassKeepsAnOfferOpen() {
        GameState state = GameState.of(Games.position("adjacent-claim:4x4:OX--/-X--/----/----:X"), TimeControl.NONE, 0);
        GameState offered = after(state, new Command.MakeOffer(X, Offer.Kind.DRAW), 1);
        GameState passed = after(offered, new Command.PlayText(X, 0, "B1"), 2);

        assertThat(passed.lastMove()).contains(Move.PASS);
        assertThat(passed.offers()).hasSize(1);
    }

    @Test
    void rejectsDrawOffersInGamesWithoutDraws() {
        GameState odd = GameState.of(Games.game("adjacent-claim:5x5").start());
        assertRejects(
                odd,
                new Command.MakeOffer(X, Offer.Kind.DRAW),
                0,
                Reason.NO_DRAWS,
                "This game has no draws: play on or resign.");
    }

    @Test
    void takebackReturnsToTheLastChoiceOfTheRequester() {
        GameState own = play(afterTwoMoves, "A2", 3_000);
        assertThat(takenBack(own, X)).isEqualTo(2);
        assertThat(takenBack(own, O)).isEqualTo(1);

        GameState begins =
                GameState.of(Games.position("adjacent-claim:5x5:OX---/-X---/-----/-----/-----:X"), TimeControl.NONE, 0);
        GameState passed = after(begins, new Command.PlayText(X, 0, "B1"), 5);
        assertThat(takenBack(passed, X)).as("skips the pass of the other side").isZero();
        assertRejects(
                passed,
                new Command.MakeOffer(O, Offer.Kind.TAKEBACK),
                6,
                Reason.NOTHING_TO_TAKE_BACK,
                "You have not made a move that can be taken back.");
    }

    private static int takenBack(GameState state, Side requester) {
        GameState offered = after(state, new Command.MakeOffer(requester, Offer.Kind.TAKEBACK), 8_000);
        GameState back = after(offered, new Command.AcceptOffer(requester.other(), Offer.Kind.TAKEBACK), 9_000);
        assertThat(back.position().toMove()).isEqualTo(requester);
        assertThat(back.offers()).isEmpty();
        return back.ply();
    }

    @Test
    void moveWithdrawsOnesOwnTakebackOffer() {
        GameState offered = after(afterTwoMoves, new Command.MakeOffer(X, Offer.Kind.TAKEBACK), 3_000);
        assertThat(play(offered, "A2", 4_000).offers()).isEmpty();
    }

    @Test
    void acceptsResignation() {
        assertThat(accepted(afterTwoMoves, new Command.Resign(O), 3_000).events())
                .containsExactly(new GameEvent.Ended(3_000, new Conclusion(Outcome.FIRST_WINS, Ending.RESIGNED)));
    }

    @Test
    void acceptsOnlyARematchAfterTheEnd() {
        GameState over = after(afterTwoMoves, new Command.Resign(O), 3_000);
        String message = "The game is over: a side resigned.";
        for (Command command : List.of(
                new Command.PlayText(X, 2, "A2"),
                new Command.PlayText(X, 9, ""),
                new Command.Resign(X),
                new Command.ClaimWin(O, 1 << 30))) {
            assertRejects(over, command, 4_000, Reason.OVER, message);
        }
        assertRejects(over, new Command.MakeOffer(X, Offer.Kind.TAKEBACK), 4_000, Reason.OVER, message);
        assertRejects(
                afterTwoMoves,
                new Command.MakeOffer(X, Offer.Kind.REMATCH),
                4_000,
                Reason.NOT_OVER,
                "The game is not over yet: finish it first.");

        GameState offered = after(over, new Command.MakeOffer(X, Offer.Kind.REMATCH), 5_000);
        assertThat(offered.rematchAgreed()).isFalse();
        GameState agreed = after(offered, new Command.MakeOffer(O, Offer.Kind.REMATCH), 6_000);
        assertThat(agreed.rematchAgreed()).isTrue();
        assertRejects(
                agreed,
                new Command.MakeOffer(X, Offer.Kind.REMATCH),
                7_000,
                Reason.ALREADY_OFFERED,
                "You have already agreed to a rematch.");
    }

    @Test
    void endClosesOpenOffers() {
        GameState offered = after(afterTwoMoves, new Command.MakeOffer(X, Offer.Kind.TAKEBACK), 3_000);
        assertThat(after(offered, new Command.Resign(O), 4_000).offers()).isEmpty();
    }

    @Test
    void namesReasonsAndOffers() {
        assertThat(Reason.NOT_YOUR_TURN.code()).isEqualTo("not-your-turn");
        assertThat(Offer.Kind.TAKEBACK.text()).isEqualTo("takeback");
        assertThat(Offer.Kind.find("rematch")).contains(Offer.Kind.REMATCH);
        assertThat(Offer.Kind.find("Draw")).isEmpty();
    }
}
