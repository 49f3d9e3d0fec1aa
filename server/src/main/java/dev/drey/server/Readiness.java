package dev.drey.server;

import java.util.Optional;

/** Whether something the server needs is there. */
@FunctionalInterface
public interface Readiness {
    /** What is wrong, in a sentence for whoever runs the server; empty if nothing is. */
    Optional<String> problem();
}
