package dev.drey.play;

import dev.drey.rules.Side;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** When a game may be claimed because the opponent left it. */
public final class AbandonmentRules {
    /** With a clock: how long the side to move may be away, or not make its first move. */
    public static final Duration TIMED_WAIT = Duration.ofSeconds(60);

    /** Without one: how long the side to move may be away. */
    public static final Duration UNTIMED_WAIT = Duration.ofMinutes(5);

    private AbandonmentRules() {}

    /** How long one has to wait for the side to move; empty where nobody has to be there, with days for each move. */
    public static Optional<Duration> waitingTime(TimeControl timeControl) {
        if (timeControl instanceof TimeControl.Daily) {
            return Optional.empty();
        }
        return Optional.of(timeControl instanceof TimeControl.None ? UNTIMED_WAIT : TIMED_WAIT);
    }

    /**
     * How long, in milliseconds, a side would still have to wait if nothing changed: 0 if it may claim now, empty if waiting
     * does not help.
     *
     * @param awayMillis how long the other side has been away; 0 if it is here
     */
    public static OptionalLong millisToWait(GameState state, Side side, long awayMillis, long now) {
        Optional<Duration> after = waitingTime(state.clock().timeControl());
        if (state.isOver() || state.position().toMove() == side || after.isEmpty()) {
            return OptionalLong.empty();
        }
        boolean mustBegin = state.clock().timeControl() instanceof TimeControl.Increment
                && state.clock().running().isEmpty();
        if (awayMillis <= 0 && !mustBegin) {
            return OptionalLong.empty();
        }
        // Away while the other side thinks is nobody's loss: what counts is a turn left alone.
        long turn = state.clock().elapsed(now);
        long missed = mustBegin ? turn : Math.min(turn, awayMillis);
        return OptionalLong.of(Math.max(0, after.get().toMillis() - missed));
    }

    /** Why a claim is too early; empty if it is not. */
    static Optional<String> tooEarly(GameState state, Command.ClaimWin claim, long now) {
        OptionalLong wait = millisToWait(state, claim.side(), claim.awayMillis(), now);
        if (wait.isPresent()) {
            long seconds = (wait.getAsLong() + 999) / 1000;
            return seconds == 0 ? Optional.empty() : Optional.of("You can claim the game in " + seconds + " s.");
        }
        if (state.position().toMove() == claim.side()) {
            return Optional.of("It is your turn: you can claim the game only while your opponent is to move.");
        }
        return Optional.of(waitingTime(state.clock().timeControl())
                .map(after -> "Your opponent is here: you can claim the game " + after.toSeconds()
                        + " s after your opponent left.")
                .orElse("With days for each move nobody has to be here: the game is yours when the time is over."));
    }
}
