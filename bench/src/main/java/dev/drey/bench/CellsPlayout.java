package dev.drey.bench;

/**
 * Random games of a game whose position is two sets of cells. What a game ended with is kept here; the loop that plays it is each
 * game's own, since a shared one would be slower.
 */
abstract class CellsPlayout implements Playout {
    private long mine;
    private long theirs;
    private int plies;

    /** Keeps how a game ended. @return the first side's lead, given that of the side to move */
    final int end(long mine, long theirs, int plies, int lead) {
        this.mine = mine;
        this.theirs = theirs;
        this.plies = plies;
        return plies % 2 == 0 ? lead : -lead;
    }

    final long mine() {
        return mine;
    }

    final long theirs() {
        return theirs;
    }

    @Override
    public final int plies() {
        return plies;
    }
}
