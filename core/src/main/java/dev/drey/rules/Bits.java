package dev.drey.rules;

/** Operations on sets of cells stored as the bits of a long. */
public final class Bits {
    private static final long ONES = 0x0101010101010101L;
    private static final long TOPS = 0x8080808080808080L;

    /** The index of the nth set bit of a byte: {@code NTH[byte << 3 | n]}. */
    private static final byte[] NTH = new byte[256 << 3];

    static {
        for (int bits = 0; bits < 256; bits++) {
            int n = 0;
            for (int rest = bits; rest != 0; rest &= rest - 1) {
                NTH[bits << 3 | n++] = (byte) Integer.numberOfTrailingZeros(rest);
            }
        }
    }

    private Bits() {}

    /**
     * {@return the nth cell of a set, the lowest being number 0; the set must have more than n cells}
     *
     * <p>A loop that removes n cells is simpler, but its number of iterations is unpredictable for the processor. Here each
     * byte of {@code upTo} counts the set bits up to and including that byte, so the number of bytes that count at most n is
     * the index of the byte that holds the cell.
     *
     * @param set the set
     * @param n the index of the cell in the set, from 0
     */
    public static int nth(long set, int n) {
        long pairs = set - (set >>> 1 & 0x5555555555555555L);
        long nibbles = (pairs & 0x3333333333333333L) + (pairs >>> 2 & 0x3333333333333333L);
        long upTo = (nibbles + (nibbles >>> 4) & 0x0f0f0f0f0f0f0f0fL) * ONES;
        int at = Long.bitCount((n * ONES | TOPS) - upTo & TOPS) << 3;
        int before = (int) (upTo << 8 >>> at) & 0xff;
        int bits = (int) (set >>> at) & 0xff;
        return at + NTH[bits << 3 | n - before & 7];
    }
}
