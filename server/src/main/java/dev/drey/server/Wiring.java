package dev.drey.server;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;

/** Puts together what stands behind the routes: the store, the rooms, the engine's desk. */
final class Wiring {
    private Wiring() {}

    static Works wire(Ground ground) throws CannotStart {
        byte[] key = new byte[32];
        new SecureRandom().nextBytes(key);
        return new Works(ground.identities(() -> key, id -> Optional.empty()), List.of(), List.of(), List.of());
    }
}
