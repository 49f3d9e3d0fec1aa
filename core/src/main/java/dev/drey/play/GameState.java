package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
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
public final class GameState {
    private final MoveHistory course;
    private final Clock clock;
    private final Offers offers;
    private final Optional<Conclusion> conclusion;
    private final boolean rematchAgreed;

    private GameState(
            MoveHistory course, Clock clock, Offers offers, Optional<Conclusion> conclusion, boolean rematchAgreed) {
        this.course = course;
        this.clock = clock;
        this.offers = offers;
        this.conclusion = conclusion;
        this.rematchAgreed = rematchAgreed;
    }

    /** A game without a clock. */
    public static GameState of(Position start) {
        return of(start, TimeControl.NONE, 0);
    }

    /** A game that starts now. */
    public static GameState of(Position start, TimeControl timeControl, long now) {
        MoveHistory course = MoveHistory.from(start);
        Clock clock = Clock.of(timeControl, now).turn(running(course, timeControl), now);
        return new GameState(course, clock, Offers.NONE, Optional.empty(), false);
    }

    /** Whose time runs there, if the game was not ended otherwise. */
    private static Optional<Side> running(MoveHistory course, TimeControl timeControl) {
        boolean runs = timeControl.runsAt(course.ply()) && !course.last().isOver();
        return runs ? Optional.of(course.last().toMove()) : Optional.empty();
    }

    /** What came of a move that was typed. */
    public sealed interface Answer {}

    public record Accepted(GameState state) implements Answer {}

    /** Nothing was changed; the message is a sentence for the player: what is wrong and what would be right. */
    public record Refused(ParsedMove.Reason reason, String message) implements Answer {}

    /** Plays a move as a player types it, in no time. */
    public Answer play(String text) {
        if (conclusion.isPresent()) {
            return new Refused(
                    ParsedMove.Reason.OVER,
                    "The game is over: " + conclusion.get().ending().reason() + ".");
        }
        ParsedMove reading = position().read(text);
        if (reading instanceof ParsedMove.Legal legal) {
            return new Accepted(play(legal.move()));
        }
        ParsedMove.Refused refused = (ParsedMove.Refused) reading;
        return new Refused(refused.reason(), refused.message());
    }

    /**
     * Plays a legal move, in no time.
     *
     * @throws IllegalArgumentException if it is not legal, or the game is over
     */
    public GameState play(Move move) {
        return after(moved(move, clock.since()));
    }

    /** The event of the side to move making this move. */
    GameEvent.Moved moved(Move move, long at) {
        Side side = position().toMove();
        return new GameEvent.Moved(at, side, move, clock.leftAfterMove(side, move.isPass(), at));
    }

    /** The match before its conclusion, or else before its last move; time is not given back. */
    public GameState back() {
        if (conclusion.isPresent()) {
            return backTo(ply(), clock.since());
        }
        if (moves().isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        return backTo(ply() - 1, clock.since());
    }

    private GameState backTo(int ply, long at) {
        MoveHistory earlier = course.upTo(ply);
        Clock turned = clock.turn(running(earlier, clock.timeControl()), at);
        return new GameState(earlier, turned, Offers.NONE, Optional.empty(), false);
    }

    /** Ends the game by a decision or the clock; a game that is over stays as it is. */
    public GameState conclude(Conclusion how) {
        return isOver() ? this : concluded(how, clock.since());
    }

    private GameState concluded(Conclusion how, long at) {
        return new GameState(course, clock.turn(Optional.empty(), at), Offers.NONE, Optional.of(how), false);
    }

    public GameState resign(Side side) {
        return conclude(new Conclusion(Outcome.winFor(side.other()), Ending.RESIGNED));
    }

    /**
     * The match after something that happened.
     *
     * @throws IllegalArgumentException if it cannot have happened
     */
    public GameState after(GameEvent event) {
        Preconditions.require(this, event);
        if (event instanceof GameEvent.Moved moved) {
            return afterMove(moved);
        }
        if (event instanceof GameEvent.Offered offered) {
            return with(offers.plus(offered.offer()), rematchAgreed);
        }
        if (event instanceof GameEvent.Declined declined) {
            return with(offers.without(declined.what()), rematchAgreed);
        }
        if (event instanceof GameEvent.Agreed agreed) {
            return afterAgreement(agreed);
        }
        GameEvent.Ended ended = (GameEvent.Ended) event;
        return concluded(ended.how(), ended.at());
    }

    private GameState afterMove(GameEvent.Moved moved) {
        MoveHistory next = course.plus(moved.move());
        Clock turned = clock.moved(moved.side(), moved.left(), running(next, clock.timeControl()), moved.at());
        Offers standing = moved.move().isPass() ? offers : offers.afterMoveOf(moved.side());
        return new GameState(next, turned, next.last().isOver() ? Offers.NONE : standing, Optional.empty(), false);
    }

    private GameState afterAgreement(GameEvent.Agreed agreed) {
        return switch (agreed.what()) {
            case DRAW -> with(offers.without(Offer.Kind.DRAW), rematchAgreed);
            case REMATCH -> with(offers.without(Offer.Kind.REMATCH), true);
            case TAKEBACK -> backTo(takebackPly(agreed.side().other()).orElseThrow(), agreed.at());
        };
    }

    private GameState with(Offers others, boolean rematch) {
        return new GameState(course, clock, others, conclusion, rematch);
    }

    /** Does not count that much of the time since the turn began, as {@link Clock#credit} says. */
    public GameState credit(long millis) {
        return new GameState(course, clock.credit(millis), offers, conclusion, rematchAgreed);
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
        return o instanceof GameState other
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
