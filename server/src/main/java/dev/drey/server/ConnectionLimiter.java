package dev.drey.server;

import dev.drey.server.access.ClientAddresses;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.io.Connection;
import org.jspecify.annotations.Nullable;

/**
 * Limits the open connections of each address, even if nothing is sent over them. Otherwise one address could use up all
 * connections of the server.
 */
final class ConnectionLimiter implements Connection.Listener {
    private final int limit;
    private final Map<Connection, String> open = new HashMap<>();
    private final Map<String, Integer> countByAddress = new HashMap<>();

    ConnectionLimiter(int limit) {
        this.limit = limit;
    }

    @Override
    public void onOpened(Connection connection) {
        if (connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote
                && !tryRegister(connection, ClientAddresses.limitKey(remote.getAddress()))) {
            connection.getEndPoint().close();
        }
    }

    private synchronized boolean tryRegister(Connection connection, String address) {
        if (countByAddress.getOrDefault(address, 0) >= limit) {
            return false;
        }
        open.put(connection, address);
        countByAddress.merge(address, 1, Integer::sum);
        return true;
    }

    @Override
    public synchronized void onClosed(Connection connection) {
        @Nullable String address = open.remove(connection);
        if (address != null) {
            countByAddress.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1);
        }
    }
}
