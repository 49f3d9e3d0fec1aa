package dev.drey.play;

import dev.drey.rules.Side;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** The rules for claiming a win because the opponent has abandoned the game. */
public final class AbandonmentRules {
    /** In a game with a clock: how long the side to move may be away, or may delay its first move. */
    public static final Duration TIMED_WAIT = Duration.ofSeconds(60);

    /** In a game without a clock: how long the side to move may be away. */
    public static final Duration UNTIMED_WAIT = Duration.ofMinutes(5);

    private AbandonmentRules() {}

    /**
     * {@return how long the opponent must wait for the side to move; empty with days per move, where nobody has to be present}
     *
     * @param timeControl the time control of the game
     */
    public static Optional<Duration> waitingTime(TimeControl timeControl) {
        if (timeControl instanceof TimeControl.Daily) {
            return Optional.empty();
        }
        return Optional.of(timeControl instanceof TimeControl.None ? UNTIMED_WAIT : TIMED_WAIT);
    }

    /**
     * {@return how long a side must still wait in milliseconds if nothing changes: 0 if it may claim now, empty if waiting does
     * not help}
     *
     * @param state the state of the game
     * @param side the side that wants to claim the win
     * @param awayMillis how long the opponent has been away; 0 while the opponent is connected
     * @param now the current time in milliseconds since 1970
     */
    public static OptionalLong millisToWait(GameState state, Side side, long awayMillis, long now) {
        Optional<Duration> required = waitingTime(state.clock().timeControl());
        if (state.isOver() || state.position().toMove() == side || required.isEmpty()) {
            return OptionalLong.empty();
        }
        boolean delaysFirstMove = state.clock().timeControl() instanceof TimeControl.Increment
                && state.clock().running().isEmpty();
        if (awayMillis <= 0 && !delaysFirstMove) {
            return OptionalLong.empty();
        }
        // Absence counts only during the opponent's own turn.
        long turn = state.clock().elapsed(now);
        long missed = delaysFirstMove ? turn : Math.min(turn, awayMillis);
        return OptionalLong.of(Math.max(0, required.get().toMillis() - missed));
    }

    /** Returns why a claim is too early; empty if it is not. */
    static Optional<String> tooEarly(GameState state, Command.ClaimWin claim, long now) {
        OptionalLong wait = millisToWait(state, claim.side(), claim.awayMillis(), now);
        if (wait.isPresent()) {
            long seconds = (wait.getAsLong() + 999) / 1000;
            return seconds == 0 ? Optional.empty() : Optional.of("You can claim the win in " + seconds + " s.");
        }
        if (state.position().toMove() == claim.side()) {
            return Optional.of("It is your turn: you can claim the win only while your opponent is to move.");
        }
        return Optional.of(
                waitingTime(state.clock().timeControl())
                        .map(required -> "Your opponent is connected: you can claim the win " + required.toSeconds()
                                + " s after your opponent leaves.")
                        .orElse(
                                "With days per move, nobody has to stay connected: you win when your opponent's time runs out."));
    }
}
