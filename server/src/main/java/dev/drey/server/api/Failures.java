package dev.drey.server.api;

import dev.drey.server.access.ConcurrencyLimit;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.RateLimiter;
import dev.drey.server.room.RequestRejected;
import dev.drey.server.search.SearchRejected;
import dev.drey.server.store.GameLimits;
import dev.drey.server.store.StoreException;
import dev.drey.wire.BadJson;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;

/** Converts failures behind the routes to problem details. */
final class Failures {
    private static final Duration RETRY_AFTER = Duration.ofSeconds(2);

    private Failures() {}

    /** Returns the problem to report to a client; empty for an error of the server, whose details stay in the log. */
    static Optional<ProblemException> problem(Throwable failure) {
        Throwable cause = failure;
        while (cause instanceof CompletionException && cause.getCause() != null) {
            cause = cause.getCause();
        }
        if (cause instanceof ProblemException problem) {
            return Optional.of(problem);
        } else if (cause instanceof BadJson bad) {
            return Optional.of(
                    new ProblemException(ProblemCode.BAD_JSON, bad.entry().message()));
        } else if (cause instanceof StoreException store) {
            return Optional.of(
                    new ProblemException(ProblemCode.STORAGE, store.kind().publicMessage())
                            .retryAfter(RETRY_AFTER)
                            .withExtensions(Map.of("storage", store.kind().text())));
        } else if (cause instanceof SearchRejected rejected) {
            return Optional.of(problem(rejected));
        } else if (cause instanceof RequestRejected rejected) {
            return Optional.of(new ProblemException(ProblemCode.REJECTED, String.valueOf(rejected.getMessage()))
                    .withExtensions(Map.of("reason", rejected.reason().code())));
        } else if (cause instanceof GameLimits.Reached reached) {
            return Optional.of(problem(reached));
        } else if (cause instanceof CancellationException) {
            return Optional.of(new ProblemException(ProblemCode.STOPPING, "The server stopped before it could answer.")
                    .retryAfter(RETRY_AFTER));
        }
        return Optional.empty();
    }

    private static ProblemException problem(GameLimits.Reached reached) {
        return switch (reached.kind()) {
            case OPEN_PER_PLAYER -> RateLimiter.tooMany(ConcurrencyLimit.OPEN_GAMES, "player", reached.limit());
            case ENGINES_PER_PLAYER -> RateLimiter.tooMany(ConcurrencyLimit.ENGINE_GAMES, "player", reached.limit());
            case ENGINES_PER_ADDRESS -> RateLimiter.tooMany(ConcurrencyLimit.ENGINE_GAMES, "address", reached.limit());
        };
    }

    private static ProblemException problem(SearchRejected rejected) {
        String detail = String.valueOf(rejected.getMessage());
        return switch (rejected.reason()) {
            case TOO_MANY -> new ProblemException(ProblemCode.TOO_MANY_SEARCHES, detail).retryAfter(RETRY_AFTER);
            case BUSY -> new ProblemException(ProblemCode.BUSY, detail).retryAfter(RETRY_AFTER);
            case HINTS_OFF -> new ProblemException(ProblemCode.HINTS_OFF, detail);
        };
    }

    /** Returns the same as an exception to throw; an error of the server unchanged. */
    static RuntimeException thrown(Throwable failure) {
        return problem(failure)
                .<RuntimeException>map(problem -> problem)
                .orElseGet(() -> failure instanceof RuntimeException error ? error : new CompletionException(failure));
    }
}
