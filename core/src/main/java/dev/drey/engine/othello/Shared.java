package dev.drey.engine.othello;

import dev.drey.engine.BoardTable;
import dev.drey.engine.CurrentlySearching;

/**
 * What the solvers of a brain have in common.
 *
 * @param proofs bounds that were proven
 * @param hunches bounds that are only likely, and therefore kept elsewhere: a proof takes moves from them, never a bound
 */
record Shared(BoardTable proofs, BoardTable hunches, CurrentlySearching busy) {
    void clear() {
        proofs.clear();
        hunches.clear();
        busy.clear();
    }
}
