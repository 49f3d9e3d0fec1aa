package dev.drey.server.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** The identities and tokens in a store, with their SQL in the common dialect of SQLite and PostgreSQL. */
public final class IdentityStore implements IdentityLookup {
    private static final String SELECT_IDENTITY = "SELECT id, name, created_at, generation, deleted_at FROM identity ";
    private static final String SELECT_TOKEN =
            "SELECT id, identity, label, hash, created_at, expires_at, last_used_at FROM token ";

    private final Access store;

    /** The result of {@link #create}. */
    public enum Creation {
        CREATED,
        /** The identity has the maximum number of valid tokens. */
        TOO_MANY,
        /** The cookie or token of the request has become invalid in the meantime. */
        SIGNED_OUT
    }

    /**
     * The cookie or token that identified a client. Sign-outs and writes are checked against it when they are stored, because the client
     * may have been signed out since it was identified.
     *
     * @param generation the generation of a cookie
     * @param tokenHash the hash of a token; empty for a cookie
     */
    public record SignIn(int generation, Optional<String> tokenHash) {}

    /** Executes queries and writes. */
    interface Access {
        <T> T read(Function<Handle, T> query);

        <T> CompletableFuture<T> submit(PendingWrite.Write<T> write);
    }

    IdentityStore(Access store) {
        this.store = store;
    }

    // ------------------------------------------------------------ identities

    @Override
    public Optional<IdentityRow> find(String id) {
        return store.read(handle -> find(handle, id));
    }

    private static Optional<IdentityRow> find(Handle handle, String id) {
        return handle.createQuery(SELECT_IDENTITY + "WHERE id = ?")
                .bind(0, id)
                .map(RowMappers::identity)
                .findOne();
    }

    /** Inserts an identity unless it is stored; a stored name stays. False if the identity is deleted. */
    public CompletableFuture<Boolean> add(IdentityRow identity) {
        return store.submit(handle -> {
            insertIfMissing(handle, identity);
            return find(handle, identity.id())
                    .filter(stored -> !stored.isDeleted())
                    .isPresent();
        });
    }

    /** Inserts an identity, or updates the name of an existing one; false if the identity is deleted. */
    public CompletableFuture<Boolean> rename(IdentityRow identity) {
        return store.submit(handle -> handle.createUpdate(
                                "INSERT INTO identity (id, name, created_at) VALUES (?, ?, ?)"
                                        + " ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE identity.deleted_at IS NULL")
                        .bind(0, identity.id())
                        .bind(1, identity.name())
                        .bind(2, identity.createdAt())
                        .execute()
                > 0);
    }

    /**
     * Makes all cookies and tokens of an identity invalid.
     *
     * @param identity inserted if it is not stored yet
     * @param replacement a new token
     * @return the generation of new cookies; empty if the client is no longer signed in
     */
    public CompletableFuture<OptionalInt> signOut(IdentityRow identity, SignIn signIn, Optional<TokenRow> replacement) {
        return store.submit(handle -> {
            if (!isSignedIn(handle, identity.id(), signIn)) {
                return OptionalInt.empty();
            }
            nextGeneration(handle, identity);
            replacement.ifPresent(token -> insert(handle, token));
            return OptionalInt.of(find(handle, identity.id()).orElseThrow().generation());
        });
    }

    /**
     * Deletes an identity: its name and tokens are gone, and its id cannot be used again. Its games are left to
     * {@link #leaving}.
     *
     * @param identity inserted if it is not stored yet
     * @return false if the client is no longer signed in, or if the identity was deleted before
     */
    public CompletableFuture<Boolean> delete(IdentityRow identity, SignIn signIn, long now) {
        return store.submit(handle -> {
            if (!isSignedIn(handle, identity.id(), signIn)) {
                return false;
            }
            nextGeneration(handle, identity);
            handle.createUpdate("UPDATE identity SET name = '', deleted_at = ?, leaving = 1 WHERE id = ?")
                    .bind(0, now)
                    .bind(1, identity.id())
                    .execute();
            return true;
        });
    }

    private static boolean isSignedIn(Handle handle, String identity, SignIn signIn) {
        return signIn.tokenHash().isPresent()
                ? token(handle, signIn.tokenHash().get()).isPresent()
                : find(handle, identity)
                        .map(stored -> !stored.isDeleted() && stored.generation() == signIn.generation())
                        .orElse(signIn.generation() == 0);
    }

    /** Raises the generation of an identity and removes its tokens. */
    private static void nextGeneration(Handle handle, IdentityRow identity) {
        insertIfMissing(handle, identity);
        handle.createUpdate("UPDATE identity SET generation = generation + 1 WHERE id = ?")
                .bind(0, identity.id())
                .execute();
        handle.createUpdate("DELETE FROM token WHERE identity = ?")
                .bind(0, identity.id())
                .execute();
    }

    private static void insertIfMissing(Handle handle, IdentityRow identity) {
        handle.createUpdate("INSERT INTO identity (id, name, created_at) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING")
                .bind(0, identity.id())
                .bind(1, identity.name())
                .bind(2, identity.createdAt())
                .execute();
    }

    /** The deleted identities whose games may be unfinished and whose ids follow a given one, in the order of their ids. */
    public List<IdentityRow> leaving(String after, int limit) {
        return store.read(
                handle -> handle.createQuery(SELECT_IDENTITY + "WHERE leaving = 1 AND id > ? ORDER BY id LIMIT ?")
                        .bind(0, after)
                        .bind(1, limit)
                        .map(RowMappers::identity)
                        .list());
    }

    /** Records that a deleted identity has left all its games. */
    public CompletableFuture<Boolean> left(String id) {
        return store.submit(handle -> handle.createUpdate("UPDATE identity SET leaving = 0 WHERE id = ?")
                        .bind(0, id)
                        .execute()
                > 0);
    }

    /** The ids of the unfinished games that an identity created or plays. */
    public List<String> unfinishedGames(String identity, int limit) {
        return store.read(handle -> handle.createQuery(
                        "SELECT id FROM (" + StoreQueries.UNFINISHED_OF + ") AS unfinished ORDER BY id LIMIT :limit")
                .bind("identity", identity)
                .bind("person", StoreQueries.person(identity))
                .bind("limit", limit)
                .mapTo(String.class)
                .list());
    }

    // ------------------------------------------------------------ tokens

    @Override
    public Optional<TokenRow> token(String hash) {
        return store.read(handle -> token(handle, hash));
    }

    private static Optional<TokenRow> token(Handle handle, String hash) {
        return handle.createQuery(SELECT_TOKEN + "WHERE hash = ?")
                .bind(0, hash)
                .map(RowMappers::token)
                .findOne();
    }

    /** The tokens of an identity, newest first. */
    public List<TokenRow> tokensOf(String identity) {
        return store.read(
                handle -> handle.createQuery(SELECT_TOKEN + "WHERE identity = ? ORDER BY created_at DESC, id DESC")
                        .bind(0, identity)
                        .map(RowMappers::token)
                        .list());
    }

    /**
     * Stores a new token.
     *
     * @param maximum how many valid tokens an identity may have
     */
    public CompletableFuture<Creation> create(TokenRow token, SignIn signIn, int maximum) {
        return store.submit(handle -> {
            if (!isSignedIn(handle, token.identity(), signIn)) {
                return Creation.SIGNED_OUT;
            }
            int valid = handle.createQuery("SELECT COUNT(*) FROM token WHERE identity = ? AND expires_at > ?")
                    .bind(0, token.identity())
                    .bind(1, token.createdAt())
                    .mapTo(Integer.class)
                    .one();
            if (valid >= maximum) {
                return Creation.TOO_MANY;
            }
            insert(handle, token);
            return Creation.CREATED;
        });
    }

    private static void insert(Handle handle, TokenRow token) {
        handle.createUpdate("INSERT INTO token (id, identity, label, hash, created_at, expires_at, last_used_at)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?)")
                .bind(0, token.id())
                .bind(1, token.identity())
                .bind(2, token.label())
                .bind(3, token.hash())
                .bind(4, token.createdAt())
                .bind(5, token.expiresAt())
                .bind(6, RowMappers.orNull(token.lastUsedAt()))
                .execute();
    }

    /** Removes a token of an identity; false if it has no such token. */
    public CompletableFuture<Boolean> revoke(String identity, String tokenId) {
        return store.submit(handle -> handle.createUpdate("DELETE FROM token WHERE identity = ? AND id = ?")
                        .bind(0, identity)
                        .bind(1, tokenId)
                        .execute()
                > 0);
    }

    /** Replaces a valid token by another of the same identity; false if the identity does not have the old one, or if it has expired. */
    public CompletableFuture<Boolean> rotate(String oldId, TokenRow replacement) {
        return store.submit(handle -> {
            boolean found = handle.createUpdate("DELETE FROM token WHERE identity = ? AND id = ? AND expires_at > ?")
                            .bind(0, replacement.identity())
                            .bind(1, oldId)
                            .bind(2, replacement.createdAt())
                            .execute()
                    > 0;
            if (found) {
                insert(handle, replacement);
            }
            return found;
        });
    }

    @Override
    public CompletableFuture<Integer> deleteTokens(long expiredBefore, int limit) {
        return store.submit(handle -> handle.createUpdate(
                        "DELETE FROM token WHERE id IN (SELECT id FROM token WHERE expires_at < ? ORDER BY expires_at LIMIT ?)")
                .bind(0, expiredBefore)
                .bind(1, limit)
                .execute());
    }

    @Override
    public CompletableFuture<Boolean> used(String tokenId, long day) {
        return store.submit(handle -> handle.createUpdate("UPDATE token SET last_used_at = ? WHERE id = ?")
                        .bind(0, day)
                        .bind(1, tokenId)
                        .execute()
                > 0);
    }
}
