package dev.drey.server.room;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/**
 * How long games last that nobody plays, in milliseconds.
 *
 * @param open how long a game may wait for a player, or for the first move of a person against an engine
 * @param lobby how long a game of the lobby lasts after its creator has left
 * @param unplayed how long an unplayed game stays in the store after it has ended
 */
public record Lifetimes(long open, long lobby, long unplayed) {
    /** The origin of a game is removed when it has been over for this time. */
    static final long ORIGIN_MILLIS = TimeUnit.DAYS.toMillis(1);

    public static Lifetimes of(int openGameDays, int lobbyMinutes, int unplayedGameDays) {
        return new Lifetimes(
                TimeUnit.DAYS.toMillis(openGameDays),
                TimeUnit.MINUTES.toMillis(lobbyMinutes),
                TimeUnit.DAYS.toMillis(unplayedGameDays));
    }

    /**
     * Returns when a game expires unless something happens: an open game, or a running game without a move of a person. Where a clock
     * runs, the clock ends the game instead. If two people play, they have as long as players of abandoned games.
     */
    OptionalLong expiry(LiveGame game, long now) {
        if (game.status() == GameStatus.OPEN) {
            return OptionalLong.of(game.terms().created() + open);
        }
        long people = game.seats().people();
        boolean waits = game.isRunning()
                && !game.played()
                && people > 0
                && game.state().clock().flagsAt() == Long.MAX_VALUE;
        long since = now - game.state().clock().elapsed(now);
        return waits
                ? OptionalLong.of(since + (people == 1 ? open : Math.max(open, RoomDecider.ABANDONED_MILLIS)))
                : OptionalLong.empty();
    }
}
