package dev.drey.engine.squirrel;

import java.util.List;

/**
 * The tables of proofs, which all threads of an engine share.
 *
 * @param sums sums of the nut map
 * @param symmetries symmetries of the nut map
 * @param exact exact values of positions with few empty cells
 * @param bounds proven bounds of all others
 * @param hints the best moves found
 * @param guesses bounds found by selective searches, which prove nothing; one table for each round
 */
record ProofTables(
        NutSums sums,
        MapSymmetries symmetries,
        ExactTable exact,
        DominanceTable bounds,
        MoveHints hints,
        List<DominanceTable> guesses) {}
