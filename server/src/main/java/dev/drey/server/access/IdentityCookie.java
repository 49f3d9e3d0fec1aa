package dev.drey.server.access;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.Optional;

/** The signed cookie that identifies a browser. */
public final class IdentityCookie {
    public static final String NAME = "drey";

    /** The name over https. Browsers accept it only from this very host over https, never from a subdomain. */
    static final String SECURE_NAME = "__Host-" + NAME;

    private final Credentials credentials;
    private final boolean secure;

    /** @param secure whether browsers may send the cookie only over https */
    IdentityCookie(Credentials credentials, boolean secure) {
        this.credentials = credentials;
        this.secure = secure;
    }

    /**
     * The signed cookie of a request. Over https, only cookies of earlier versions may have the plain name; they are replaced. Otherwise
     * a page of a subdomain could give a visitor the identity of somebody else.
     */
    Optional<Credential> read(RequestHead head) {
        Optional<Credential> plain = Optional.ofNullable(head.cookie(NAME)).flatMap(credentials::readCookie);
        return secure
                ? Optional.ofNullable(head.cookie(SECURE_NAME))
                        .flatMap(credentials::readCookie)
                        .or(() -> plain.filter(Credential::isOfEarlierVersion))
                : plain;
    }

    /** Whether a request has a cookie of this server, valid or not. */
    static boolean isIn(RequestHead head) {
        return head.cookie(NAME) != null || head.cookie(SECURE_NAME) != null;
    }

    /** Whether a request over https lacks the cookie with the name for https. */
    boolean hasOldName(RequestHead head) {
        return secure && head.cookie(SECURE_NAME) == null;
    }

    /** Sends a browser a new cookie. @return its value */
    public String send(Context ctx, String identity, int generation) {
        String value = credentials.newCookie(identity, generation);
        send(ctx, secure ? SECURE_NAME : NAME, value, Credentials.COOKIE_LIFE);
        return value;
    }

    /** Makes a browser forget its cookie. */
    public void remove(Context ctx) {
        send(ctx, NAME, "", Duration.ZERO);
        if (secure) {
            send(ctx, SECURE_NAME, "", Duration.ZERO);
        }
    }

    private void send(Context ctx, String name, String value, Duration life) {
        Cookie cookie = new Cookie(name, value);
        cookie.setMaxAge((int) life.toSeconds());
        cookie.setHttpOnly(true);
        cookie.setSecure(secure);
        cookie.setSameSite(SameSite.LAX);
        ctx.cookie(cookie);
    }
}
