package dev.drey.server.room;

import dev.drey.play.GameState;
import java.util.List;
import java.util.Optional;

/**
 * A game on the server: its terms, its seats and the state at the board. Immutable; each event leads to a new one.
 *
 * @param seq the number of events so far
 * @param state the game at the board; before the start, with the position it will start from
 * @param next the game that follows this one
 * @param played whether a person has made a move, even one that was taken back
 */
public record LiveGame(
        Terms terms, Seats seats, GameStatus status, int seq, GameState state, Optional<String> next, boolean played) {

    /** Returns a game without events. */
    public static LiveGame of(Terms terms, Seats seats) {
        return new LiveGame(terms, seats, GameStatus.OPEN, 0, GameState.of(terms.start()), Optional.empty(), false);
    }

    /**
     * Returns the game after an event.
     *
     * @throws IllegalArgumentException if the event cannot follow
     */
    public LiveGame after(RoomEvent event) {
        if (event instanceof RoomEvent.Played played) {
            return afterBoard(state.after(played.event()));
        } else if (event instanceof RoomEvent.Seated seated) {
            return with(seats.with(seated.side(), seated.person()), status, state, next);
        } else if (event instanceof RoomEvent.Started started) {
            GameState start = GameState.of(terms.start(), terms.timeControl(), started.at());
            return with(seats, GameStatus.RUNNING, start, next);
        } else if (event instanceof RoomEvent.Next following) {
            return with(seats, status, state, Optional.of(following.game()));
        }
        GameStatus ended = event instanceof RoomEvent.Expired ? GameStatus.EXPIRED : GameStatus.CANCELLED;
        return with(seats, ended, state, next);
    }

    /** Returns the game after an event at the board that led to this state. */
    LiveGame afterBoard(GameState after) {
        boolean playedNow = played || after.ply() > state.ply() && isChosenByPerson();
        return new LiveGame(terms, seats, after.isOver() ? GameStatus.OVER : status, seq + 1, after, next, playedNow);
    }

    /** Returns the game after several events. */
    public LiveGame after(List<RoomEvent> events) {
        LiveGame game = this;
        for (RoomEvent event : events) {
            game = game.after(event);
        }
        return game;
    }

    private LiveGame with(Seats nextSeats, GameStatus nextStatus, GameState nextState, Optional<String> following) {
        return new LiveGame(terms, nextSeats, nextStatus, seq + 1, nextState, following, played);
    }

    /** Returns the same game with a player under another name. */
    LiveGame renamed(Seat.Person player) {
        return seats.sideOf(player.id())
                .map(side -> new LiveGame(terms, seats.with(side, player), status, seq, state, next, played))
                .orElse(this);
    }

    /** Returns the same game with part of the current turn left uncounted by the clock. */
    LiveGame credit(long millis) {
        return new LiveGame(terms, seats, status, seq, state.credit(millis), next, played);
    }

    public String id() {
        return terms.id();
    }

    /** Whether the game is open or running. */
    boolean isUnfinished() {
        return status == GameStatus.OPEN || status == GameStatus.RUNNING;
    }

    public boolean isRunning() {
        return status == GameStatus.RUNNING;
    }

    /** Whether the next move is chosen by a person; a forced pass is played by the server. */
    private boolean isChosenByPerson() {
        return seats.of(state.position().toMove()) instanceof Seat.Person
                && !state.position().mustPass();
    }

    /** Whether the game is deleted after a while: it ended without a result, and no person but its creator has played in it. */
    boolean isDiscarded() {
        boolean withoutResult = status == GameStatus.CANCELLED || status == GameStatus.EXPIRED;
        return withoutResult && (!played || !seats.hasPersonOtherThan(terms.creator()));
    }

    /** The seat of the side to move while the game is running. */
    Optional<Seat> toMove() {
        return isRunning() ? Optional.of(seats.of(state.position().toMove())) : Optional.empty();
    }
}
