package dev.drey.server;

import dev.drey.server.access.Addresses;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.io.Connection;
import org.jspecify.annotations.Nullable;

/**
 * Counts the connections of every address, whatever they do or do not send, and closes those beyond the most: who only opens
 * them and says nothing could otherwise have all that the server takes.
 */
final class ConnectionLimiter implements Connection.Listener {
    private final int most;
    private final Map<Connection, String> open = new HashMap<>();
    private final Map<String, Integer> ofAddress = new HashMap<>();

    ConnectionLimiter(int most) {
        this.most = most;
    }

    @Override
    public void onOpened(Connection connection) {
        if (connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress from
                && !letIn(connection, Addresses.key(from.getAddress()))) {
            connection.getEndPoint().close();
        }
    }

    private synchronized boolean letIn(Connection connection, String address) {
        if (ofAddress.getOrDefault(address, 0) >= most) {
            return false;
        }
        open.put(connection, address);
        ofAddress.merge(address, 1, Integer::sum);
        return true;
    }

    @Override
    public synchronized void onClosed(Connection connection) {
        @Nullable String address = open.remove(connection);
        if (address != null) {
            ofAddress.computeIfPresent(address, (any, count) -> count == 1 ? null : count - 1);
        }
    }
}
