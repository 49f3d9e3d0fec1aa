package dev.drey.analysis.explain;

import java.util.function.BooleanSupplier;

/**
 * A possible reason and its check.
 *
 * @param about what the reason is about; at most one reason of each is shown
 * @param check returns whether the counterfactual holds; called only if the candidate is needed, because it may search
 */
record ReasonCandidate(MoveReason reason, About about, BooleanSupplier check) {
    /** What a reason is about, in the order of display. */
    enum About {
        /** What the opponent does after the worse move. */
        REPLY,
        /** What the better move does. */
        BETTER,
        /** The final positions; shown only if there is no other reason. */
        END
    }
}
