package dev.drey.server.access;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.drey.server.store.IdentityLookup;
import dev.drey.server.store.IdentityRow;
import dev.drey.server.store.TokenRow;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Issues and verifies cookies and tokens. A cookie is signed and not stored. A token is random and its hash is stored; a
 * signature in it keeps invented tokens away from the database.
 *
 * <p>Stored identities and tokens are cached for a few seconds, so that a request needs no query. Changes on this node apply at
 * once, changes by other servers of the same database within {@link #CACHE_TIME}.
 */
final class Credentials {
    /** How long a cookie is valid without being used. */
    static final Duration COOKIE_LIFE = Duration.ofDays(365);

    /** The age at which a cookie is renewed. */
    static final Duration COOKIE_RENEWAL = Duration.ofDays(30);

    /** Cookies of earlier versions have no date. They count as issued when dates were introduced, so that they expire, too. */
    static final Instant FIRST_DATED_COOKIES = Instant.parse("2026-11-18T00:00:00Z");

    /** How long an expired token stays listed. */
    static final Duration EXPIRED_LISTED = Duration.ofDays(30);

    static final Duration CACHE_TIME = Duration.ofSeconds(5);

    private static final int MAX_CACHED = 20_000;
    static final int MAX_DELETED_TOKENS = 1_000;
    private static final String COOKIE_PURPOSE = "cookie";
    private static final String TOKEN_PURPOSE = "token";
    private static final String ORIGIN_PURPOSE = "origin";
    private static final String TOKEN_PREFIX = "drey_";
    private static final int SECRET_LENGTH = 32;
    private static final int CHECK_LENGTH = 10;
    private static final Pattern TOKEN =
            Pattern.compile(TOKEN_PREFIX + "[a-z2-9]{" + SECRET_LENGTH + "}[A-Za-z0-9_-]{" + CHECK_LENGTH + "}");

    /** Tokens of earlier versions contain the identity and never expire. */
    private static final Pattern OLD_TOKEN = Pattern.compile(TOKEN_PREFIX + "[a-z2-9]{16}\\.[A-Za-z0-9_-]{43}");

    private static final long DAY_MILLIS = Duration.ofDays(1).toMillis();

    /** Whether a credential can be used. */
    enum Status {
        VALID,
        /** It has expired. */
        EXPIRED,
        /** The player has signed out everywhere, revoked the token, or deleted the identity. */
        REVOKED
    }

    private final Supplier<TokenSigner> signer;
    private final IdentityLookup lookup;
    private final InstantSource clock;
    private final GuestGenerator guests = new GuestGenerator();
    private final Cache<String, Optional<IdentityRow>> identities = newCache();
    private final Cache<String, Optional<TokenRow>> tokens = newCache();

    /** @param key called once, when the key is first needed */
    Credentials(Supplier<byte[]> key, IdentityLookup lookup, InstantSource clock) {
        this.signer = new Supplier<>() {
            private @Nullable TokenSigner signer;

            @Override
            public synchronized TokenSigner get() {
                if (signer == null) {
                    signer = new TokenSigner(key.get());
                }
                return signer;
            }
        };
        this.lookup = lookup;
        this.clock = clock;
    }

    private static <T> Cache<String, T> newCache() {
        return Caffeine.newBuilder()
                .maximumSize(MAX_CACHED)
                .expireAfterWrite(CACHE_TIME)
                .build();
    }

    // ------------------------------------------------------------ cookies

    /** The value of a new cookie. */
    String newCookie(String identity, int generation) {
        return signer.get().sign(COOKIE_PURPOSE, identity + "." + generation + "." + clock.millis());
    }

    /** The credential of a cookie; empty if this server has not signed it. */
    Optional<Credential> readCookie(String value) {
        return signer.get().verify(COOKIE_PURPOSE, value).map(signed -> {
            String[] parts = signed.split("\\.", -1);
            // Cookies of earlier versions contain only the identity.
            return parts.length == 1
                    ? new Credential(signed, 0, 0, Optional.empty())
                    : new Credential(parts[0], Integer.parseInt(parts[1]), Long.parseLong(parts[2]), Optional.empty());
        });
    }

    /** Whether the client should get a newer cookie. */
    boolean isRenewable(Credential cookie) {
        return cookie.tokenHash().isEmpty() && cookie.issuedAt() + COOKIE_RENEWAL.toMillis() <= clock.millis();
    }

    /** A keyed hash of a network address. */
    String origin(String address) {
        return signer.get().hash(ORIGIN_PURPOSE, address);
    }

    // ------------------------------------------------------------ tokens

    /** Creates a token, which the caller must store. */
    IssuedToken newToken(String identity, String label, Duration life) {
        String secret = guests.newId() + guests.newId();
        String text = TOKEN_PREFIX + secret + check(secret);
        long now = clock.millis();
        return new IssuedToken(
                text,
                new TokenRow(
                        guests.newId(), identity, label, hash(text), now, now + life.toMillis(), OptionalLong.empty()));
    }

    private String check(String secret) {
        return signer.get().signature(TOKEN_PURPOSE, secret).substring(0, CHECK_LENGTH);
    }

    /** @throws ProblemException if the token is not valid */
    Credential readToken(String text) {
        if (OLD_TOKEN.matcher(text).matches()) {
            throw badToken("Tokens of this format never expire and are no longer accepted.");
        }
        if (!TOKEN.matcher(text).matches() || !hasOwnCheck(text.substring(TOKEN_PREFIX.length()))) {
            throw badToken("This server did not issue that token.");
        }
        String hash = hash(text);
        TokenRow token = token(hash).orElseThrow(() -> badToken("This token was revoked, or has expired."));
        Credential credential = Credential.ofToken(token.identity(), hash);
        switch (status(credential)) {
            case VALID -> recordUse(token);
            case EXPIRED -> throw badToken("This token has expired.");
            case REVOKED -> throw badToken("This token was revoked.");
        }
        return credential;
    }

    private boolean hasOwnCheck(String token) {
        byte[] actual = token.substring(SECRET_LENGTH).getBytes(StandardCharsets.UTF_8);
        byte[] expected = check(token.substring(0, SECRET_LENGTH)).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(actual, expected);
    }

    private static ProblemException badToken(String problem) {
        return new ProblemException(
                ProblemCode.BAD_TOKEN, problem + " Get a new one with POST /api/tokens, or omit the header.");
    }

    /** Stores the day of the last use, at most once a day for each token. */
    private void recordUse(TokenRow token) {
        long today = clock.millis() / DAY_MILLIS * DAY_MILLIS;
        if (token.lastUsedAt().orElse(Long.MIN_VALUE) < today) {
            // Replaced only if it is still cached: a token that is being revoked must not come back.
            tokens.asMap().replace(token.hash(), Optional.of(token), Optional.of(token.usedAt(OptionalLong.of(today))));
            // If it fails, the next use after a while tries again.
            CompletableFuture<?> unused = lookup.used(token.id(), today);
        }
    }

    /** Deletes tokens that expired long ago, a limited number at once. @return whether there may be more of them */
    CompletableFuture<Boolean> deleteExpiredTokens() {
        return lookup.deleteTokens(clock.millis() - EXPIRED_LISTED.toMillis(), MAX_DELETED_TOKENS)
                .thenApply(deleted -> deleted == MAX_DELETED_TOKENS);
    }

    private static String hash(String token) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    // ------------------------------------------------------------ stored state

    /** @throws dev.drey.server.store.StoreException if the stored state is needed and cannot be read */
    Status status(Credential credential) {
        Optional<IdentityRow> identity = identity(credential.identity());
        if (identity.filter(IdentityRow::isDeleted).isPresent()) {
            return Status.REVOKED;
        }
        if (credential.tokenHash().isPresent()) {
            return token(credential.tokenHash().get())
                    .map(token -> token.isExpired(clock.millis()) ? Status.EXPIRED : Status.VALID)
                    .orElse(Status.REVOKED);
        }
        if (credential.generation() != identity.map(IdentityRow::generation).orElse(0)) {
            return Status.REVOKED;
        }
        long issuedAt = credential.isOfEarlierVersion() ? FIRST_DATED_COOKIES.toEpochMilli() : credential.issuedAt();
        return issuedAt + COOKIE_LIFE.toMillis() <= clock.millis() ? Status.EXPIRED : Status.VALID;
    }

    Optional<IdentityRow> identity(String id) {
        return identities.get(id, this::find);
    }

    /** Finds an identity; a stored name that is no longer allowed is replaced here, once, because names are needed for every request. */
    private Optional<IdentityRow> find(String id) {
        return lookup.find(id)
                .map(stored -> stored.isDeleted() || PlayerName.isAllowed(stored.name())
                        ? stored
                        : stored.withName(GuestGenerator.name(id)));
    }

    private Optional<TokenRow> token(String hash) {
        return tokens.get(hash, lookup::token);
    }

    /** Forgets what is cached about an identity and its tokens. */
    void forget(String identity) {
        identities.invalidate(identity);
        tokens.asMap()
                .values()
                .removeIf(token ->
                        token.filter(row -> row.identity().equals(identity)).isPresent());
    }
}
