package dev.drey.play;

import dev.drey.rules.Side;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The remaining time of both sides. Immutable: every reading is computed for a given time. All times are in milliseconds,
 * moments in milliseconds since 1970.
 *
 * @param timeControl the time control of the game
 * @param first the time of the first side when the turn started
 * @param second the time of the second side when the turn started
 * @param running the side whose clock runs; empty before the clocks start, after the game, and without a clock
 * @param since when the turn started
 * @param credit the part of the time since then that does not count
 */
public record Clock(TimeControl timeControl, long first, long second, Optional<Side> running, long since, long credit) {
    /**
     * Checks that no time is negative.
     *
     * @param timeControl the time control of the game
     * @param first the time of the first side when the turn started
     * @param second the time of the second side when the turn started
     * @param running the side whose clock runs
     * @param since when the turn started
     * @param credit the part of the time since then that does not count
     */
    public Clock {
        if (first < 0 || second < 0 || credit < 0) {
            throw new IllegalArgumentException("negative time: " + first + ", " + second + ", credit " + credit);
        }
    }

    /**
     * {@return the clock before the game, which does not run}
     *
     * @param timeControl the time control of the game
     * @param now the time in milliseconds since 1970
     */
    public static Clock of(TimeControl timeControl, long now) {
        return new Clock(timeControl, timeControl.startMillis(), timeControl.startMillis(), Optional.empty(), now, 0);
    }

    /**
     * {@return the remaining time of a side; never negative; {@link Long#MAX_VALUE} without a clock}
     *
     * @param side the side
     * @param now the time in milliseconds since 1970
     */
    public long left(Side side, long now) {
        boolean runs = running.isPresent() && running.get() == side;
        return runs ? Math.max(0, atTurn(side) - elapsed(now)) : atTurn(side);
    }

    /**
     * {@return the duration of the turn, without the credit}
     *
     * @param now the time in milliseconds since 1970
     */
    public long elapsed(long now) {
        return Math.max(0, now - since - credit);
    }

    /** {@return the moment at which the running clock reaches zero; {@link Long#MAX_VALUE} if none runs} */
    public long flagsAt() {
        return running.isPresent() ? since + credit + atTurn(running.get()) : Long.MAX_VALUE;
    }

    /**
     * {@return the clock with a part of the turn not counted, because the server was down} The value is the total credit of the
     * turn, so that applying it again changes nothing.
     *
     * @param millis the total credit of this turn in milliseconds
     */
    public Clock credit(long millis) {
        return new Clock(timeControl, first, second, running, since, millis);
    }

    /** The time of a side after it moves now; empty without a clock. A forced pass earns no increment. */
    OptionalLong leftAfterMove(Side side, boolean pass, long now) {
        if (timeControl instanceof TimeControl.Increment increment) {
            boolean earns = running.isPresent() && !pass;
            return OptionalLong.of(left(side, now) + (earns ? increment.incrementMillis() : 0));
        }
        return timeControl instanceof TimeControl.Daily
                ? OptionalLong.of(timeControl.startMillis())
                : OptionalLong.empty();
    }

    /** Returns the clock after a move that left the mover this time, at the start of the next turn. */
    Clock moved(Side mover, OptionalLong left, Optional<Side> next, long at) {
        return with(mover, left.orElse(Long.MAX_VALUE)).startTurn(next, at);
    }

    /** Deducts the used time from the running side and starts another turn, or none if the game is over. */
    Clock turn(Optional<Side> next, long at) {
        Clock charged = running.map(side -> with(side, left(side, at))).orElse(this);
        return charged.startTurn(next, at);
    }

    private Clock startTurn(Optional<Side> next, long at) {
        // With days per move, the waiting side gets the full time for its next move.
        Clock withFullTime = timeControl instanceof TimeControl.Daily && next.isPresent()
                ? with(next.get().other(), timeControl.startMillis())
                : this;
        return new Clock(timeControl, withFullTime.first, withFullTime.second, next, at, 0);
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
