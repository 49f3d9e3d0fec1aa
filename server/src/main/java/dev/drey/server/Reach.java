package dev.drey.server;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Under which addresses other machines reach this one. */
public final class Reach {
    private Reach() {}

    /** What to type into a browser. */
    public static String url(String host, int port) {
        String name = host.indexOf(':') >= 0 ? "[" + host + "]" : host;
        return "http://" + name + ":" + port + "/";
    }

    /** For each address of this machine that others can use, the likeliest first. */
    public static List<String> others(int port) {
        List<NetworkInterface> interfaces = new ArrayList<>();
        try {
            interfaces.addAll(NetworkInterface.networkInterfaces().toList());
        } catch (SocketException e) {
            // Then there is none to show.
        }
        return interfaces.stream()
                .sorted(Comparator.comparing(Reach::isMadeUp).thenComparing(NetworkInterface::getIndex))
                .flatMap(NetworkInterface::inetAddresses)
                .filter(Reach::isUseful)
                .sorted(Comparator.comparing(address -> address instanceof Inet6Address))
                .map(address -> url(address.getHostAddress().replaceFirst("%.*", ""), port))
                .toList();
    }

    /** Bridges to containers and virtual machines lead nowhere else. */
    private static boolean isMadeUp(NetworkInterface at) {
        return at.isVirtual() || at.getName().matches("(docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|tun|tap|utun).*");
    }

    private static boolean isUseful(InetAddress address) {
        boolean reachable =
                !address.isLoopbackAddress() && !address.isLinkLocalAddress() && !address.isMulticastAddress();
        return reachable && (address instanceof Inet4Address || address instanceof Inet6Address);
    }
}
