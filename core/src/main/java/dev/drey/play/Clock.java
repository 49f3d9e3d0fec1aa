package dev.drey.play;

import dev.drey.rules.Side;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What each side has left, and whose time runs since when. Immutable: it says what it would show at a given time. Times are
 * milliseconds, moments those since 1970.
 *
 * @param first what the first side had left when the turn began
 * @param second what the second side had left then
 * @param running whose time runs; empty before the clocks start, after the game and where there is no clock
 * @param since when the turn began
 * @param credit how much of the time since then does not count
 */
public record Clock(TimeControl timeControl, long first, long second, Optional<Side> running, long since, long credit) {
    public Clock {
        if (first < 0 || second < 0 || credit < 0) {
            throw new IllegalArgumentException("time below zero: " + first + ", " + second + ", credit " + credit);
        }
    }

    /** The clock before the game, with nobody's time running. */
    public static Clock of(TimeControl timeControl, long now) {
        return new Clock(timeControl, timeControl.startMillis(), timeControl.startMillis(), Optional.empty(), now, 0);
    }

    /** What a side has left; never below 0; {@link Long#MAX_VALUE} without a clock. */
    public long left(Side side, long now) {
        boolean runs = running.isPresent() && running.get() == side;
        return runs ? Math.max(0, atTurn(side) - elapsed(now)) : atTurn(side);
    }

    /** How long the turn has lasted, less what does not count. */
    public long elapsed(long now) {
        return Math.max(0, now - since - credit);
    }

    /** When the time of the side that runs is over; {@link Long#MAX_VALUE} if none runs. */
    public long flagsAt() {
        return running.isPresent() ? since + credit + atTurn(running.get()) : Long.MAX_VALUE;
    }

    /**
     * Does not count that much of the time since the turn began: the server was away. It is the whole of it, so that saying it
     * again changes nothing.
     */
    public Clock credit(long millis) {
        return new Clock(timeControl, first, second, running, since, millis);
    }

    /** What a side that moves now has left after it; empty without a clock. A forced pass earns nothing. */
    OptionalLong leftAfterMove(Side side, boolean pass, long now) {
        if (timeControl instanceof TimeControl.Increment increment) {
            boolean earns = running.isPresent() && !pass;
            return OptionalLong.of(left(side, now) + (earns ? increment.incrementMillis() : 0));
        }
        return timeControl instanceof TimeControl.Daily
                ? OptionalLong.of(timeControl.startMillis())
                : OptionalLong.empty();
    }

    /** After a move that left the mover so much; the next turn begins. */
    Clock moved(Side mover, OptionalLong left, Optional<Side> next, long at) {
        return with(mover, left.orElse(Long.MAX_VALUE)).startTurn(next, at);
    }

    /** Takes the time used from the side that ran; another turn begins, or none if the game is over. */
    Clock turn(Optional<Side> next, long at) {
        Clock charged = running.map(side -> with(side, left(side, at))).orElse(this);
        return charged.startTurn(next, at);
    }

    private Clock startTurn(Optional<Side> next, long at) {
        // With days for each move, a side that waits has all of them for the next.
        Clock refilled = timeControl instanceof TimeControl.Daily && next.isPresent()
                ? with(next.get().other(), timeControl.startMillis())
                : this;
        return new Clock(timeControl, refilled.first, refilled.second, next, at, 0);
    }

    private long atTurn(Side side) {
        return side == Side.FIRST ? first : second;
    }

    private Clock with(Side side, long left) {
        return side == Side.FIRST
                ? new Clock(timeControl, left, second, running, since, credit)
                : new Clock(timeControl, first, left, running, since, credit);
    }
}
