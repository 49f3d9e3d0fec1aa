package dev.drey.analysis.explain;

import java.util.function.BooleanSupplier;

/**
 * A possible reason and its check.
 *
 * @param subject the subject of the reason; at most one reason per subject is shown
 * @param check returns whether the counterfactual holds; called only if the candidate is needed, because it may search
 */
record ReasonCandidate(MoveReason reason, Subject subject, BooleanSupplier check) {
    /** The subjects of reasons in the order of display. */
    enum Subject {
        /** The opponent's reply to the worse move. */
        REPLY,
        /** The better move. */
        BETTER,
        /** The final positions; shown only if there is no other reason. */
        END
    }
}
