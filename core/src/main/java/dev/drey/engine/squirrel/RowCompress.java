package dev.drey.engine.squirrel;

/** Extracts the bits of a mask, as {@code Integer.compress} of newer JDKs does, from a small table for each row of the board. */
final class RowCompress {
    private static final int ROW = 5;
    private static final int ROW_MASK = (1 << ROW) - 1;

    /** By mask and bits of a row. */
    private static final byte[] ROWS = new byte[1 << 2 * ROW];

    private static final byte[] COUNTS = new byte[1 << ROW];

    static {
        for (int mask = 0; mask <= ROW_MASK; mask++) {
            COUNTS[mask] = (byte) Integer.bitCount(mask);
            for (int bits = 0; bits <= ROW_MASK; bits++) {
                int result = 0;
                int at = 0;
                for (int rest = mask; rest != 0; rest &= rest - 1) {
                    result |= (bits >>> Integer.numberOfTrailingZeros(rest) & 1) << at++;
                }
                ROWS[mask << ROW | bits] = (byte) result;
            }
        }
    }

    private RowCompress() {}

    /** The bits of a set of cells that are in a mask, moved together. */
    static int compress(int cells, int mask) {
        int result = ROWS[(mask & ROW_MASK) << 5 | cells & ROW_MASK];
        int shift = COUNTS[mask & ROW_MASK];
        int row = mask >>> 5 & ROW_MASK;
        result |= ROWS[row << 5 | cells >>> 5 & ROW_MASK] << shift;
        shift += COUNTS[row];
        row = mask >>> 10 & ROW_MASK;
        result |= ROWS[row << 5 | cells >>> 10 & ROW_MASK] << shift;
        shift += COUNTS[row];
        row = mask >>> 15 & ROW_MASK;
        result |= ROWS[row << 5 | cells >>> 15 & ROW_MASK] << shift;
        shift += COUNTS[row];
        row = mask >>> 20;
        return result | ROWS[row << 5 | cells >>> 20] << shift;
    }
}
