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

/** Everyone is somebody from the first click: by a signed cookie in a browser, by a token in a program. */
public final class Identities {
    public static final String COOKIE = "drey";
    private static final Logger LOG = LoggerFactory.getLogger(Identities.class);
    private static final String TOKEN_PREFIX = "drey_";
    private static final String BEARER = "Bearer";
    private static final String FOR_COOKIE = "cookie";
    private static final String FOR_TOKEN = "token";
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;
    private static final String ID = "drey.identity.id";
    private static final String IDENTITY = "drey.identity";
    private static final String CALLER = "drey.caller";

    private final Supplier<TokenSigner> signer;
    private final Names names;
    private final RateLimiter limits;
    private final ClientAddresses addresses;
    private final boolean secure;
    private final GuestGenerator guests = new GuestGenerator();

    /** What people call themselves. */
    @FunctionalInterface
    public interface Names {
        /** The name somebody chose, if any. */
        Optional<String> of(String id);
    }

    /**
     * Knows people by what it has signed.
     *
     * @param key signs cookies and tokens; asked for once, when it is first needed
     * @param secure whether browsers may send the cookie over https alone
     */
    public Identities(
            Supplier<byte[]> key, Names names, RateLimiter limits, ClientAddresses addresses, boolean secure) {
        this.signer = new Supplier<>() {
            private @Nullable TokenSigner made;

            @Override
            public synchronized TokenSigner get() {
                if (made == null) {
                    made = new TokenSigner(key.get());
                }
                return made;
            }
        };
        this.names = names;
        this.limits = limits;
        this.addresses = addresses;
        this.secure = secure;
    }

    /** Who asks. Somebody without cookie or token becomes a new guest, and is given a cookie. */
    public Identity identify(Context ctx) {
        @Nullable Identity known = ctx.attribute(IDENTITY);
        if (known == null) {
            String id = id(ctx).orElseGet(() -> createGuest(ctx));
            known = new Identity(id, name(id));
            ctx.attribute(ID, id);
            ctx.attribute(IDENTITY, known);
            ctx.attribute(CALLER, Caller.of(known, addresses.of(ctx)));
        }
        return known;
    }

    /** Gives whoever is nobody yet a cookie, unless that cannot be done now: then whatever is asked next will say why. */
    public void identifyVisitor(Context ctx) {
        try {
            identify(ctx);
        } catch (RuntimeException notNow) {
            LOG.atDebug().setCause(notNow).log("a page was shown to nobody");
        }
    }

    /** Whose socket it is. */
    public static Identity identify(WsContext ws) {
        return attribute(ws, IDENTITY, Identity.class);
    }

    /** Under whom a socket, and what comes through it, is counted. */
    public static Caller caller(WsContext ws) {
        return attribute(ws, CALLER, Caller.class);
    }

    private static <T> T attribute(WsContext ws, String name, Class<T> type) {
        @Nullable Object value = ws.attributeMap().get(name);
        if (value == null) {
            throw new IllegalStateException("a socket of nobody: every upgrade asks who it is");
        }
        return type.cast(value);
    }

    /** The id of whoever asks, if it is somebody already. A token that is not ours is a problem, a cookie just nobody's. */
    public Optional<String> id(Context ctx) {
        @Nullable String known = ctx.attribute(ID);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<String> found = token(ctx).or(() -> cookie(ctx));
        found.ifPresent(id -> ctx.attribute(ID, id));
        return found;
    }

    /** Whoever a request turned out to be; unlike {@link #id} it looks at nothing again. */
    public Optional<String> resolvedId(Context ctx) {
        return Optional.ofNullable(ctx.attribute(ID));
    }

    /** Under whom a request is counted. */
    public Caller caller(Context ctx) {
        return new Caller(id(ctx), addresses.of(ctx));
    }

    /** What a program shows as {@code Authorization: Bearer …} to be this identity. It holds for as long as the server's key. */
    public String token(Identity identity) {
        return TOKEN_PREFIX + signer.get().sign(FOR_TOKEN, identity.id());
    }

    /** What others see of somebody. */
    public String name(String id) {
        return names.of(id).orElseGet(() -> GuestGenerator.name(id));
    }

    /** Whether the request shows a token, be it ours or not. Browsers never do so by themselves. */
    static boolean hasToken(Context ctx) {
        @Nullable String header = ctx.header("Authorization");
        return header != null && header.split(" ", 2)[0].equalsIgnoreCase(BEARER);
    }

    private Optional<String> token(Context ctx) {
        if (!hasToken(ctx)) {
            return Optional.empty();
        }
        String given = String.valueOf(ctx.header("Authorization"))
                .substring(BEARER.length())
                .strip();
        Optional<String> id = given.startsWith(TOKEN_PREFIX)
                ? signer.get().verify(FOR_TOKEN, given.substring(TOKEN_PREFIX.length()))
                : Optional.empty();
        return Optional.of(id.orElseThrow(() -> new ProblemException(
                ProblemCode.BAD_TOKEN,
                "this server did not make that token; ask it for one, or leave the header out")));
    }

    private Optional<String> cookie(Context ctx) {
        return Optional.ofNullable(ctx.cookie(COOKIE))
                .flatMap(value -> signer.get().verify(FOR_COOKIE, value));
    }

    /** Bots that keep no cookies make a guest with every request: so addresses are limited here. */
    private String createGuest(Context ctx) {
        limits.take(RateLimit.NEW_GUESTS, new Caller(Optional.empty(), addresses.of(ctx)));
        String id = guests.newId();
        Cookie cookie = new Cookie(COOKIE, signer.get().sign(FOR_COOKIE, id));
        cookie.setMaxAge(YEAR_SECONDS);
        cookie.setHttpOnly(true);
        cookie.setSecure(secure);
        cookie.setSameSite(SameSite.LAX);
        ctx.cookie(cookie);
        return id;
    }
}
