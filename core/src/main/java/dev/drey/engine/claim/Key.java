package dev.drey.engine.claim;

/** A region as the table knows it: turned so that symmetric regions are one. */
final class Key {
    private final Turning turning;
    long free;
    long own;
    long other;
    long hash;
    private int way;

    Key(Turning turning) {
        this.turning = turning;
    }

    void set(long newFree, long newOwn, long newOther) {
        free = newFree;
        own = newOwn;
        other = newOther;
        way = 0;
        hash = ClaimTable.hash(free, own, other);
    }

    /** The same with the region laid as the smallest of all ways to lay it. */
    void setTurned(long newFree, long newOwn, long newOther) {
        free = newFree;
        own = newOwn;
        other = newOther;
        way = 0;
        for (int w = 1; w < turning.ways(); w++) {
            long turnedFree = turning.turn(w, newFree);
            if (turnedFree > free) {
                continue;
            }
            long turnedOwn = turning.turn(w, newOwn);
            long turnedOther = turning.turn(w, newOther);
            if (turnedFree < free || turnedOwn < own || turnedOwn == own && turnedOther < other) {
                free = turnedFree;
                own = turnedOwn;
                other = turnedOther;
                way = w;
            }
        }
        hash = ClaimTable.hash(free, own, other);
    }

    int get(ClaimTable table) {
        return table.get(free, own, other, hash);
    }

    void put(ClaimTable table, int least, int most, int cell) {
        table.put(free, own, other, hash, Share.of(least, most, turned(cell)));
    }

    /** The cell that a remembered share names. */
    int cell(int share) {
        int cell = Share.cell(share);
        return way == 0 ? cell : Long.numberOfTrailingZeros(turning.turnBack(way, 1L << cell));
    }

    private int turned(int cell) {
        return way == 0 ? cell : Long.numberOfTrailingZeros(turning.turn(way, 1L << cell));
    }
}
