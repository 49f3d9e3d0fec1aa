package dev.drey.engine.squirrel;

import dev.drey.rules.squirrel.SquirrelKernel;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Writes and reads the bounds of a {@link DominanceTable}. Tables of other sizes can read them, because each set is stored again.
 *
 * <pre>
 *   version of the format
 *   for each set of empty cells:   the cells (25 bits)  number of its entries (4)
 *                                  its entries, as in the table
 *   0
 * </pre>
 */
final class SavedBounds {
    /** The version of the format. Increase it when the meaning of the entries of {@link DominanceTable} changes. */
    private static final int VERSION = 1;

    private static final int COUNT_BITS = 4;
    private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;

    private SavedBounds() {}

    /**
     * Writes the bounds of the sets with the most empty cells, which took the most work to find. No thread may be using the table.
     *
     * @param maxInts the maximum number of ints to write for them
     */
    static void write(DominanceTable table, DataOutput out, int maxInts) throws IOException {
        out.writeInt(VERSION);
        int minEmpties = minEmpties(table, maxInts);
        ByteBuffer bytes = ByteBuffer.allocate((1 + DominanceTable.MAX_ENTRIES) * Integer.BYTES);
        table.visit((empty, entries, count) -> {
            if (Integer.bitCount(empty) >= minEmpties) {
                bytes.clear().putInt(empty << COUNT_BITS | count);
                for (int i = 0; i < count; i++) {
                    bytes.putInt(entries[i]);
                }
                out.write(bytes.array(), 0, bytes.position());
            }
        });
        out.writeInt(0);
    }

    /** The least number of empty cells for which all sets with at least so many need no more than a number of ints. */
    private static int minEmpties(DominanceTable table, int maxInts) throws IOException {
        long[] ints = new long[SquirrelKernel.CELLS + 1];
        table.visit((empty, entries, count) -> ints[Integer.bitCount(empty)] += 1 + count);
        int empties = ints.length;
        long sum = 0;
        while (empties > DominanceTable.MIN_EMPTIES && sum + ints[empties - 1] <= maxInts) {
            empties--;
            sum += ints[empties];
        }
        return empties;
    }

    /**
     * Reads bounds and stores them if all are valid. No thread may be using the table.
     *
     * @param maxInts the maximum number of ints to read
     * @throws IOException if reading fails, or the data is of another version or not valid
     */
    static void read(DominanceTable table, DataInput in, int maxInts) throws IOException {
        int version = in.readInt();
        if (version != VERSION) {
            throw new IOException("its bounds have version " + version + ", not " + VERSION);
        }
        int[] ints = new int[1 << 10];
        int end = 0;
        for (int head = in.readInt(); head != 0; head = in.readInt()) {
            int count = head & COUNT_MASK;
            if (end + 1 + count > maxInts) {
                throw new IOException("too many bounds");
            }
            if (end + 1 + count > ints.length) {
                ints = Arrays.copyOf(ints, 2 * ints.length);
            }
            ints[end++] = head;
            int cells = cells(head >>> COUNT_BITS);
            for (int i = 0; i < count; i++) {
                int entry = in.readInt();
                if (DominanceTable.bound(entry) <= DominanceTable.LEAST_BOUND
                        || (DominanceTable.owned(entry) & ~cells) != 0) {
                    throw new IOException("a bound is not valid");
                }
                ints[end++] = entry;
            }
        }
        for (int at = 0; at < end; at += 1 + (ints[at] & COUNT_MASK)) {
            store(table, ints, at);
        }
    }

    /** The cells that entries of a set of empty cells may have. */
    private static int cells(int empty) throws IOException {
        if ((empty & ~CanonicalPosition.BOARD) != 0 || Integer.bitCount(empty) < DominanceTable.MIN_EMPTIES) {
            throw new IOException("a set of empty cells is not valid");
        }
        return (1 << Integer.bitCount(CanonicalPosition.neighbours(empty) & ~empty)) - 1;
    }

    /** Stores the entries of a set in the order in which they were found, so that the newest come first again. */
    private static void store(DominanceTable table, int[] ints, int at) {
        int empty = ints[at] >>> COUNT_BITS;
        int count = ints[at] & COUNT_MASK;
        for (int i = 1; i <= count; i++) {
            store(table, empty, DominanceTable.UPPER, ints[at + i]);
            store(table, empty, DominanceTable.LOWER, ints[at + 1 + count - i]);
        }
    }

    private static void store(DominanceTable table, int empty, int kind, int entry) {
        if (DominanceTable.kind(entry) == kind) {
            table.store(empty, kind, DominanceTable.owned(entry), DominanceTable.bound(entry));
        }
    }
}
