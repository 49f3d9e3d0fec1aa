package dev.drey.engine.shellos;

import dev.drey.engine.PlacementRules;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.shellos.ShellosKernel;

/** Shellos Shuffle for a search that looks some plies ahead. */
final class ShellosRules implements PlacementRules {
    @Override
    public long moves(long mine, long theirs) {
        return ShellosKernel.moves(mine, theirs);
    }

    @Override
    public long turned(long mine, long theirs, int cell) {
        return DiscKernel.flips(mine, theirs, cell);
    }

    /** Nobody ever passes. */
    @Override
    public boolean isOver(long mine, long theirs) {
        return true;
    }

    @Override
    public int finalMargin(long mine, long theirs) {
        return Long.bitCount(mine) - Long.bitCount(theirs);
    }
}
