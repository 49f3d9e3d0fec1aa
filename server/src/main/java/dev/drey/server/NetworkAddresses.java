package dev.drey.server;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The URLs under which this machine can be reached. */
public final class NetworkAddresses {
    private NetworkAddresses() {}

    /** The URL of a server on that host and port. */
    public static String url(String host, int port) {
        String name = host.indexOf(':') >= 0 ? "[" + host + "]" : host;
        return "http://" + name + ":" + port + "/";
    }

    /** One URL for each address of this machine that other machines can reach, the most likely first. */
    public static List<String> reachableUrls(int port) {
        List<NetworkInterface> interfaces = new ArrayList<>();
        try {
            interfaces.addAll(NetworkInterface.networkInterfaces().toList());
        } catch (SocketException e) {
            // Without a list of interfaces there are no addresses.
        }
        return interfaces.stream()
                .sorted(Comparator.comparing(NetworkAddresses::isVirtual).thenComparing(NetworkInterface::getIndex))
                .flatMap(NetworkInterface::inetAddresses)
                .filter(NetworkAddresses::isReachable)
                .sorted(Comparator.comparing(address -> address instanceof Inet6Address))
                .map(address -> url(address.getHostAddress().replaceFirst("%.*", ""), port))
                .toList();
    }

    /** Whether the interface is a bridge to containers or virtual machines, or a tunnel, which other machines cannot use. */
    private static boolean isVirtual(NetworkInterface network) {
        return network.isVirtual()
                || network.getName().matches("(docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|tun|tap|utun).*");
    }

    private static boolean isReachable(InetAddress address) {
        boolean reachable =
                !address.isLoopbackAddress() && !address.isLinkLocalAddress() && !address.isMulticastAddress();
        return reachable && (address instanceof Inet4Address || address instanceof Inet6Address);
    }
}
