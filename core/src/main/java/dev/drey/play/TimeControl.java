package dev.drey.play;

import dev.drey.rules.BadText;
import dev.drey.rules.TextSlice;
import java.math.BigDecimal;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The time control of a game. */
public sealed interface TimeControl {
    /** No clock. */
    TimeControl NONE = new None();

    /** {@return the time control as text that {@link #parse} reads} */
    String text();

    /** {@return the time of each side at the start in milliseconds; {@link Long#MAX_VALUE} without a limit} */
    long startMillis();

    /**
     * {@return whether the clock of the side to move runs after {@code ply} moves}
     *
     * @param ply the number of moves so far
     */
    boolean runsAt(int ply);

    /** No clock. */
    record None() implements TimeControl {
        @Override
        public String text() {
            return "none";
        }

        @Override
        public long startMillis() {
            return Long.MAX_VALUE;
        }

        @Override
        public boolean runsAt(int ply) {
            return false;
        }
    }

    /**
     * A time for the whole game and an increment per move. The clocks start after each side has made its first move.
     *
     * @param initialMillis a multiple of a hundredth of a minute, at most three hours
     * @param incrementMillis whole seconds, at most three minutes
     */
    record Increment(long initialMillis, long incrementMillis) implements TimeControl {
        static final long HUNDREDTH_OF_MINUTE = 600;
        static final long MAX_INITIAL = TimeUnit.HOURS.toMillis(3);
        static final long MAX_INCREMENT = TimeUnit.SECONDS.toMillis(180);

        /**
         * Checks the limits.
         *
         * @param initialMillis the time for the whole game
         * @param incrementMillis the increment per move
         */
        public Increment {
            if (initialMillis < 0 || initialMillis > MAX_INITIAL || initialMillis % HUNDREDTH_OF_MINUTE != 0) {
                throw new IllegalArgumentException(
                        "initial time " + initialMillis + " ms; expected 0 to 180 minutes, in hundredths of a minute");
            }
            if (incrementMillis < 0 || incrementMillis > MAX_INCREMENT || incrementMillis % 1000 != 0) {
                throw new IllegalArgumentException(
                        "increment " + incrementMillis + " ms; expected 0 to 180 whole seconds");
            }
            if (initialMillis == 0 && incrementMillis == 0) {
                throw new IllegalArgumentException("the clock needs an initial time, an increment, or both");
            }
        }

        @Override
        public String text() {
            BigDecimal minutes = BigDecimal.valueOf(initialMillis / HUNDREDTH_OF_MINUTE, 2);
            return minutes.stripTrailingZeros().toPlainString() + "+" + incrementMillis / 1000;
        }

        /** The initial time, or the increment if the initial time is 0. */
        @Override
        public long startMillis() {
            return initialMillis == 0 ? incrementMillis : initialMillis;
        }

        @Override
        public boolean runsAt(int ply) {
            return ply >= 2;
        }
    }

    /**
     * A number of days for each move, from the start of the game.
     *
     * @param days the number of days
     */
    record Daily(int days) implements TimeControl {
        static final int MAX_DAYS = 30;

        /**
         * Checks the limits.
         *
         * @param days the number of days
         */
        public Daily {
            if (days < 1 || days > MAX_DAYS) {
                throw new IllegalArgumentException(days + " days per move; expected 1 to " + MAX_DAYS);
            }
        }

        @Override
        public String text() {
            return days + "d";
        }

        @Override
        public long startMillis() {
            return TimeUnit.DAYS.toMillis(days);
        }

        @Override
        public boolean runsAt(int ply) {
            return true;
        }
    }

    /**
     * Parses {@code none}, {@code 5+3} (minutes, which may have decimals, and seconds per move) or {@code 2d} (days per move).
     *
     * @param text the text of a time control
     * @return the time control
     * @throws BadText if the text is none of these, or a value is out of range
     */
    static TimeControl parse(String text) {
        TextSlice whole = TextSlice.of(text);
        if (whole.toString().equalsIgnoreCase("none")) {
            return NONE;
        }
        if (whole.toString().matches("[0-9]+ *[dD]")) {
            return new Daily(
                    number(new TextSlice(text, whole.from(), whole.to() - 1).strip(), 1, Daily.MAX_DAYS, "days"));
        }
        List<TextSlice> parts = whole.split('+');
        if (parts.size() != 2) {
            throw whole.error(
                    whole.isEmpty() ? "missing clock" : "invalid clock " + whole.quoted(),
                    "none, MINUTES+SECONDS such as 5+3 (3 seconds added per move), or days per move such as 2d");
        }
        long initial = minutes(parts.get(0));
        long increment = 1000L * number(parts.get(1), 0, (int) (Increment.MAX_INCREMENT / 1000), "seconds");
        if (initial == 0 && increment == 0) {
            throw whole.error("the clock has no time", "minutes, seconds per move, or none for no clock");
        }
        return new Increment(initial, increment);
    }

    private static long minutes(TextSlice text) {
        if (text.toString().matches("[0-9]{1,3}([.][0-9]{1,2})?")) {
            long millis = new BigDecimal(text.toString())
                    .multiply(BigDecimal.valueOf(60_000))
                    .longValueExact();
            if (millis <= Increment.MAX_INITIAL) {
                return millis;
            }
        }
        throw text.error("invalid minutes " + text.quoted(), "0 to 180, with at most two decimals, such as 0.5");
    }

    private static int number(TextSlice text, int min, int max, String unit) {
        if (text.toString().matches("[0-9]{1,3}")) {
            int number = Integer.parseInt(text.toString());
            if (number >= min && number <= max) {
                return number;
            }
        }
        throw text.error("invalid " + unit + " " + text.quoted(), min + " to " + max);
    }
}
