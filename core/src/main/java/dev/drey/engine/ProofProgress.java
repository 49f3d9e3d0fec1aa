package dev.drey.engine;

import java.util.OptionalInt;

/**
 * What an analysis is doing.
 *
 * @param phase the phase
 * @param number the number of the current depth, round or pass of this phase, from 1; 0 if it has none
 * @param rounds the number of rounds of {@link Phase#ESTIMATING_VALUE}
 * @param estimate the value of the position according to the last round of estimates; empty before the end of the first
 */
public record ProofProgress(Phase phase, int number, int rounds, OptionalInt estimate) {
    /** The phases of an analysis, in their order. Simple proofs skip some. */
    public enum Phase {
        /** Estimates all moves to increasing depths. */
        ESTIMATING_MOVES,
        /** Estimates the value of the position by selective searches to the end of the game. */
        ESTIMATING_VALUE,
        /** Narrows the value of the position by passes over all moves. */
        PASSES,
        /** Proves one move after the other. */
        PROVING_MOVES
    }

    /** The progress before an analysis begins. */
    static final ProofProgress NONE = new ProofProgress(Phase.ESTIMATING_MOVES, 0, 0, OptionalInt.empty());

    ProofProgress to(Phase next, int nextNumber, int nextRounds) {
        return new ProofProgress(next, nextNumber, nextRounds, estimate);
    }

    ProofProgress withEstimate(int value) {
        return new ProofProgress(phase, number, rounds, OptionalInt.of(value));
    }
}
