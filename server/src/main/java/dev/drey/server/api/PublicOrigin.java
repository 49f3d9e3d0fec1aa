package dev.drey.server.api;

import dev.drey.server.Config;
import dev.drey.server.NetworkAddresses;
import dev.drey.server.Setting;
import dev.drey.server.access.ClientAddresses;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.URI;
import java.util.Optional;

/**
 * Finds the origin for links to this server that others can open.
 *
 * @param publicUrl the configured URL of the server, if any
 * @param allInterfaces whether the server listens on all interfaces
 * @param trustedProxy whether a trusted proxy reports the scheme of requests
 */
public record PublicOrigin(Optional<URI> publicUrl, boolean allInterfaces, boolean trustedProxy) {
    public static PublicOrigin of(Config config) {
        boolean allInterfaces = config.get(Setting.LAN)
                || ClientAddresses.parseLiteral(config.get(Setting.HOST))
                        .filter(InetAddress::isAnyLocalAddress)
                        .isPresent();
        return new PublicOrigin(config.get(Setting.PUBLIC_URL), allInterfaces, config.get(Setting.TRUSTED_PROXY));
    }

    /** The origin for others: a loopback address only if the machine has no other. */
    String forRequest(Context ctx) {
        if (publicUrl.isPresent()) {
            return withoutTrailingSlash(publicUrl.get().toString());
        }
        boolean secure = trustedProxy && "https".equals(ctx.header("X-Forwarded-Proto"));
        String requested = (secure ? "https://" : "http://") + ctx.header("Host");
        return allInterfaces && isLocal(requested)
                ? NetworkAddresses.reachableUrls(ctx.req().getLocalPort()).stream()
                        .findFirst()
                        .map(PublicOrigin::withoutTrailingSlash)
                        .orElse(requested)
                : requested;
    }

    private static String withoutTrailingSlash(String url) {
        return url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
    }

    /** Whether an origin is a loopback address, which every machine resolves to itself. */
    static boolean isLocal(String origin) {
        String host = String.valueOf(URI.create(origin).getHost());
        return host.equalsIgnoreCase("localhost")
                || ClientAddresses.parseLiteral(host)
                        .filter(InetAddress::isLoopbackAddress)
                        .isPresent();
    }
}
