package dev.drey.server.access;

import io.javalin.http.Context;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** The addresses of clients, in the form that limits count by. */
public final class ClientAddresses {
    /** The bits of an IPv6 address that limits count by. */
    private static final int IPV6_PREFIX = 56;

    private final boolean trustedProxy;

    /** @param trustedProxy whether a proxy in front of the server sets X-Forwarded-For */
    public ClientAddresses(boolean trustedProxy) {
        this.trustedProxy = trustedProxy;
    }

    /**
     * The client's IPv4 address, or the first 56 bits of its IPv6 address. Providers usually delegate a /56 to /64 network to a home,
     * so one user would have up to 256 addresses if limits counted by /64.
     */
    public String of(RequestHead head) {
        String direct = head.remoteAddress();
        String text = trustedProxy ? forwarded(head).orElse(direct) : direct;
        return parseLiteral(text).map(ClientAddresses::limitKey).orElse(direct);
    }

    /** Whether the request comes from this machine itself, and not through a proxy on it. */
    public boolean isLocal(Context ctx) {
        boolean forwarded = ctx.header("X-Forwarded-For") != null || ctx.header("Forwarded") != null;
        return !forwarded
                && parseLiteral(String.valueOf(ctx.req().getRemoteAddr()))
                        .filter(InetAddress::isLoopbackAddress)
                        .isPresent();
    }

    /** The last entry, which the trusted proxy has added to the last line or as a line; anyone can have written those before it. */
    private static Optional<String> forwarded(RequestHead head) {
        List<String> lines = head.headers("X-Forwarded-For");
        return lines.isEmpty() ? Optional.empty() : Optional.of(lastEntry(lines.get(lines.size() - 1)));
    }

    private static String lastEntry(String line) {
        return line.substring(line.lastIndexOf(',') + 1).strip();
    }

    /** The key under which limits count an address. */
    public static String limitKey(InetAddress address) {
        return address instanceof Inet6Address
                ? HexFormat.of().formatHex(Arrays.copyOf(address.getAddress(), IPV6_PREFIX / Byte.SIZE)) + "/"
                        + IPV6_PREFIX
                : address.getHostAddress();
    }

    /** Parses a literal IP address; never looks up names. */
    public static Optional<InetAddress> parseLiteral(String text) {
        String bare = text.startsWith("[") && text.endsWith("]") ? text.substring(1, text.length() - 1) : text;
        boolean six = bare.indexOf(':') >= 0 && bare.matches("[0-9a-fA-F:.]{2,45}(%[\\w.-]{1,20})?");
        boolean four = bare.matches("[0-9]{1,3}(\\.[0-9]{1,3}){3}");
        if (!six && !four) {
            return Optional.empty();
        }
        try {
            return Optional.of(InetAddress.getByName(bare));
        } catch (java.net.UnknownHostException e) {
            return Optional.empty();
        }
    }
}
