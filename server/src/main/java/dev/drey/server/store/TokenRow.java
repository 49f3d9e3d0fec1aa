package dev.drey.server.store;

import java.util.OptionalLong;

/**
 * A stored token.
 *
 * @param id names the token in lists; it is not a secret
 * @param identity the identity as which the token acts
 * @param hash the SHA-256 of the token
 * @param lastUsedAt the day of the last use, if any
 */
public record TokenRow(
        String id,
        String identity,
        String label,
        String hash,
        long createdAt,
        long expiresAt,
        OptionalLong lastUsedAt) {
    /** This token with another day of its last use. */
    public TokenRow usedAt(OptionalLong day) {
        return new TokenRow(id, identity, label, hash, createdAt, expiresAt, day);
    }

    public boolean isExpired(long now) {
        return expiresAt <= now;
    }
}
