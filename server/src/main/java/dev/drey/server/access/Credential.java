package dev.drey.server.access;

import dev.drey.server.store.IdentityStore.SignIn;
import java.util.Optional;

/**
 * A cookie or token that a client has sent, with a valid signature. It may have expired or been revoked since.
 *
 * @param identity the identity as which the client acts
 * @param generation the generation of a cookie
 * @param issuedAt when a cookie was issued, in milliseconds since 1970
 * @param tokenHash the hash of a token; empty for a cookie
 */
public record Credential(String identity, int generation, long issuedAt, Optional<String> tokenHash) {
    /** Whether it is a cookie of an earlier version, which contains only the identity. */
    boolean isOfEarlierVersion() {
        return tokenHash.isEmpty() && issuedAt == 0;
    }

    /** What the store checks before it changes the identity. */
    public SignIn signIn() {
        return new SignIn(generation, tokenHash);
    }

    static Credential ofToken(String identity, String hash) {
        return new Credential(identity, 0, 0, Optional.of(hash));
    }
}
