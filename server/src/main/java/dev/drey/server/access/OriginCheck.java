package dev.drey.server.access;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;

/**
 * Which hosts and sites requests may name. A page of another site must not use the cookie of somebody who has Drey open in
 * another tab; and a name that suddenly means this machine (DNS rebinding) must not make a page look like ours.
 */
public final class OriginCheck {
    private static final Logger LOG = LoggerFactory.getLogger(OriginCheck.class);
    private static final Set<String> SAFE_METHODS = Set.of("GET", "HEAD", "OPTIONS", "TRACE");
    private static final String SITE = "Sec-Fetch-Site";
    private static final Set<String> OWN_SITES = Set.of("same-origin", "none");

    private final Set<String> names;
    private final Predicate<InetAddress> ours;
    private final @Nullable Site publicSite;

    /**
     * Takes these hosts for its own.
     *
     * @param names which names are this machine's
     * @param ours which addresses are
     * @param publicUrl what the server is called by those who reach it through a proxy or under a name
     */
    public OriginCheck(Set<String> names, Predicate<InetAddress> ours, Optional<URI> publicUrl) {
        this.names = names;
        this.ours = ours;
        this.publicSite = publicUrl.flatMap(Site::of).orElse(null);
    }

    /** A host and port as a header names them; the scheme counts for the usual port alone. */
    private record Site(String host, int port) {
        static Optional<Site> of(URI uri) {
            String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
            @Nullable String host = uri.getHost();
            int usual = scheme.equals("http") ? 80 : scheme.equals("https") ? 443 : 0;
            if (usual == 0 || host == null || uri.getUserInfo() != null) {
                return Optional.empty();
            }
            return Optional.of(new Site(host.toLowerCase(Locale.ROOT), uri.getPort() < 0 ? usual : uri.getPort()));
        }

        static Optional<Site> of(String text) {
            try {
                return of(URI.create(text));
            } catch (IllegalArgumentException e) {
                return Optional.empty();
            }
        }
    }

    /** Refuses a Host header that names another machine. */
    public void checkHost(Context ctx) {
        @Nullable String header = ctx.header("Host");
        Optional<Site> host = header == null ? Optional.empty() : Site.of("http://" + header);
        if (host.filter(this::isOurs).isEmpty()) {
            withHeader(LOG.atWarn(), "host", header).log("refused a foreign Host");
            throw new ProblemException(
                    ProblemCode.WRONG_HOST,
                    "use localhost or this machine's IP address; a name must be given to the server as public-url");
        }
    }

    private boolean isOurs(Site site) {
        return names.contains(site.host())
                || ClientAddresses.parseLiteral(site.host()).filter(ours).isPresent()
                || (publicSite != null && site.host().equals(publicSite.host()));
    }

    /** Refuses what another site's page might have sent, where that could change something. */
    public void checkOrigin(Context ctx) {
        if (!SAFE_METHODS.contains(ctx.req().getMethod())) {
            checkOriginAlways(ctx);
        } else if (isBuiltIn(ctx)) {
            throw refused(ctx, "pages of other sites may lead here, but not use anything from here");
        }
    }

    /**
     * Whether a page of another site wants a part of itself from here, be it a picture or a frame. It could not read the
     * answer, but make guests and searches without end. Browsers say so, all but old ones.
     */
    private static boolean isBuiltIn(Context ctx) {
        @Nullable String site = ctx.header(SITE);
        return site != null && !OWN_SITES.contains(site) && !leadsHere(ctx);
    }

    private static boolean leadsHere(Context ctx) {
        @Nullable String into = ctx.header("Sec-Fetch-Dest");
        return "navigate".equals(ctx.header("Sec-Fetch-Mode")) && (into == null || into.equals("document"));
    }

    /** The same for upgrades to WebSocket, which are GETs that browsers let any page make. */
    public void checkOriginAlways(Context ctx) {
        @Nullable String origin = ctx.header("Origin");
        @Nullable String site = ctx.header(SITE);
        boolean own = origin != null
                ? isSame(origin, String.valueOf(ctx.header("Host")))
                : site != null ? OWN_SITES.contains(site) : Identities.hasToken(ctx) || !hasCookie(ctx);
        if (!own) {
            throw refused(
                    ctx,
                    origin == null
                            ? "with a cookie, an Origin header must name this server; programs use a token instead"
                            : "the Origin header names another site than the Host header");
        }
    }

    private static ProblemException refused(Context ctx, String why) {
        LoggingEventBuilder line = withHeader(LOG.atWarn(), "origin", ctx.header("Origin"));
        withHeader(line, "site", ctx.header(SITE)).log("refused another site");
        return new ProblemException(ProblemCode.CROSS_ORIGIN, why);
    }

    private static LoggingEventBuilder withHeader(LoggingEventBuilder line, String key, @Nullable String value) {
        return value == null ? line : line.addKeyValue(key, value);
    }

    private static boolean hasCookie(Context ctx) {
        return ctx.cookie(Identities.COOKIE) != null;
    }

    private boolean isSame(String origin, String host) {
        Optional<Site> asking = Site.of(origin);
        if (asking.isEmpty()) {
            return false;
        }
        String scheme = origin.substring(0, origin.indexOf(':'));
        return asking.equals(Site.of(scheme + "://" + host)) || asking.get().equals(publicSite);
    }
}
