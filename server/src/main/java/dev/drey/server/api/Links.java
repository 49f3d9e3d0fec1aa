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
 * How links to this server begin, so that others can open them.
 *
 * @param publicUrl what the server is called by everybody, if it was told
 * @param everywhere whether it listens on all interfaces
 * @param behindProxy whether a proxy that can be trusted says how it was asked
 */
public record Links(Optional<URI> publicUrl, boolean everywhere, boolean behindProxy) {
    public static Links of(Config config) {
        boolean everywhere = config.get(Setting.LAN)
                || ClientAddresses.parseLiteral(config.get(Setting.HOST))
                        .filter(InetAddress::isAnyLocalAddress)
                        .isPresent();
        return new Links(config.get(Setting.PUBLIC_URL), everywhere, config.get(Setting.TRUSTED_PROXY));
    }

    /** The origin others should use: never a loopback address where there is another. */
    String origin(Context ctx) {
        if (publicUrl.isPresent()) {
            return bare(publicUrl.get().toString());
        }
        boolean secure = behindProxy && "https".equals(ctx.header("X-Forwarded-Proto"));
        String asked = (secure ? "https://" : "http://") + ctx.header("Host");
        return everywhere && isLocal(asked)
                ? NetworkAddresses.reachableUrls(ctx.req().getLocalPort()).stream()
                        .findFirst()
                        .map(Links::bare)
                        .orElse(asked)
                : asked;
    }

    private static String bare(String url) {
        return url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
    }

    /** Whether an origin means this machine for whoever opens it. */
    static boolean isLocal(String origin) {
        String host = String.valueOf(URI.create(origin).getHost());
        return host.equalsIgnoreCase("localhost")
                || ClientAddresses.parseLiteral(host)
                        .filter(InetAddress::isLoopbackAddress)
                        .isPresent();
    }
}
