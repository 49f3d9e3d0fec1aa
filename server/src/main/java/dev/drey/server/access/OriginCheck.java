package dev.drey.server.access;

import java.net.InetAddress;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Checks the Host header against DNS rebinding, and Origin and Sec-Fetch headers against cross-site requests, which would
 * otherwise use the cookie of a player who has Drey open in another tab.
 */
public final class OriginCheck {
    private static final Set<String> SAFE_METHODS = Set.of("GET", "HEAD", "OPTIONS", "TRACE");
    private static final String FETCH_SITE = "Sec-Fetch-Site";
    private static final Set<String> OWN_SITES = Set.of("same-origin", "none");

    private final Set<String> names;
    private final Predicate<InetAddress> ownAddress;
    private final @Nullable Site publicSite;
    private final boolean isPublicSecure;

    /**
     * Accepts requests for these hosts.
     *
     * @param names the host names of this machine
     * @param ownAddress accepts the IP addresses of this machine
     * @param publicUrl the URL under which clients reach the server through a proxy or by a name
     */
    public OriginCheck(Set<String> names, Predicate<InetAddress> ownAddress, Optional<URI> publicUrl) {
        this.names = names;
        this.ownAddress = ownAddress;
        this.publicSite = publicUrl.flatMap(Site::of).orElse(null);
        this.isPublicSecure = publicUrl
                .filter(url -> "https".equalsIgnoreCase(url.getScheme()))
                .isPresent();
    }

    /** The host and port of a header; the scheme matters only for the default port. */
    private record Site(String host, int port) {
        static Optional<Site> of(URI uri) {
            String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
            @Nullable String host = uri.getHost();
            int defaultPort = scheme.equals("http") ? 80 : scheme.equals("https") ? 443 : 0;
            if (defaultPort == 0 || host == null || uri.getUserInfo() != null) {
                return Optional.empty();
            }
            return Optional.of(
                    new Site(host.toLowerCase(Locale.ROOT), uri.getPort() < 0 ? defaultPort : uri.getPort()));
        }

        static Optional<Site> of(String text) {
            try {
                return of(URI.create(text));
            } catch (IllegalArgumentException e) {
                return Optional.empty();
            }
        }
    }

    /** Rejects a Host header that names another machine. */
    public void checkHost(RequestHead head) {
        @Nullable String header = head.header("Host");
        Optional<Site> host = header == null ? Optional.empty() : Site.of("http://" + header);
        if (host.filter(this::isOwn).isEmpty()) {
            throw new ProblemException(
                    ProblemCode.WRONG_HOST,
                    "Use localhost or the IP address of this machine. To use a name, set public-url.");
        }
    }

    private boolean isOwn(Site site) {
        return names.contains(site.host())
                || ClientAddresses.parseLiteral(site.host()).filter(ownAddress).isPresent()
                || (publicSite != null && site.host().equals(publicSite.host()));
    }

    /** Rejects cross-site requests: those that can change something, and those that embed a resource in another page. */
    public void checkOrigin(RequestHead head) {
        if (!SAFE_METHODS.contains(head.method())) {
            requireSameOrigin(head);
        } else if (isEmbedded(head)) {
            throw new ProblemException(
                    ProblemCode.CROSS_ORIGIN,
                    "Pages of other sites may link to this server, but may not load anything from it.");
        }
    }

    /**
     * Whether a page of another site embeds the resource, such as an image or a frame. It could not read the response, but it
     * could create guests and searches. All but old browsers send the headers.
     */
    private static boolean isEmbedded(RequestHead head) {
        @Nullable String site = head.header(FETCH_SITE);
        return site != null && !OWN_SITES.contains(site) && !isNavigation(head);
    }

    private static boolean isNavigation(RequestHead head) {
        @Nullable String destination = head.header("Sec-Fetch-Dest");
        return "navigate".equals(head.header("Sec-Fetch-Mode"))
                && (destination == null || destination.equals("document"));
    }

    /** Rejects every cross-site request. Also for upgrades to WebSocket: browsers let any page send these GETs. */
    public void requireSameOrigin(RequestHead head) {
        @Nullable String origin = head.header("Origin");
        @Nullable String site = head.header(FETCH_SITE);
        boolean sameSite = origin != null
                ? isSameOrigin(origin, String.valueOf(head.header("Host")))
                : site != null ? OWN_SITES.contains(site) : Identities.hasToken(head) || !IdentityCookie.isIn(head);
        if (!sameSite) {
            throw new ProblemException(
                    ProblemCode.CROSS_ORIGIN,
                    origin == null
                            ? "Requests with a cookie need an Origin header that names this server. Programs should use a token."
                            : "The Origin header names another site than the Host header.");
        }
    }

    private boolean isSameOrigin(String origin, String host) {
        Optional<Site> requesting = Site.of(origin);
        if (requesting.isEmpty()) {
            return false;
        }
        String scheme = origin.substring(0, origin.indexOf(':'));
        if (isPublicSecure && publicSite != null && requesting.get().host().equals(publicSite.host())) {
            // Somebody in the network may have forged a page that came over http.
            return scheme.equalsIgnoreCase("https") && requesting.get().equals(publicSite);
        }
        return requesting.equals(Site.of(scheme + "://" + host))
                || requesting.get().equals(publicSite);
    }
}
