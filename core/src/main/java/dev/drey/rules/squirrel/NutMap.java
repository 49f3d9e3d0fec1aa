package dev.drey.rules.squirrel;

import dev.drey.rules.Symmetry;
import dev.drey.rules.TextSlice;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The values of the 25 cells, 1 to 99 each by the rules. They are given, or generated from a number that players can share;
 * docs/nut-maps.md defines the generator, which never changes.
 */
public final class NutMap {
    /** The least value of a cell. */
    public static final int MIN_VALUE = 1;
    /** The greatest value of a cell. */
    public static final int MAX_VALUE = 99;
    /** The greatest value in a {@link #lenient} map. */
    public static final int MAX_LENIENT_VALUE = 999;
    /** The greatest total of a map within the rules. The engine supports no greater total. */
    public static final int MAX_TOTAL = SquirrelKernel.CELLS * MAX_VALUE;
    /** The greatest number of a generated map. */
    public static final int MAX_NUMBER = 999_999;

    /** The increment of SplitMix64. */
    private static final long GAMMA = 0x9e3779b97f4a7c15L;

    private static final int SIZE = SquirrelKernel.SIZE;

    private final int[] values;
    /** The text of the map. It is not part of its identity: maps with the same values are equal. */
    private final String text;

    private NutMap(int[] values, String text) {
        this.values = values;
        this.text = text;
    }

    /**
     * {@return the map with these 25 values in row-major order}
     *
     * @param values the 25 values
     * @throws IllegalArgumentException if there are not 25 values, or one is not from 1 to 99
     */
    public static NutMap of(int... values) {
        return checked(MIN_VALUE, MAX_VALUE, values);
    }

    /**
     * {@return a map with values from 0 to 999, which the rules do not allow but homework files contain} Its text cannot be read
     * back, so no game can be played on it.
     *
     * @param values the 25 values in row-major order
     */
    public static NutMap lenient(int... values) {
        return checked(0, MAX_LENIENT_VALUE, values);
    }

    private static NutMap checked(int min, int max, int... values) {
        if (values.length != SquirrelKernel.CELLS) {
            throw new IllegalArgumentException(
                    "the nut map has " + values.length + " values; expected " + SquirrelKernel.CELLS);
        }
        for (int value : values) {
            if (value < min || value > max) {
                throw new IllegalArgumentException("invalid nut value " + value + "; expected " + min + " to " + max);
            }
        }
        int[] own = values.clone();
        return new NutMap(own, write(own));
    }

    /**
     * {@return the map generated from a number from 0 to 999999}
     *
     * @param number the number of the map
     * @throws IllegalArgumentException if the number is out of range
     */
    public static NutMap numbered(int number) {
        if (number < 0 || number > MAX_NUMBER) {
            throw new IllegalArgumentException("invalid map number " + number + "; expected 0 to " + MAX_NUMBER);
        }
        int[] values = new int[SquirrelKernel.CELLS];
        long state = number;
        for (int cell = 0; cell < values.length; cell++) {
            state += GAMMA;
            values[cell] = MIN_VALUE + (int) ((mix(state) >>> 33) % MAX_VALUE);
        }
        return new NutMap(values, Integer.toString(number));
    }

    /**
     * {@return the map of the day, the same for everyone} It is numbered, by one step of the same generator from the number of
     * days since 1970-01-01.
     *
     * @param date the date in UTC
     */
    public static NutMap ofDay(LocalDate date) {
        return numbered((int) ((mix(date.toEpochDay() + GAMMA) >>> 33) % (MAX_NUMBER + 1)));
    }

    /** The output function of SplitMix64. */
    private static long mix(long state) {
        long z = (state ^ state >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    /** Parses a number, or five rows of five values, with commas between values and slashes between rows. */
    static NutMap read(TextSlice text) {
        String word = text.toString();
        if (!word.contains(",") && !word.contains("/")) {
            return numbered(number(text));
        }
        List<TextSlice> rows = text.split('/');
        if (rows.size() != SIZE) {
            throw text.error(
                    "the nut map has " + rows.size() + (rows.size() == 1 ? " row" : " rows"),
                    SIZE + " rows separated by '/'");
        }
        int[] values = new int[SquirrelKernel.CELLS];
        for (int row = 0; row < SIZE; row++) {
            List<TextSlice> cells = rows.get(row).split(',');
            if (cells.size() != SIZE) {
                throw rows.get(row)
                        .error(
                                "row " + (row + 1) + " has " + cells.size()
                                        + (cells.size() == 1 ? " nut value" : " nut values"),
                                SIZE + " separated by ','");
            }
            for (int col = 0; col < SIZE; col++) {
                values[row * SIZE + col] = value(cells.get(col));
            }
        }
        return of(values);
    }

    private static int number(TextSlice text) {
        int number = digits(text, 6);
        if (number < 0) {
            throw text.error(
                    "invalid nut map " + text.quoted(),
                    "a number from 0 to " + MAX_NUMBER + ", or 25 values from 1 to 99 as a,b,c,d,e/.../.../.../...");
        }
        return number;
    }

    private static int value(TextSlice text) {
        int value = digits(text, 2);
        if (value < MIN_VALUE) {
            throw text.error(text.isEmpty() ? "missing nut value" : "invalid nut value " + text.quoted(), "1 to 99");
        }
        return value;
    }

    /** Parses digits; returns -1 if there are none, other characters, or too many digits. */
    private static int digits(TextSlice text, int maxDigits) {
        if (text.isEmpty() || text.length() > maxDigits) {
            return -1;
        }
        int number = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') {
                return -1;
            }
            number = number * 10 + (c - '0');
        }
        return number;
    }

    private static String write(int[] values) {
        return java.util.stream.IntStream.range(0, SIZE)
                .mapToObj(row -> Arrays.stream(values, row * SIZE, row * SIZE + SIZE)
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining("/"));
    }

    /**
     * {@return the value of a cell}
     *
     * @param cell the cell
     */
    public int at(int cell) {
        return values[cell];
    }

    /**
     * {@return the sum of the values of these cells}
     *
     * @param cells the cells
     */
    public int sum(long cells) {
        int sum = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            sum += values[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /** {@return the sum of all values} */
    public int total() {
        return sum(SquirrelKernel.BOARD);
    }

    /** {@return all 25 values, row by row} */
    public int[] values() {
        return values.clone();
    }

    NutMap transform(Symmetry symmetry) {
        int[] moved = new int[values.length];
        for (int cell = 0; cell < values.length; cell++) {
            moved[Long.numberOfTrailingZeros(symmetry.apply(SquirrelWar.GRID, SIZE, 1L << cell))] = values[cell];
        }
        return Arrays.equals(moved, values) ? this : new NutMap(moved, write(moved));
    }

    /** {@return the number from which the map was generated, or its values} */
    public String text() {
        return text;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof NutMap other && Arrays.equals(values, other.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return text;
    }
}
