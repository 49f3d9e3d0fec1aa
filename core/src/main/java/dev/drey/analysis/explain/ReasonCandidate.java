package dev.drey.analysis.explain;

import java.util.function.BooleanSupplier;

/**
 * Something that may be the reason, and how to find out whether it is.
 *
 * @param about which part of the story it tells; one of each is enough
 * @param check whether the counterfactual holds; asked only if the claim is wanted, since it may search
 */
record ReasonCandidate(MoveReason reason, About about, BooleanSupplier check) {
    /** What a claim is about, in the order in which it is told. */
    enum About {
        /** What the other side does after the worse move. */
        REPLY,
        /** What the better move does. */
        BETTER,
        /** How it ends; told only where nothing else can be. */
        END
    }
}
