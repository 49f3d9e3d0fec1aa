package dev.drey.server.store;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Finds identities and tokens, and keeps the tokens up to date. */
public interface IdentityLookup {
    Optional<IdentityRow> find(String id);

    /** The token with this hash, expired or not. */
    Optional<TokenRow> token(String hash);

    /** Records the day on which a token was used; false if there is no such token. */
    CompletableFuture<Boolean> used(String tokenId, long day);

    /** Deletes tokens that expired before a moment. @return the number of deleted tokens, at most the limit */
    CompletableFuture<Integer> deleteTokens(long expiredBefore, int limit);
}
