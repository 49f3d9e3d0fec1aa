package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Side;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Who may do what and when. */
final class RefereeTest {
    private static final Side X = Side.FIRST;
    private static final Side O = Side.SECOND;

    /** On 4x4, with draws, after A1 and D4. */
    private final Match begun = play(play(game("none"), "A1", 1_000), "D4", 2_000);

    private static Match game(String tempo) {
        return Match.of(Games.game("adjacent-claim:4x4").start(), Tempo.parse(tempo), 1_000);
    }

    private static Match play(Match match, String move, long now) {
        return after(match, new Action.Play(match.position().toMove(), match.ply(), move), now);
    }

    private static Ruling.Allowed allowed(Match match, Action action, long now) {
        return (Ruling.Allowed) Referee.rule(match, action, now);
    }

    private static Match after(Match match, Action action, long now) {
        return allowed(match, action, now).match();
    }

    private static void refused(Match match, Action action, long now, Refusal reason, String message) {
        assertThat(Referee.rule(match, action, now)).isEqualTo(new Ruling.Refused(reason, message));
    }

    @Test
    void aMoveIsAnEventWithWhatTheClockShows() {
        Ruling.Allowed untimed = allowed(begun, new Action.Play(X, 2, "a2"), 3_000);
        assertThat(untimed.events())
                .containsExactly(
                        new Event.Moved(3_000, X, begun.position().moves().get(0), OptionalLong.empty()));
        assertThat(untimed.match()).isEqualTo(begun.after(untimed.events().get(0)));

        Match timed = play(play(game("1+2"), "A1", 1_000), "D4", 2_000);
        assertThat(allowed(timed, new Action.Play(X, 2, "A2"), 7_000).events())
                .containsExactly(
                        new Event.Moved(7_000, X, timed.position().moves().get(0), OptionalLong.of(57_000)));
    }

    @Test
    void movesForAnotherPlyOrByTheOtherSideAreRefused() {
        refused(
                begun,
                new Action.Play(X, 1, "A2"),
                3_000,
                Refusal.STALE,
                "That move was for ply 1: the game is at ply 2.");
        refused(begun, new Action.Play(O, 2, "C4"), 3_000, Refusal.NOT_YOUR_TURN, "It is not your turn: X is to move.");
    }

    @Test
    void movesThatAreNoneAreRefusedAsThePositionSays() {
        refused(begun, new Action.Play(X, 2, "A1"), 3_000, Refusal.OCCUPIED, "A1 is already taken.");
        assertThat(reason(begun, new Action.Play(X, 2, "C3"))).isEqualTo(Refusal.ILLEGAL);
        assertThat(reason(begun, new Action.Play(X, 2, "E5"))).isEqualTo(Refusal.OFF_BOARD);
        assertThat(reason(begun, new Action.Play(X, 2, ""))).isEqualTo(Refusal.UNREADABLE);
    }

    private static Refusal reason(Match match, Action action) {
        return ((Ruling.Refused) Referee.rule(match, action, 3_000)).reason();
    }

    @Test
    void forcedPassesArePlayedAtOnce() {
        // After B1 the second side is shut in.
        Match match = Match.of(Games.position("adjacent-claim:5x5:OX---/-X---/-----/-----/-----:X"), Tempo.NONE, 0);
        Ruling.Allowed ruling = allowed(match, new Action.Play(X, 0, "B1"), 5);

        assertThat(ruling.events()).hasSize(2);
        assertThat(ruling.events().get(1)).isEqualTo(new Event.Moved(5, O, Move.PASS, OptionalLong.empty()));
        assertThat(ruling.match().position().toMove()).isEqualTo(X);
        assertThat(ruling.match().ply()).isEqualTo(2);
    }

    @Test
    void aGameMayBeginWithAForcedPass() {
        Match match = Match.of(Games.position("adjacent-claim:5x5:OX---/X----/-----/-----/-----:O"), Tempo.NONE, 0);

        Ruling.Allowed forced = Referee.forced(match, 7);
        assertThat(forced.events()).containsExactly(new Event.Moved(7, O, Move.PASS, OptionalLong.empty()));
        assertThat(after(match, new Action.Play(O, 0, "pass"), 7)).isEqualTo(forced.match());
        assertThat(Referee.forced(begun, 7).events()).isEmpty();
    }

    @Test
    void whoRunsOutOfTimeLoses() {
        Match match = play(play(game("1+0"), "A1", 1_000), "D4", 2_000);
        assertThat(Referee.flag(match, 61_999)).isEmpty();
        assertThat(Referee.flag(match, 62_000))
                .contains(new Event.Ended(62_000, new Conclusion(Outcome.SECOND_WINS, Ending.TIME)));

        refused(match, new Action.Play(X, 2, "A2"), 62_000, Refusal.OUT_OF_TIME, "Your time is over.");
        refused(match, new Action.Resign(O), 62_000, Refusal.OUT_OF_TIME, "Your opponent's time is over.");
        Match over = match.after(Referee.flag(match, 62_000).orElseThrow());
        assertThat(over.ending()).contains(Ending.TIME);
        assertThat(Referee.flag(over, 99_000)).as("once").isEmpty();
    }

    @Test
    void aDrawIsOfferedAndAgreed() {
        Match offered = after(begun, new Action.Propose(X, Offer.Kind.DRAW), 3_000);
        assertThat(offered.offers()).containsExactly(new Offer(X, Offer.Kind.DRAW));

        Ruling.Allowed agreed = allowed(offered, new Action.Accept(O, Offer.Kind.DRAW), 4_000);
        assertThat(agreed.events())
                .containsExactly(
                        new Event.Agreed(4_000, O, Offer.Kind.DRAW),
                        new Event.Ended(4_000, new Conclusion(Outcome.DRAW, Ending.AGREED)));
        assertThat(agreed.match().outcome()).contains(Outcome.DRAW);
        assertThat(agreed.match().offers()).isEmpty();
        assertThat(allowed(offered, new Action.Propose(O, Offer.Kind.DRAW), 4_000))
                .as("proposing the same is accepting")
                .isEqualTo(agreed);
    }

    @Test
    void anOfferIsNotForOneself() {
        Match offered = after(begun, new Action.Propose(X, Offer.Kind.DRAW), 3_000);

        refused(
                offered,
                new Action.Accept(X, Offer.Kind.DRAW),
                4_000,
                Refusal.NO_OFFER,
                "Your opponent has not offered a draw, or no longer.");
        refused(
                offered,
                new Action.Propose(X, Offer.Kind.DRAW),
                4_000,
                Refusal.ALREADY_OFFERED,
                "A draw has been offered already: wait for the answer.");
    }

    @Test
    void anOfferIsDeclinedOrWithdrawn() {
        Match offered = after(begun, new Action.Propose(X, Offer.Kind.DRAW), 3_000);

        for (Side side : Side.values()) {
            Ruling.Allowed declined = allowed(offered, new Action.Decline(side, Offer.Kind.DRAW), 4_000);
            assertThat(declined.events()).containsExactly(new Event.Declined(4_000, side, Offer.Kind.DRAW));
            assertThat(declined.match()).isEqualTo(begun);
        }
        refused(
                begun,
                new Action.Decline(X, Offer.Kind.DRAW),
                4_000,
                Refusal.NO_OFFER,
                "Nobody has offered a draw, or no longer.");
    }

    @Test
    void aDrawOfferStandsUntilTheOtherSideMoves() {
        Match offered = after(begun, new Action.Propose(X, Offer.Kind.DRAW), 3_000);
        Match moved = play(offered, "A2", 4_000);
        assertThat(moved.offers()).containsExactly(new Offer(X, Offer.Kind.DRAW));
        assertThat(play(moved, "D3", 5_000).offers()).isEmpty();
    }

    @Test
    void aForcedPassAnswersNoOffer() {
        Match match = Match.of(Games.position("adjacent-claim:4x4:OX--/-X--/----/----:X"), Tempo.NONE, 0);
        Match offered = after(match, new Action.Propose(X, Offer.Kind.DRAW), 1);
        Match passed = after(offered, new Action.Play(X, 0, "B1"), 2);

        assertThat(passed.lastMove()).contains(Move.PASS);
        assertThat(passed.offers()).hasSize(1);
    }

    @Test
    void thereIsNoDrawWhereNoneCanBe() {
        Match odd = Match.of(Games.game("adjacent-claim:5x5").start());
        refused(
                odd,
                new Action.Propose(X, Offer.Kind.DRAW),
                0,
                Refusal.NO_DRAWS,
                "There are no draws in this game: play on, or resign.");
    }

    @Test
    void aTakebackGoesBackToTheAskersLastChoice() {
        Match own = play(begun, "A2", 3_000);
        assertThat(takenBack(own, X)).isEqualTo(2);
        assertThat(takenBack(own, O)).isEqualTo(1);

        Match begins = Match.of(Games.position("adjacent-claim:5x5:OX---/-X---/-----/-----/-----:X"), Tempo.NONE, 0);
        Match passed = after(begins, new Action.Play(X, 0, "B1"), 5);
        assertThat(takenBack(passed, X)).as("over the other side's pass").isZero();
        refused(
                passed,
                new Action.Propose(O, Offer.Kind.TAKEBACK),
                6,
                Refusal.NOTHING_TO_TAKE_BACK,
                "You have made no move that could be taken back.");
    }

    private static int takenBack(Match match, Side asker) {
        Match asked = after(match, new Action.Propose(asker, Offer.Kind.TAKEBACK), 8_000);
        Match back = after(asked, new Action.Accept(asker.other(), Offer.Kind.TAKEBACK), 9_000);
        assertThat(back.position().toMove()).isEqualTo(asker);
        assertThat(back.offers()).isEmpty();
        return back.ply();
    }

    @Test
    void whoeverMovesOnTakesNothingBack() {
        Match asked = after(begun, new Action.Propose(X, Offer.Kind.TAKEBACK), 3_000);
        assertThat(play(asked, "A2", 4_000).offers()).isEmpty();
    }

    @Test
    void resigningEndsItAtAnyTime() {
        assertThat(allowed(begun, new Action.Resign(O), 3_000).events())
                .containsExactly(new Event.Ended(3_000, new Conclusion(Outcome.FIRST_WINS, Ending.RESIGNED)));
    }

    @Test
    void afterTheEndThereIsNothingButARematch() {
        Match over = after(begun, new Action.Resign(O), 3_000);
        String message = "The game is over: a side resigned.";
        for (Action action : List.of(
                new Action.Play(X, 2, "A2"),
                new Action.Play(X, 9, ""),
                new Action.Resign(X),
                new Action.Claim(O, 1 << 30))) {
            refused(over, action, 4_000, Refusal.OVER, message);
        }
        refused(over, new Action.Propose(X, Offer.Kind.TAKEBACK), 4_000, Refusal.OVER, message);
        refused(
                begun,
                new Action.Propose(X, Offer.Kind.REMATCH),
                4_000,
                Refusal.NOT_OVER,
                "The game is not over: play it first.");

        Match wanted = after(over, new Action.Propose(X, Offer.Kind.REMATCH), 5_000);
        assertThat(wanted.rematchAgreed()).isFalse();
        Match agreed = after(wanted, new Action.Propose(O, Offer.Kind.REMATCH), 6_000);
        assertThat(agreed.rematchAgreed()).isTrue();
        refused(
                agreed,
                new Action.Propose(X, Offer.Kind.REMATCH),
                7_000,
                Refusal.ALREADY_OFFERED,
                "A rematch is agreed already.");
    }

    @Test
    void theEndLeavesNoOfferOfTheGameOpen() {
        Match asked = after(begun, new Action.Propose(X, Offer.Kind.TAKEBACK), 3_000);
        assertThat(after(asked, new Action.Resign(O), 4_000).offers()).isEmpty();
    }

    @Test
    void refusalsAndOffersHaveNames() {
        assertThat(Refusal.NOT_YOUR_TURN.text()).isEqualTo("not-your-turn");
        assertThat(Offer.Kind.TAKEBACK.text()).isEqualTo("takeback");
        assertThat(Offer.Kind.find("rematch")).contains(Offer.Kind.REMATCH);
        assertThat(Offer.Kind.find("Draw")).isEmpty();
    }
}
