package dev.drey.server.api;

import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.room.Refusal;
import dev.drey.server.search.SearchRejected;
import dev.drey.server.store.StoreFailure;
import dev.drey.wire.BadJson;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;

/** What went wrong behind the routes, in the words of the routes. */
final class Failures {
    private static final Duration SOON = Duration.ofSeconds(2);

    private Failures() {}

    /** The problem to tell a client of; empty for a mistake of the server, which is nobody's business. */
    static Optional<ProblemException> problem(Throwable failure) {
        Throwable cause = failure;
        while (cause instanceof CompletionException && cause.getCause() != null) {
            cause = cause.getCause();
        }
        if (cause instanceof ProblemException problem) {
            return Optional.of(problem);
        } else if (cause instanceof BadJson bad) {
            return Optional.of(
                    new ProblemException(ProblemCode.BAD_JSON, bad.broken().message()));
        } else if (cause instanceof Refusal refusal) {
            return Optional.of(new ProblemException(ProblemCode.REFUSED, String.valueOf(refusal.getMessage()))
                    .with(Map.of(
                            "reason",
                            refusal.code(),
                            "seq",
                            refusal.game().seq(),
                            "ply",
                            refusal.game().state().ply())));
        } else if (cause instanceof StoreFailure store) {
            return Optional.of(
                    new ProblemException(ProblemCode.STORAGE, store.kind().sentence())
                            .retryAfter(SOON)
                            .with(Map.of("storage", store.kind().text())));
        } else if (cause instanceof SearchRejected refused) {
            ProblemCode code = refused.reason() == SearchRejected.Reason.TOO_MANY
                    ? ProblemCode.TOO_MANY_SEARCHES
                    : ProblemCode.BUSY;
            return Optional.of(new ProblemException(code, String.valueOf(refused.getMessage())).retryAfter(SOON));
        } else if (cause instanceof CancellationException) {
            return Optional.of(new ProblemException(ProblemCode.STOPPING, "there will be no answer").retryAfter(SOON));
        }
        return Optional.empty();
    }

    /** The same to be thrown; a mistake as it is. */
    static RuntimeException thrown(Throwable failure) {
        return problem(failure)
                .<RuntimeException>map(problem -> problem)
                .orElseGet(
                        () -> failure instanceof RuntimeException mistake ? mistake : new CompletionException(failure));
    }
}
