package dev.drey.server.access;

import dev.drey.server.store.IdentityLookup;
import dev.drey.server.store.IdentityRow;
import dev.drey.server.store.StoreException;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Identifies clients: browsers by a signed cookie, programs by a token. Every client is a guest from its first request on.
 */
public final class Identities {
    /** The name that others see instead of a deleted player's. */
    public static final String DELETED_NAME = "Deleted player";

    private static final Logger LOG = LoggerFactory.getLogger(Identities.class);
    private static final String BEARER = "Bearer";
    private static final String RESOLVED = "drey.identity.resolved";
    private static final String CREDENTIAL = "drey.identity.credential";
    /** The request attribute that holds the id, once it is known. */
    public static final String ID = "drey.identity.id";

    private static final String IDENTITY = "drey.identity";
    private static final String CALLER = "drey.caller";

    private final Credentials credentials;
    private final Connections connections = new Connections();
    private final RateLimiter rateLimiter;
    private final ClientAddresses addresses;
    private final IdentityCookie cookie;
    private final GuestGenerator guests = new GuestGenerator();

    /** The credential of a request, if it has one, and whether it can be used. */
    private record Resolved(Optional<Credential> credential, Credentials.Status status) {
        static final Resolved NONE = new Resolved(Optional.empty(), Credentials.Status.EXPIRED);

        Optional<Credential> valid() {
            return credential.filter(found -> status == Credentials.Status.VALID);
        }
    }

    /**
     * Identifies clients by cookies and tokens that this key has signed.
     *
     * @param key called once, when the key is first needed
     * @param lookup the stored identities and tokens
     * @param secure whether browsers may send the cookie only over https
     */
    public Identities(
            Supplier<byte[]> key,
            IdentityLookup lookup,
            InstantSource clock,
            RateLimiter rateLimiter,
            ClientAddresses addresses,
            boolean secure) {
        this.credentials = new Credentials(key, lookup, clock);
        this.rateLimiter = rateLimiter;
        this.addresses = addresses;
        this.cookie = new IdentityCookie(credentials, secure);
    }

    // ------------------------------------------------------------ requests

    /**
     * The identity of the client. A client without cookie or token becomes a new guest and receives a cookie.
     *
     * @throws ProblemException if the token is invalid, or if the player has signed out with this cookie. The latter gets no new
     *     guest here: another request of the same browser may be receiving its new cookie at this moment
     */
    public Identity identify(Context ctx) {
        Resolved resolved = resolve(ctx);
        if (resolved.status() == Credentials.Status.REVOKED) {
            throw new ProblemException(
                    ProblemCode.SIGNED_OUT,
                    "You have signed out everywhere, or deleted your identity. Reload the page to continue as a new guest.");
        }
        return identify(ctx, resolved);
    }

    private Identity identify(Context ctx, Resolved resolved) {
        @Nullable Identity identity = ctx.attribute(IDENTITY);
        if (identity == null) {
            Credential credential = resolved.valid().orElseGet(() -> createGuest(ctx));
            if (credentials.isRenewable(credential)
                    || credential.tokenHash().isEmpty() && cookie.hasOldName(RequestHead.of(ctx))) {
                cookie.send(ctx, credential.identity(), credential.generation());
            }
            identity = new Identity(credential.identity(), name(credential.identity()));
            ctx.attribute(CREDENTIAL, credential);
            ctx.attribute(IDENTITY, identity);
            ctx.attribute(CALLER, Caller.of(identity, addresses.of(RequestHead.of(ctx))));
        }
        return identity;
    }

    /**
     * Gives a new visitor of a page a cookie, also one who has signed out. A failure is only logged here; the next request will
     * report it.
     */
    public void identifyVisitor(Context ctx) {
        try {
            identify(ctx, resolve(ctx));
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
        return required(ws.attributeMap().get(name), type);
    }

    private static <T> T required(@Nullable Object value, Class<T> type) {
        if (value == null) {
            throw new IllegalStateException("the client has not been identified");
        }
        return type.cast(value);
    }

    /** The cookie or token with which a client was identified. */
    public Credential credential(Context ctx) {
        return required(ctx.attribute(CREDENTIAL), Credential.class);
    }

    /** The id that was found while the request was handled; it reads no header. */
    public Optional<String> resolvedId(Context ctx) {
        @Nullable Credential identified = ctx.attribute(CREDENTIAL);
        @Nullable Resolved resolved = ctx.attribute(RESOLVED);
        return Optional.ofNullable(identified)
                .or(() -> Optional.ofNullable(resolved).flatMap(Resolved::valid))
                .map(Credential::identity)
                .or(() -> Optional.ofNullable(ctx.attribute(ID)));
    }

    /** The caller under which a request is counted; by its address alone while the store cannot be read. */
    public Caller caller(Context ctx) {
        @Nullable Identity identified = ctx.attribute(IDENTITY);
        return identified != null
                ? Caller.of(identified, addresses.of(RequestHead.of(ctx)))
                : caller(RequestHead.of(ctx), () -> resolve(ctx));
    }

    /** The caller of a request whose body was not read yet; the same otherwise. An invalid token is a problem. */
    public Caller caller(RequestHead head) {
        return caller(head, () -> resolve(head));
    }

    private Caller caller(RequestHead head, Supplier<Resolved> resolving) {
        Optional<String> id;
        try {
            id = resolving.get().valid().map(Credential::identity);
        } catch (StoreException unreadable) {
            id = Optional.empty();
        }
        return new Caller(id, addresses.of(head));
    }

    /** A keyed hash of a caller's address, by which stored games are counted; the address itself is not stored. */
    public String origin(Caller caller) {
        return credentials.origin(caller.address());
    }

    private Resolved resolve(Context ctx) {
        @Nullable Resolved known = ctx.attribute(RESOLVED);
        if (known != null) {
            return known;
        }
        Resolved resolved = resolve(RequestHead.of(ctx));
        ctx.attribute(RESOLVED, resolved);
        return resolved;
    }

    /** An invalid token is a problem; an invalid cookie is not. */
    private Resolved resolve(RequestHead head) {
        return hasToken(head)
                ? new Resolved(Optional.of(credentials.readToken(tokenOf(head))), Credentials.Status.VALID)
                : cookie.read(head)
                        .map(read -> new Resolved(Optional.of(read), credentials.status(read)))
                        .orElse(Resolved.NONE);
    }

    /** Whether the request has a token, valid or not. Browsers never add one by themselves. */
    static boolean hasToken(RequestHead head) {
        @Nullable String header = head.header("Authorization");
        return header != null && header.split(" ", 2)[0].equalsIgnoreCase(BEARER);
    }

    private static String tokenOf(RequestHead head) {
        return String.valueOf(head.header("Authorization"))
                .substring(BEARER.length())
                .strip();
    }

    /** Creates a guest. Clients that keep no cookies do so with every request, so this is limited per address. */
    private Credential createGuest(Context ctx) {
        rateLimiter.take(RateLimit.NEW_GUESTS, new Caller(Optional.empty(), addresses.of(RequestHead.of(ctx))));
        return credentials.readCookie(cookie.send(ctx, guests.newId(), 0)).orElseThrow();
    }

    /** The cookie of browsers. */
    public IdentityCookie cookie() {
        return cookie;
    }

    // ------------------------------------------------------------ stored identities

    /** The name of an identity as others see it: the generated one, if none is stored or the stored one is no longer allowed. */
    public String name(String id) {
        return credentials
                .identity(id)
                .map(stored -> stored.isDeleted() ? DELETED_NAME : stored.name())
                .orElseGet(() -> GuestGenerator.name(id));
    }

    /** A token with which a program acts as an identity ({@code Authorization: Bearer …}). The caller must store it. */
    public IssuedToken newToken(String identity, String label, Duration life) {
        return credentials.newToken(identity, label, life);
    }

    /** Applies a stored change of an identity or its tokens at once: invalid cookies and tokens are rejected, and their connections end. */
    public void changed(String identity) {
        credentials.forget(identity);
        connections.endIf(credential ->
                credential.identity().equals(identity) && credentials.status(credential) != Credentials.Status.VALID);
    }

    /** Registers an open socket or stream, which ends when its credential becomes invalid. @return call it when the connection has ended */
    public Runnable connected(Context ctx, Runnable end) {
        return connections.add(credential(ctx), end);
    }

    /** Registers an open socket in the same way. */
    public Runnable connected(WsContext ws, Runnable end) {
        return connections.add(attribute(ws, CREDENTIAL, Credential.class), end);
    }

    /** Deletes tokens that expired more than 30 days ago. @return whether there may be more of them */
    public CompletableFuture<Boolean> deleteExpiredTokens() {
        return credentials.deleteExpiredTokens();
    }

    /** Whether a player has deleted the identity. */
    public boolean isDeleted(String id) {
        return credentials.identity(id).filter(IdentityRow::isDeleted).isPresent();
    }

    /** Ends the connections of credentials that have expired, or that another server has made invalid. */
    public void endInvalidConnections() {
        connections.endIf(credential -> credentials.status(credential) != Credentials.Status.VALID);
    }
}
