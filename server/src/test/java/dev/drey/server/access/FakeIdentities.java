package dev.drey.server.access;

import dev.drey.server.store.IdentityLookup;
import dev.drey.server.store.IdentityRow;
import dev.drey.server.store.TokenRow;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Identities and tokens in memory, which counts queries and writes. */
public final class FakeIdentities implements IdentityLookup {
    private final Map<String, IdentityRow> identities = new ConcurrentHashMap<>();
    private final Map<String, TokenRow> tokens = new ConcurrentHashMap<>();
    private final AtomicInteger queries = new AtomicInteger();
    private final AtomicInteger writes = new AtomicInteger();

    void put(IdentityRow identity) {
        identities.put(identity.id(), identity);
    }

    /** Stores a token. @return its text */
    public String put(IssuedToken token) {
        tokens.put(token.row().hash(), token.row());
        return token.text();
    }

    void revokeTokens() {
        tokens.clear();
    }

    int queries() {
        return queries.get();
    }

    int writes() {
        return writes.get();
    }

    @Override
    public Optional<IdentityRow> find(String id) {
        queries.incrementAndGet();
        return Optional.ofNullable(identities.get(id));
    }

    @Override
    public Optional<TokenRow> token(String hash) {
        queries.incrementAndGet();
        return Optional.ofNullable(tokens.get(hash));
    }

    @Override
    public CompletableFuture<Boolean> used(String tokenId, long day) {
        writes.incrementAndGet();
        tokens.replaceAll((hash, token) -> token.id().equals(tokenId) ? token.usedAt(OptionalLong.of(day)) : token);
        return CompletableFuture.completedFuture(true);
    }

    @Override
    public CompletableFuture<Integer> deleteTokens(long expiredBefore, int limit) {
        writes.incrementAndGet();
        List<TokenRow> expired = tokens.values().stream()
                .filter(token -> token.expiresAt() < expiredBefore)
                .limit(limit)
                .toList();
        tokens.values().removeAll(expired);
        return CompletableFuture.completedFuture(expired.size());
    }
}
