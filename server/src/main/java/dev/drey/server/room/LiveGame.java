package dev.drey.server.room;

import dev.drey.play.GameState;
import java.util.List;
import java.util.Optional;

/**
 * A game as its happenings have made it. Immutable.
 *
 * @param seq how many happenings there were
 * @param state the board, the clocks, the offers; before the start, the board as it will be
 * @param next the game that follows
 */
public record LiveGame(Terms terms, Seats seats, GameStatus status, int seq, GameState state, Optional<String> next) {

    /** Before anything happened. */
    public static LiveGame of(Terms terms, Seats seats) {
        return new LiveGame(terms, seats, GameStatus.OPEN, 0, GameState.of(terms.start()), Optional.empty());
    }

    /** The game after something that happened. @throws IllegalArgumentException if it cannot have */
    public LiveGame after(RoomEvent event) {
        if (event instanceof RoomEvent.Seated seated) {
            return with(seats.with(seated.side(), seated.person()), status, state, next);
        } else if (event instanceof RoomEvent.Started started) {
            return with(
                    seats, GameStatus.RUNNING, GameState.of(terms.start(), terms.timeControl(), started.at()), next);
        } else if (event instanceof RoomEvent.Played played) {
            GameState after = state.after(played.event());
            return with(seats, after.isOver() ? GameStatus.OVER : status, after, next);
        } else if (event instanceof RoomEvent.Next following) {
            return with(seats, status, state, Optional.of(following.game()));
        }
        return with(seats, GameStatus.CANCELLED, state, next);
    }

    public LiveGame after(List<RoomEvent> happenings) {
        LiveGame game = this;
        for (RoomEvent event : happenings) {
            game = game.after(event);
        }
        return game;
    }

    private LiveGame with(Seats nextChairs, GameStatus nextStatus, GameState nextMatch, Optional<String> following) {
        return new LiveGame(terms, nextChairs, nextStatus, seq + 1, nextMatch, following);
    }

    /** The same game, of which nobody could see the clock for a while. */
    LiveGame credit(long millis) {
        return new LiveGame(terms, seats, status, seq, state.credit(millis), next);
    }

    public String id() {
        return terms.id();
    }

    public boolean isRunning() {
        return status == GameStatus.RUNNING;
    }

    /** The chair of the side that is to move, if one is. */
    Optional<Seat> toMove() {
        return isRunning() ? Optional.of(seats.of(state.position().toMove())) : Optional.empty();
    }
}
