package dev.drey.analysis.explain;

import java.util.function.BooleanSupplier;

/**
 * A possible reason and its check.
 *
 * @param about what the reason is about; at most one reason of each is shown
 * @param check returns whether the counterfactual holds; called only if the candidate is needed, because it may search
 */
record ReasonCandidate(MoveReason reason, About about, BooleanSupplier check) {
    /** The subjects of reasons in the order of display. */
    enum About {
        /** The opponent's reply to the worse move. */
        REPLY,
        /** The better move. */
        BETTER,
        /** The final positions; shown only if there is no other reason. */
        END
    }
}
