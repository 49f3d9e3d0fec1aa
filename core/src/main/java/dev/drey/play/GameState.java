package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The state of one game: start position, moves, clock, open offers, and the conclusion if the game ended off the board. Immutable;
 * each event leads to a new state. {@link Decider} turns commands into events.
 */
public final class GameState {
    private final MoveHistory history;
    private final Clock clock;
    private final Offers offers;
    private final Optional<Conclusion> conclusion;
    private final boolean rematchAgreed;

    private GameState(
            MoveHistory history, Clock clock, Offers offers, Optional<Conclusion> conclusion, boolean rematchAgreed) {
        this.history = history;
        this.clock = clock;
        this.offers = offers;
        this.conclusion = conclusion;
        this.rematchAgreed = rematchAgreed;
    }

    /**
     * {@return the state before the first move of a game without a clock}
     *
     * @param start the start position
     */
    public static GameState of(Position start) {
        return of(start, TimeControl.NONE, 0);
    }

    /**
     * {@return the state before the first move of a game that starts now}
     *
     * @param start the start position
     * @param timeControl the time control
     * @param now the time in milliseconds since 1970
     */
    public static GameState of(Position start, TimeControl timeControl, long now) {
        MoveHistory history = MoveHistory.from(start);
        Clock clock = Clock.of(timeControl, now).turn(running(history, timeControl), now);
        return new GameState(history, clock, Offers.NONE, Optional.empty(), false);
    }

    /** The side whose clock runs after the moves so far, provided the game has not ended off the board. */
    private static Optional<Side> running(MoveHistory history, TimeControl timeControl) {
        boolean runs = timeControl.runsAt(history.ply()) && !history.last().isOver();
        return runs ? Optional.of(history.last().toMove()) : Optional.empty();
    }

    /**
     * {@return the state after a move that takes no time}
     *
     * @param move the move
     * @throws IllegalArgumentException if the move is not legal, or the game is over
     */
    public GameState play(Move move) {
        return after(moved(move, clock.since()));
    }

    /** Returns the event of the side to move making this move. */
    GameEvent.Moved moved(Move move, long at) {
        Side side = position().toMove();
        return new GameEvent.Moved(at, side, move, clock.leftAfterMove(side, move.isPass(), at));
    }

    /** {@return the state before the conclusion, or else before the last move} Time used is not given back. */
    public GameState undo() {
        if (conclusion.isPresent()) {
            return undoTo(ply(), clock.since());
        }
        if (moves().isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        return undoTo(ply() - 1, clock.since());
    }

    private GameState undoTo(int ply, long at) {
        MoveHistory earlier = history.upTo(ply);
        Clock turned = clock.turn(running(earlier, clock.timeControl()), at);
        return new GameState(earlier, turned, Offers.NONE, Optional.empty(), false);
    }

    /**
     * {@return the state after the game has ended off the board; this state if the game is already over}
     *
     * @param newConclusion the outcome and the reason
     */
    public GameState conclude(Conclusion newConclusion) {
        return isOver() ? this : concluded(newConclusion, clock.since());
    }

    private GameState concluded(Conclusion newConclusion, long at) {
        return new GameState(history, clock.turn(Optional.empty(), at), Offers.NONE, Optional.of(newConclusion), false);
    }

    /**
     * {@return the state after a side has resigned}
     *
     * @param side the loser
     */
    public GameState resign(Side side) {
        return conclude(new Conclusion(Outcome.winFor(side.other()), Ending.RESIGNED));
    }

    /**
     * {@return the state after an event from outside, for example from a store}
     *
     * @param event the event
     * @throws IllegalArgumentException if the event cannot follow this state
     */
    public GameState after(GameEvent event) {
        Preconditions.require(this, event);
        return apply(event);
    }

    /** Returns the state after an event whose preconditions {@link Decider} has established. */
    GameState apply(GameEvent event) {
        if (event instanceof GameEvent.Moved moved) {
            return afterMove(moved);
        }
        if (event instanceof GameEvent.Offered offered) {
            return with(offers.plus(offered.offer()), rematchAgreed);
        }
        if (event instanceof GameEvent.Declined declined) {
            return with(offers.without(declined.kind()), rematchAgreed);
        }
        if (event instanceof GameEvent.Agreed agreed) {
            return afterAgreement(agreed);
        }
        GameEvent.Ended ended = (GameEvent.Ended) event;
        return concluded(ended.conclusion(), ended.at());
    }

    private GameState afterMove(GameEvent.Moved moved) {
        MoveHistory next = history.plus(moved.move());
        Clock turned = clock.moved(moved.side(), moved.left(), running(next, clock.timeControl()), moved.at());
        Offers standing = moved.move().isPass() ? offers : offers.afterMoveOf(moved.side());
        return new GameState(next, turned, next.last().isOver() ? Offers.NONE : standing, Optional.empty(), false);
    }

    private GameState afterAgreement(GameEvent.Agreed agreed) {
        return switch (agreed.kind()) {
            case DRAW -> with(offers.without(Offer.Kind.DRAW), rematchAgreed);
            case REMATCH -> with(offers.without(Offer.Kind.REMATCH), true);
            case TAKEBACK -> undoTo(takebackPly(agreed.side().other()).orElseThrow(), agreed.at());
        };
    }

    private GameState with(Offers newOffers, boolean rematch) {
        return new GameState(history, clock, newOffers, conclusion, rematch);
    }

    /**
     * {@return the state in which part of the current turn is not counted, see {@link Clock#credit}}
     *
     * @param millis the total credit of this turn in milliseconds
     */
    public GameState credit(long millis) {
        return new GameState(history, clock.credit(millis), offers, conclusion, rematchAgreed);
    }

    /**
     * {@return the ply to which a takeback returns: the last one at which the requester had a choice; empty if there is none}
     *
     * @param requester the side that asks for the takeback
     */
    public OptionalInt takebackPly(Side requester) {
        return history.lastChoice(requester);
    }

    /** {@return the start position and the position after each move} */
    public List<Position> positions() {
        return history.positions();
    }

    /** {@return the moves so far} */
    public List<Move> moves() {
        return history.moves();
    }

    /** {@return the clock} */
    public Clock clock() {
        return clock;
    }

    /** {@return the open offers in the order they were made; at most one of each kind} */
    public List<Offer> offers() {
        return offers.all();
    }

    /**
     * {@return the open offer of a kind}
     *
     * @param kind the kind of offer
     */
    public Optional<Offer> offer(Offer.Kind kind) {
        return offers.find(kind);
    }

    /** {@return whether both sides have agreed to a rematch} */
    public boolean rematchAgreed() {
        return rematchAgreed;
    }

    /** {@return how the game ended off the board, if it did} */
    public Optional<Conclusion> conclusion() {
        return conclusion;
    }

    /** {@return the start position} */
    public Position start() {
        return positions().get(0);
    }

    /** {@return the current position} */
    public Position position() {
        return history.last();
    }

    /** {@return the number of moves so far} */
    public int ply() {
        return history.ply();
    }

    /** {@return the last move; empty before the first} */
    public Optional<Move> lastMove() {
        return moves().isEmpty() ? Optional.empty() : Optional.of(moves().get(ply() - 1));
    }

    /** {@return whether no move has been made and the game has not ended} */
    public boolean isFresh() {
        return moves().isEmpty() && conclusion.isEmpty();
    }

    /** {@return whether the game is over, on the board or off it} */
    public boolean isOver() {
        return conclusion.isPresent() || position().isOver();
    }

    /** {@return who won; empty while the game is running} */
    public Optional<Outcome> outcome() {
        return conclusion.map(Conclusion::outcome).or(() -> position().outcome());
    }

    /** {@return why the game ended; empty while it is running} */
    public Optional<Ending> ending() {
        return conclusion.map(Conclusion::ending).or(() -> position().ending());
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof GameState other
                && history.equals(other.history)
                && clock.equals(other.clock)
                && offers.equals(other.offers)
                && conclusion.equals(other.conclusion)
                && rematchAgreed == other.rematchAgreed;
    }

    @Override
    public int hashCode() {
        return Objects.hash(history, clock, offers, conclusion, rematchAgreed);
    }

    @Override
    public String toString() {
        return start() + " " + moves() + conclusion.map(c -> " " + c).orElse("") + " " + clock + " " + offers();
    }
}
