package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A game state is immutable: every change returns a new state. */
class GameStateTest {
    private final GameState start =
            GameState.of(Games.game("adjacent-claim:3x3").start());

    private static Decision decide(GameState state, String move) {
        return Decider.decide(state, new Command.PlayText(state.position().toMove(), state.ply(), move), 0);
    }

    private static GameState play(GameState state, String move) {
        return ((Decision.Accepted) decide(state, move)).state();
    }

    @Test
    void moveReturnsANewState() {
        GameState after = play(start, "b2");

        assertThat(start.moves()).isEmpty();
        assertThat(after.moves()).extracting(Move::text).containsExactly("B2");
        assertThat(after.lastMove()).isPresent();
        assertThat(after.position().toMove()).isEqualTo(Side.SECOND);
        assertThat(after.undo()).isEqualTo(start);
    }

    @Test
    void rejectsIllegalMovesWithAReason() {
        GameState after = play(start, "B2");

        assertThat(decide(after, "B2"))
                .isEqualTo(new Decision.Rejected(new Rejection(Reason.OCCUPIED, "B2 is already taken.")));
        assertThatThrownBy(() -> after.play(after.moves().get(0))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(start::undo).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void resignationEndsTheGame() {
        GameState over = play(start, "B2").resign(Side.FIRST);

        assertThat(over.isOver()).isTrue();
        assertThat(over.outcome()).contains(Outcome.SECOND_WINS);
        assertThat(over.ending()).contains(Ending.RESIGNED);
        assertThat(decide(over, "A1")).isInstanceOf(Decision.Rejected.class);
        assertThat(over.resign(Side.SECOND)).isEqualTo(over);
        assertThatThrownBy(() -> over.play(over.position().moves().get(0)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void concludesByAgreement() {
        GameState agreed = start.conclude(new Conclusion(Outcome.DRAW, Ending.AGREED));

        assertThat(agreed.outcome()).contains(Outcome.DRAW);
        assertThat(agreed.ending()).contains(Ending.AGREED);
        assertThat(agreed.undo()).isEqualTo(start);
        assertThatThrownBy(() -> new Conclusion(Outcome.DRAW, Ending.FULL_BOARD))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void endsByRule() {
        Bot bot = SimpleBots.random(new Random(3));
        GameState state = start;
        while (!state.isOver()) {
            state = state.play(bot.choose(state.position()));
        }

        assertThat(state.ending()).contains(Ending.FULL_BOARD);
        assertThat(state.outcome()).isEqualTo(state.position().outcome());
        assertThat(state.positions()).hasSize(state.ply() + 1);
        assertThat(decide(state, "A1"))
                .isEqualTo(new Decision.Rejected(new Rejection(Reason.OVER, "The game is over: the board is full.")));
    }

    @Test
    void rejectsImpossibleEvents() {
        GameState afterMove = play(start, "B2");
        Move corner = afterMove.position().moves().get(0);
        GameState over = afterMove.resign(Side.FIRST);
        GameState timed = GameState.of(start.start(), TimeControl.parse("5+3"), 0);

        assertImpossible(
                afterMove,
                new GameEvent.Moved(0, Side.FIRST, corner, OptionalLong.empty()),
                "the other side was to move");
        assertImpossible(
                afterMove,
                new GameEvent.Moved(0, Side.SECOND, afterMove.moves().get(0), OptionalLong.empty()),
                "not legal");
        assertImpossible(
                afterMove, new GameEvent.Moved(0, Side.SECOND, corner, OptionalLong.of(5)), "the game has no clock");
        assertImpossible(
                timed, new GameEvent.Moved(0, Side.FIRST, corner, OptionalLong.empty()), "the time left is missing");
        assertImpossible(
                timed, new GameEvent.Moved(0, Side.FIRST, corner, OptionalLong.of(-1)), "the time left is negative");
        assertImpossible(over, new GameEvent.Moved(0, Side.SECOND, corner, OptionalLong.empty()), "after the end");
        assertImpossible(afterMove, new GameEvent.Offered(0, new Offer(Side.FIRST, Offer.Kind.DRAW)), "no draws");
        assertImpossible(afterMove, new GameEvent.Declined(0, Side.FIRST, Offer.Kind.TAKEBACK), "no such offer");
        GameState offered = afterMove.after(new GameEvent.Offered(0, new Offer(Side.FIRST, Offer.Kind.TAKEBACK)));
        assertImpossible(offered, new GameEvent.Agreed(0, Side.FIRST, Offer.Kind.TAKEBACK), "made no such offer");
    }

    @Test
    void rejectsImpossibleEndings() {
        GameState afterMove = play(start, "B2");
        GameState even = GameState.of(Games.game("adjacent-claim:4x4").start());
        GameState timed = GameState.of(start.start(), TimeControl.parse("1d"), 0);

        assertImpossible(afterMove.resign(Side.FIRST), ended(Outcome.FIRST_WINS, Ending.RESIGNED), "the game was over");
        assertImpossible(afterMove, ended(Outcome.DRAW, Ending.AGREED), "cannot end this way");
        assertImpossible(even, ended(Outcome.FIRST_WINS, Ending.AGREED), "cannot end this way");
        assertImpossible(even, ended(Outcome.DRAW, Ending.RESIGNED), "cannot end this way");
        assertImpossible(afterMove, ended(Outcome.SECOND_WINS, Ending.ABANDONED), "cannot end this way");
        assertImpossible(afterMove, ended(Outcome.FIRST_WINS, Ending.TIME), "cannot end this way");
        assertImpossible(timed, ended(Outcome.FIRST_WINS, Ending.TIME), "cannot end this way");
        assertThat(timed.after(ended(Outcome.SECOND_WINS, Ending.TIME)).ending())
                .contains(Ending.TIME);
    }

    private static GameEvent ended(Outcome outcome, Ending ending) {
        return new GameEvent.Ended(0, new Conclusion(outcome, ending));
    }

    private static void assertImpossible(GameState state, GameEvent event, String why) {
        assertThatThrownBy(() -> state.after(event))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why);
    }
}
