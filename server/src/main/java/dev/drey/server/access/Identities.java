package dev.drey.server.access;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import io.javalin.websocket.WsContext;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Identifies clients: browsers by a signed cookie, programs by a token. Every client is a guest from its first request on.
 */
public final class Identities {
    public static final String COOKIE = "drey";
    private static final Logger LOG = LoggerFactory.getLogger(Identities.class);
    private static final String TOKEN_PREFIX = "drey_";
    private static final String BEARER = "Bearer";
    private static final String COOKIE_PURPOSE = "cookie";
    private static final String TOKEN_PURPOSE = "token";
    private static final String ORIGIN_PURPOSE = "origin";
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;
    private static final String ID = "drey.identity.id";
    private static final String IDENTITY = "drey.identity";
    private static final String CALLER = "drey.caller";

    private final Supplier<TokenSigner> signer;
    private final Names names;
    private final RateLimiter rateLimiter;
    private final ClientAddresses addresses;
    private final boolean secure;
    private final GuestGenerator guests = new GuestGenerator();

    /** The names that players have chosen. */
    @FunctionalInterface
    public interface Names {
        /** The chosen name of an identity, if any. */
        Optional<String> of(String id);
    }

    /**
     * Identifies clients by cookies and tokens that this key has signed.
     *
     * @param key called once, when the key is first needed
     * @param secure whether browsers may send the cookie only over https
     */
    public Identities(
            Supplier<byte[]> key, Names names, RateLimiter rateLimiter, ClientAddresses addresses, boolean secure) {
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
        this.names = names;
        this.rateLimiter = rateLimiter;
        this.addresses = addresses;
        this.secure = secure;
    }

    /** The identity of the client. A client without cookie or token becomes a new guest and receives a cookie. */
    public Identity identify(Context ctx) {
        @Nullable Identity identity = ctx.attribute(IDENTITY);
        if (identity == null) {
            String id = id(ctx).orElseGet(() -> createGuest(ctx));
            identity = new Identity(id, name(id));
            ctx.attribute(ID, id);
            ctx.attribute(IDENTITY, identity);
            ctx.attribute(CALLER, Caller.of(identity, addresses.of(ctx)));
        }
        return identity;
    }

    /** Gives a new visitor a cookie. A failure is only logged here; the next request will report it. */
    public void identifyVisitor(Context ctx) {
        try {
            identify(ctx);
        } catch (RuntimeException failure) {
            LOG.atDebug().setCause(failure).log("could not identify a visitor");
        }
    }

    /** The identity of the client that opened a socket. */
    public static Identity identify(WsContext ws) {
        return attribute(ws, IDENTITY, Identity.class);
    }

    /** The caller under which a socket and its messages are counted. */
    public static Caller caller(WsContext ws) {
        return attribute(ws, CALLER, Caller.class);
    }

    private static <T> T attribute(WsContext ws, String name, Class<T> type) {
        @Nullable Object value = ws.attributeMap().get(name);
        if (value == null) {
            throw new IllegalStateException("the upgrade did not identify the client");
        }
        return type.cast(value);
    }

    /** The id of the client, if it has one. An invalid token is a problem; an invalid cookie is ignored. */
    public Optional<String> id(Context ctx) {
        @Nullable String resolved = ctx.attribute(ID);
        if (resolved != null) {
            return Optional.of(resolved);
        }
        Optional<String> found = idFromToken(ctx).or(() -> idFromCookie(ctx));
        found.ifPresent(id -> ctx.attribute(ID, id));
        return found;
    }

    /** The id that was found while the request was handled; unlike {@link #id} it reads no header. */
    public Optional<String> resolvedId(Context ctx) {
        return Optional.ofNullable(ctx.attribute(ID));
    }

    /** The caller under which a request is counted. */
    public Caller caller(Context ctx) {
        return new Caller(id(ctx), addresses.of(ctx));
    }

    /** The token with which a program acts as this identity ({@code Authorization: Bearer …}). It is valid as long as the server's key. */
    public String token(Identity identity) {
        return TOKEN_PREFIX + signer.get().sign(TOKEN_PURPOSE, identity.id());
    }

    /** A keyed hash of a caller's address, by which stored games are counted; the address itself is not stored. */
    public String origin(Caller caller) {
        return signer.get().hash(ORIGIN_PURPOSE, caller.address());
    }

    /** The name of an identity as others see it. */
    public String name(String id) {
        return names.of(id).orElseGet(() -> GuestGenerator.name(id));
    }

    /** Whether the request has a token, valid or not. Browsers never add one by themselves. */
    static boolean hasToken(Context ctx) {
        @Nullable String header = ctx.header("Authorization");
        return header != null && header.split(" ", 2)[0].equalsIgnoreCase(BEARER);
    }

    private Optional<String> idFromToken(Context ctx) {
        if (!hasToken(ctx)) {
            return Optional.empty();
        }
        String token = String.valueOf(ctx.header("Authorization"))
                .substring(BEARER.length())
                .strip();
        Optional<String> id = token.startsWith(TOKEN_PREFIX)
                ? signer.get().verify(TOKEN_PURPOSE, token.substring(TOKEN_PREFIX.length()))
                : Optional.empty();
        return Optional.of(id.orElseThrow(() -> new ProblemException(
                ProblemCode.BAD_TOKEN,
                "This server did not issue that token. Get a new one with POST /api/tokens, or omit the header.")));
    }

    private Optional<String> idFromCookie(Context ctx) {
        return Optional.ofNullable(ctx.cookie(COOKIE))
                .flatMap(value -> signer.get().verify(COOKIE_PURPOSE, value));
    }

    /** Creates a guest. Clients that keep no cookies do so with every request, so this is limited per address. */
    private String createGuest(Context ctx) {
        rateLimiter.take(RateLimit.NEW_GUESTS, new Caller(Optional.empty(), addresses.of(ctx)));
        String id = guests.newId();
        Cookie cookie = new Cookie(COOKIE, signer.get().sign(COOKIE_PURPOSE, id));
        cookie.setMaxAge(YEAR_SECONDS);
        cookie.setHttpOnly(true);
        cookie.setSecure(secure);
        cookie.setSameSite(SameSite.LAX);
        ctx.cookie(cookie);
        return id;
    }
}
