package dev.drey.server.store;

import java.util.Optional;

/** Whether the store can be written. */
public record Health(Optional<Problem> problem) {
    /** What is wrong since when. */
    public record Problem(StoreFailure.Kind kind, long since, String message) {}

    static final Health OK = new Health(Optional.empty());

    static Health bad(StoreFailure failure, long since) {
        return new Health(Optional.of(new Problem(failure.kind(), since, failure.reason())));
    }

    public boolean ok() {
        return problem.isEmpty();
    }
}
