package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Reading;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A game being played: where it started, what was played, the clock, what was offered, and how it ended if the board did not
 * end it. Immutable; every event makes another match of it. Who may do what, the {@link Referee} says.
 */
public final class Match {
    private final Course course;
    private final Clock clock;
    private final Offers offers;
    private final Optional<Conclusion> conclusion;
    private final boolean rematchAgreed;

    private Match(Course course, Clock clock, Offers offers, Optional<Conclusion> conclusion, boolean rematchAgreed) {
        this.course = course;
        this.clock = clock;
        this.offers = offers;
        this.conclusion = conclusion;
        this.rematchAgreed = rematchAgreed;
    }

    /** A game without a clock. */
    public static Match of(Position start) {
        return of(start, Tempo.NONE, 0);
    }

    /** A game that starts now. */
    public static Match of(Position start, Tempo tempo, long now) {
        Course course = Course.from(start);
        Clock clock = Clock.of(tempo, now).turn(running(course, tempo), now);
        return new Match(course, clock, Offers.NONE, Optional.empty(), false);
    }

    /** Whose time runs there, if the game was not ended otherwise. */
    private static Optional<Side> running(Course course, Tempo tempo) {
        boolean runs = tempo.runsAt(course.ply()) && !course.last().isOver();
        return runs ? Optional.of(course.last().toMove()) : Optional.empty();
    }

    /** What came of a move that was typed. */
    public sealed interface Answer {}

    public record Accepted(Match match) implements Answer {}

    /** Nothing was changed; the message is a sentence for the player: what is wrong and what would be right. */
    public record Refused(Reading.Reason reason, String message) implements Answer {}

    /** Plays a move as a player types it, in no time. */
    public Answer play(String text) {
        if (conclusion.isPresent()) {
            return new Refused(
                    Reading.Reason.OVER,
                    "The game is over: " + conclusion.get().ending().reason() + ".");
        }
        Reading reading = position().read(text);
        if (reading instanceof Reading.Legal legal) {
            return new Accepted(play(legal.move()));
        }
        Reading.Refused refused = (Reading.Refused) reading;
        return new Refused(refused.reason(), refused.message());
    }

    /**
     * Plays a legal move, in no time.
     *
     * @throws IllegalArgumentException if it is not legal, or the game is over
     */
    public Match play(Move move) {
        return after(moved(move, clock.since()));
    }

    /** The event of the side to move making this move. */
    Event.Moved moved(Move move, long at) {
        Side side = position().toMove();
        return new Event.Moved(at, side, move, clock.leftAfterMove(side, move.isPass(), at));
    }

    /** The match before its conclusion, or else before its last move; time is not given back. */
    public Match back() {
        if (conclusion.isPresent()) {
            return backTo(ply(), clock.since());
        }
        if (moves().isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        return backTo(ply() - 1, clock.since());
    }

    private Match backTo(int ply, long at) {
        Course earlier = course.upTo(ply);
        Clock turned = clock.turn(running(earlier, clock.tempo()), at);
        return new Match(earlier, turned, Offers.NONE, Optional.empty(), false);
    }

    /** Ends the game by a decision or the clock; a game that is over stays as it is. */
    public Match conclude(Conclusion how) {
        return isOver() ? this : concluded(how, clock.since());
    }

    private Match concluded(Conclusion how, long at) {
        return new Match(course, clock.turn(Optional.empty(), at), Offers.NONE, Optional.of(how), false);
    }

    public Match resign(Side side) {
        return conclude(new Conclusion(Outcome.winFor(side.other()), Ending.RESIGNED));
    }

    /**
     * The match after something that happened.
     *
     * @throws IllegalArgumentException if it cannot have happened
     */
    public Match after(Event event) {
        Preconditions.require(this, event);
        if (event instanceof Event.Moved moved) {
            return afterMove(moved);
        }
        if (event instanceof Event.Offered offered) {
            return with(offers.plus(offered.offer()), rematchAgreed);
        }
        if (event instanceof Event.Declined declined) {
            return with(offers.without(declined.what()), rematchAgreed);
        }
        if (event instanceof Event.Agreed agreed) {
            return afterAgreement(agreed);
        }
        Event.Ended ended = (Event.Ended) event;
        return concluded(ended.how(), ended.at());
    }

    private Match afterMove(Event.Moved moved) {
        Course next = course.plus(moved.move());
        Clock turned = clock.moved(moved.side(), moved.left(), running(next, clock.tempo()), moved.at());
        Offers standing = moved.move().isPass() ? offers : offers.afterMoveOf(moved.side());
        return new Match(next, turned, next.last().isOver() ? Offers.NONE : standing, Optional.empty(), false);
    }

    private Match afterAgreement(Event.Agreed agreed) {
        return switch (agreed.what()) {
            case DRAW -> with(offers.without(Offer.Kind.DRAW), rematchAgreed);
            case REMATCH -> with(offers.without(Offer.Kind.REMATCH), true);
            case TAKEBACK -> backTo(takebackPly(agreed.side().other()).orElseThrow(), agreed.at());
        };
    }

    private Match with(Offers others, boolean rematch) {
        return new Match(course, clock, others, conclusion, rematch);
    }

    /** Does not count that much of the time since the turn began, as {@link Clock#credit} says. */
    public Match credit(long millis) {
        return new Match(course, clock.credit(millis), offers, conclusion, rematchAgreed);
    }

    /** What a takeback would go back to if that side asked for one: the ply at which it last had a choice. */
    public OptionalInt takebackPly(Side asker) {
        return course.lastChoice(asker);
    }

    /** The start, and the position after each move. */
    public List<Position> positions() {
        return course.positions();
    }

    public List<Move> moves() {
        return course.moves();
    }

    public Clock clock() {
        return clock;
    }

    /** What waits for an answer, in the order in which it was offered; at most one of a kind. */
    public List<Offer> offers() {
        return offers.all();
    }

    public Optional<Offer> offer(Offer.Kind what) {
        return offers.find(what);
    }

    /** Whether both sides want to play again. */
    public boolean rematchAgreed() {
        return rematchAgreed;
    }

    /** How it ended, if the board did not end it. */
    public Optional<Conclusion> conclusion() {
        return conclusion;
    }

    public Position start() {
        return positions().get(0);
    }

    public Position position() {
        return course.last();
    }

    public int ply() {
        return course.ply();
    }

    public Optional<Move> lastMove() {
        return moves().isEmpty() ? Optional.empty() : Optional.of(moves().get(ply() - 1));
    }

    /** Whether nothing has happened yet. */
    public boolean isFresh() {
        return moves().isEmpty() && conclusion.isEmpty();
    }

    public boolean isOver() {
        return conclusion.isPresent() || position().isOver();
    }

    public Optional<Outcome> outcome() {
        return conclusion.map(Conclusion::outcome).or(() -> position().outcome());
    }

    public Optional<Ending> ending() {
        return conclusion.map(Conclusion::ending).or(() -> position().ending());
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof Match other
                && course.equals(other.course)
                && clock.equals(other.clock)
                && offers.equals(other.offers)
                && conclusion.equals(other.conclusion)
                && rematchAgreed == other.rematchAgreed;
    }

    @Override
    public int hashCode() {
        return Objects.hash(course, clock, offers, conclusion, rematchAgreed);
    }

    @Override
    public String toString() {
        return start() + " " + moves() + conclusion.map(c -> " " + c).orElse("") + " " + clock + " " + offers();
    }
}
