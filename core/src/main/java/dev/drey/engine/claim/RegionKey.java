package dev.drey.engine.claim;

import dev.drey.engine.TranspositionTable;

/** Table key of a region; symmetric regions may share one. */
final class RegionKey {
    private final BoardSymmetries symmetries;
    private long free;
    private long own;
    private long other;
    private long hash;
    private int symmetry;

    RegionKey(BoardSymmetries symmetries) {
        this.symmetries = symmetries;
    }

    long hash() {
        return hash;
    }

    /** Sets the key to a region as it is. */
    void set(long newFree, long newOwn, long newOther) {
        free = newFree;
        own = newOwn;
        other = newOther;
        symmetry = 0;
        hash = TranspositionTable.hash(free, own, other);
    }

    /** Sets the key to the smallest of all symmetric images of a region. */
    void setCanonical(long newFree, long newOwn, long newOther) {
        free = newFree;
        own = newOwn;
        other = newOther;
        symmetry = 0;
        for (int i = 1; i < symmetries.count(); i++) {
            long imageFree = symmetries.image(i, newFree);
            if (imageFree > free) {
                continue;
            }
            long imageOwn = symmetries.image(i, newOwn);
            long imageOther = symmetries.image(i, newOther);
            if (imageFree < free || imageOwn < own || imageOwn == own && imageOther < other) {
                free = imageFree;
                own = imageOwn;
                other = imageOther;
                symmetry = i;
            }
        }
        hash = TranspositionTable.hash(free, own, other);
    }

    /** The table's entry of this key, or {@link TranspositionTable#NONE}. */
    int get(TranspositionTable table) {
        return table.get(free, own, other, hash);
    }

    /** Stores bounds and a move of the region. */
    void put(TranspositionTable table, int lower, int upper, int move) {
        int stored =
                symmetry == 0 || move < 0 ? move : Long.numberOfTrailingZeros(symmetries.image(symmetry, 1L << move));
        table.put(free, own, other, hash, RegionEntry.of(Long.bitCount(free), lower, upper, stored));
    }

    /** The move of an entry that {@link #get} returned, in the region as it was set. */
    int move(int entry) {
        int move = RegionEntry.move(entry);
        return symmetry == 0 || move < 0 ? move : Long.numberOfTrailingZeros(symmetries.preimage(symmetry, 1L << move));
    }
}
