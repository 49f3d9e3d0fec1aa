package dev.drey.bench;

/**
 * Random games of a game whose position is two sets of cells. It keeps the end of the last game; each game has its own loop, as a
 * shared one would be slower.
 */
abstract class PlacementPlayout implements Playout {
    private long mine;
    private long theirs;
    private int plies;

    /** Keeps the end of a game. @return the first side's lead, from that of the side to move */
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
