package dev.drey.server.store;

import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is wrong at the moment, if anything; told to the log when it begins, when it becomes another, and when it ends. */
final class Trouble {
    private static final Logger LOG = LoggerFactory.getLogger(Store.class);

    private volatile Health health = Health.OK;

    Health health() {
        return health;
    }

    synchronized void begins(StoreFailure failure, long now) {
        Optional<Health.Problem> before = health.problem();
        health = Health.bad(failure, before.map(Health.Problem::since).orElse(now));
        if (before.isEmpty() || before.get().kind() != failure.kind()) {
            LOG.warn("the store fails: {}", failure.reason());
        }
    }

    synchronized void ends(long now) {
        Optional<Health.Problem> before = health.problem();
        health = Health.OK;
        before.ifPresent(problem -> LOG.info(
                "the store works again; it failed for {} ms ({})",
                now - problem.since(),
                problem.kind().text()));
    }
}
