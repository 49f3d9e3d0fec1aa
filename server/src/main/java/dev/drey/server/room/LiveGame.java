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
 */
public record LiveGame(Terms terms, Seats seats, GameStatus status, int seq, GameState state, Optional<String> next) {

    /** Returns a game without events. */
    public static LiveGame of(Terms terms, Seats seats) {
        return new LiveGame(terms, seats, GameStatus.OPEN, 0, GameState.of(terms.start()), Optional.empty());
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
        return with(seats, GameStatus.CANCELLED, state, next);
    }

    /** Returns the game after an event at the board that led to this state. */
    LiveGame afterBoard(GameState after) {
        return with(seats, after.isOver() ? GameStatus.OVER : status, after, next);
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
        return new LiveGame(terms, nextSeats, nextStatus, seq + 1, nextState, following);
    }

    /** Returns the same game with a player under another name. */
    LiveGame renamed(Seat.Person player) {
        return seats.sideOf(player.id())
                .map(side -> new LiveGame(terms, seats.with(side, player), status, seq, state, next))
                .orElse(this);
    }

    /** Returns the same game with part of the current turn left uncounted by the clock. */
    LiveGame credit(long millis) {
        return new LiveGame(terms, seats, status, seq, state.credit(millis), next);
    }

    public String id() {
        return terms.id();
    }

    public boolean isRunning() {
        return status == GameStatus.RUNNING;
    }

    /** The seat of the side to move while the game is running. */
    Optional<Seat> toMove() {
        return isRunning() ? Optional.of(seats.of(state.position().toMove())) : Optional.empty();
    }
}
