package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Reading;
import dev.drey.rules.Side;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A game being played is a value: every action answers with another one. */
class MatchTest {
    private final Match start = Match.of(Games.game("adjacent-claim:3x3").start());

    private static Match accepted(Match.Answer answer) {
        return ((Match.Accepted) answer).match();
    }

    @Test
    void movesLeadToNewMatchesAndLeaveTheOldAlone() {
        Match after = accepted(start.play("b2"));

        assertThat(start.moves()).isEmpty();
        assertThat(after.moves()).extracting(Move::text).containsExactly("B2");
        assertThat(after.lastMove()).isPresent();
        assertThat(after.position().toMove()).isEqualTo(Side.SECOND);
        assertThat(after.back()).isEqualTo(start);
    }

    @Test
    void whatIsNotLegalIsRefusedWithAReason() {
        Match after = accepted(start.play("B2"));

        assertThat(after.play("B2")).isEqualTo(new Match.Refused(Reading.Reason.OCCUPIED, "B2 is already taken."));
        assertThatThrownBy(() -> after.play(after.moves().get(0))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(start::back).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void resigningEndsIt() {
        Match over = accepted(start.play("B2")).resign(Side.FIRST);

        assertThat(over.isOver()).isTrue();
        assertThat(over.outcome()).contains(Outcome.SECOND_WINS);
        assertThat(over.ending()).contains(Ending.RESIGNED);
        assertThat(over.play("A1")).isInstanceOf(Match.Refused.class);
        assertThat(over.resign(Side.SECOND)).isEqualTo(over);
        assertThatThrownBy(() -> over.play(over.position().moves().get(0)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aGameCanEndByTheClockOrByAgreement() {
        Match agreed = start.conclude(new Conclusion(Outcome.DRAW, Ending.AGREED));

        assertThat(agreed.outcome()).contains(Outcome.DRAW);
        assertThat(agreed.ending()).contains(Ending.AGREED);
        assertThat(agreed.back()).isEqualTo(start);
        assertThatThrownBy(() -> new Conclusion(Outcome.DRAW, Ending.FULL_BOARD))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aGamePlayedOutEndsByRule() {
        Bot bot = new RandomBot(new Random(3));
        Match match = start;
        while (!match.isOver()) {
            match = match.play(bot.choose(match.position()));
        }

        assertThat(match.ending()).contains(Ending.FULL_BOARD);
        assertThat(match.outcome()).isEqualTo(match.position().outcome());
        assertThat(match.positions()).hasSize(match.ply() + 1);
        assertThat(match.play("A1")).isEqualTo(new Match.Refused(Reading.Reason.OVER, "The game is over."));
    }

    @Test
    void whatCannotHaveHappenedIsNotBelieved() {
        Match begun = accepted(start.play("B2"));
        Move corner = begun.position().moves().get(0);
        Match over = begun.resign(Side.FIRST);
        Match timed = Match.of(start.start(), Tempo.parse("5+3"), 0);

        impossible(begun, new Event.Moved(0, Side.FIRST, corner, OptionalLong.empty()), "the other side was to move");
        impossible(begun, new Event.Moved(0, Side.SECOND, begun.moves().get(0), OptionalLong.empty()), "not legal");
        impossible(begun, new Event.Moved(0, Side.SECOND, corner, OptionalLong.of(5)), "there is no clock");
        impossible(timed, new Event.Moved(0, Side.FIRST, corner, OptionalLong.empty()), "there is a clock");
        impossible(timed, new Event.Moved(0, Side.FIRST, corner, OptionalLong.of(-1)), "time below zero");
        impossible(over, new Event.Moved(0, Side.SECOND, corner, OptionalLong.empty()), "after the end");
        impossible(begun, new Event.Offered(0, new Offer(Side.FIRST, Offer.Kind.DRAW)), "no draws");
        impossible(begun, new Event.Declined(0, Side.FIRST, Offer.Kind.TAKEBACK), "no such offer");
        Match asked = begun.after(new Event.Offered(0, new Offer(Side.FIRST, Offer.Kind.TAKEBACK)));
        impossible(asked, new Event.Agreed(0, Side.FIRST, Offer.Kind.TAKEBACK), "no such thing");
    }

    @Test
    void noGameEndsInAWayItCannot() {
        Match begun = accepted(start.play("B2"));
        Match even = Match.of(Games.game("adjacent-claim:4x4").start());
        Match timed = Match.of(start.start(), Tempo.parse("1d"), 0);

        impossible(begun.resign(Side.FIRST), ended(Outcome.FIRST_WINS, Ending.RESIGNED), "the game was over");
        impossible(begun, ended(Outcome.DRAW, Ending.AGREED), "cannot end so");
        impossible(even, ended(Outcome.FIRST_WINS, Ending.AGREED), "cannot end so");
        impossible(even, ended(Outcome.DRAW, Ending.RESIGNED), "cannot end so");
        impossible(begun, ended(Outcome.SECOND_WINS, Ending.ABANDONED), "cannot end so");
        impossible(begun, ended(Outcome.FIRST_WINS, Ending.TIME), "cannot end so");
        impossible(timed, ended(Outcome.FIRST_WINS, Ending.TIME), "cannot end so");
        assertThat(timed.after(ended(Outcome.SECOND_WINS, Ending.TIME)).ending())
                .contains(Ending.TIME);
    }

    private static Event ended(Outcome outcome, Ending ending) {
        return new Event.Ended(0, new Conclusion(outcome, ending));
    }

    private static void impossible(Match match, Event event, String why) {
        assertThatThrownBy(() -> match.after(event))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why);
    }
}
