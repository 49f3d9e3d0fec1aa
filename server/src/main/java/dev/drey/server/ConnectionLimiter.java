package dev.drey.server;

import dev.drey.server.access.ClientAddresses;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.jspecify.annotations.Nullable;

/**
 * Limits the open connections, in all and per address, and the time to send headers.
 *
 * <p>Newcomers are not locked out. If a limit is reached, the oldest connection that waits for its client is closed: one without
 * any served request if there is one, at the address that has most of them. Connections with a running request, a stream or a
 * WebSocket are never closed for a newcomer; {@link dev.drey.server.access.ConnectionAdmission} leaves places beside streams and
 * WebSockets.
 */
final class ConnectionLimiter implements Connection.Listener {
    private final int limit;
    private final int limitPerAddress;
    private final long headerNanos;
    private final LongSupplier nanoTime;
    private final Map<EndPoint, Client> clients = new HashMap<>();
    private final Map<String, Address> addresses = new HashMap<>();
    /** All addresses; the first one is the next to lose a connection. */
    private final NavigableSet<Address> byLoad = new TreeSet<>(
            Comparator.comparingInt(Address::load).reversed().thenComparingLong(address -> address.number));

    private final AtomicLong closed = new AtomicLong();
    private long nextNumber;

    /** The connections of an address. */
    private static final class Address {
        private final String key;
        private final long number;
        private final Set<Client> unserved = new LinkedHashSet<>();
        private final Set<Client> idle = new LinkedHashSet<>();
        private int open;

        Address(String key, long number) {
            this.key = key;
            this.number = number;
        }

        /** A connection without any served request counts twice. */
        int load() {
            return 2 * unserved.size() + idle.size();
        }

        @Nullable
        Client oldestWaiting() {
            Set<Client> waiting = unserved.isEmpty() ? idle : unserved;
            return waiting.isEmpty() ? null : waiting.iterator().next();
        }
    }

    /** A connection, also after it was upgraded to a WebSocket. */
    private static final class Client {
        private final Address address;
        private final long opened;
        private Connection connection;
        private boolean served;
        private boolean upgraded;
        /** The requests seen by the last sweep. */
        private long requests;
        /** The bytes received when the connection began to wait for a request; -1 while a request is running. */
        private long bytesBefore = -1;
        /** Whether a request has begun since then, and when that was noticed. */
        private boolean receiving;

        private long receivingSince;

        Client(Address address, Connection connection, long opened) {
            this.address = address;
            this.connection = connection;
            this.opened = opened;
        }
    }

    ConnectionLimiter(int limit, int limitPerAddress, Duration headerTime, LongSupplier nanoTime) {
        this.limit = limit;
        this.limitPerAddress = limitPerAddress;
        this.headerNanos = headerTime.toNanos();
        this.nanoTime = nanoTime;
    }

    @Override
    public void onOpened(Connection connection) {
        SocketAddress remote = connection.getEndPoint().getRemoteSocketAddress();
        String key = remote instanceof InetSocketAddress ip && ip.getAddress() != null
                ? ClientAddresses.limitKey(ip.getAddress())
                : String.valueOf(remote);
        // Closed outside the lock, because closing calls onClosed.
        @Nullable EndPoint victim = register(connection, key);
        if (victim != null) {
            closed.incrementAndGet();
            victim.close();
        }
    }

    /** Returns the connection to close for the new one, which can be the new one itself; null if there is room for all. */
    private synchronized @Nullable EndPoint register(Connection connection, String key) {
        EndPoint endPoint = connection.getEndPoint();
        @Nullable Client upgraded = clients.get(endPoint);
        if (upgraded != null) {
            upgraded.connection = connection;
            upgraded.upgraded = true;
            change(upgraded.address, () -> leaveWaiting(upgraded));
            return null;
        }
        @Nullable Address existing = addresses.get(key);
        @Nullable Client victim = null;
        if (existing != null && existing.open >= limitPerAddress) {
            victim = existing.oldestWaiting();
        } else if (clients.size() >= limit) {
            victim = byLoad.first().oldestWaiting();
        } else {
            add(connection, key);
            return null;
        }
        if (victim == null) {
            return endPoint;
        }
        EndPoint end = victim.connection.getEndPoint();
        remove(end);
        add(connection, key);
        return end;
    }

    private void add(Connection connection, String key) {
        Address address = addresses.computeIfAbsent(key, missing -> new Address(missing, nextNumber++));
        Client client = new Client(address, connection, nanoTime.getAsLong());
        clients.put(connection.getEndPoint(), client);
        change(address, () -> {
            address.open++;
            address.unserved.add(client);
        });
    }

    private void remove(EndPoint endPoint) {
        @Nullable Client client = clients.remove(endPoint);
        if (client != null) {
            change(client.address, () -> {
                client.address.open--;
                leaveWaiting(client);
            });
        }
    }

    private static void leaveWaiting(Client client) {
        client.address.unserved.remove(client);
        client.address.idle.remove(client);
    }

    /** Changes an address and its place in the order. */
    private void change(Address address, Runnable change) {
        byLoad.remove(address);
        change.run();
        if (address.open > 0) {
            byLoad.add(address);
        } else {
            addresses.remove(address.key);
        }
    }

    @Override
    public synchronized void onClosed(Connection connection) {
        // An upgrade closes the old connection before it opens the new one, but not the socket.
        if (!connection.getEndPoint().isOpen()) {
            remove(connection.getEndPoint());
        }
    }

    /** A complete request has arrived. Until {@link #waitsForClient}, the connection is not closed for newcomers. */
    synchronized void runsRequest(EndPoint endPoint) {
        @Nullable Client client = clients.get(endPoint);
        if (client != null) {
            change(client.address, () -> leaveWaiting(client));
        }
    }

    /**
     * The response is ready, so the next step is the client's: to read it or to send another request.
     *
     * @param served whether the request was served, rather than rejected
     */
    synchronized void waitsForClient(EndPoint endPoint, boolean served) {
        @Nullable Client client = clients.get(endPoint);
        if (client != null && !client.upgraded) {
            client.served |= served;
            change(client.address, () -> {
                leaveWaiting(client);
                (client.served ? client.address.idle : client.address.unserved).add(client);
            });
        }
    }

    /** Closes the connections whose headers are overdue. Jetty's idle timeout would start again with every byte. */
    void closeOverdue() {
        List<EndPoint> overdue = new ArrayList<>();
        synchronized (this) {
            long now = nanoTime.getAsLong();
            clients.forEach((endPoint, client) -> {
                if (!client.upgraded && endPoint.isOpen() && isOverdue(client, now)) {
                    overdue.add(endPoint);
                }
            });
        }
        closed.addAndGet(overdue.size());
        overdue.forEach(EndPoint::close);
    }

    private boolean isOverdue(Client client, long now) {
        long requests = client.connection.getMessagesIn();
        long bytes = client.connection.getBytesIn();
        if (requests > client.connection.getMessagesOut()) {
            client.bytesBefore = -1;
            return false;
        }
        if (requests > 0 && (client.bytesBefore < 0 || requests != client.requests)) {
            client.requests = requests;
            client.bytesBefore = bytes;
            client.receiving = false;
            return false;
        }
        if (!client.receiving) {
            client.receiving = requests == 0 || bytes > client.bytesBefore;
            client.receivingSince = requests == 0 ? client.opened : now;
        }
        return client.receiving && now - client.receivingSince > headerNanos;
    }

    /** The number of open connections. */
    synchronized int open() {
        return clients.size();
    }

    /** The number of connections that were closed because of a limit or overdue headers. */
    long closed() {
        return closed.get();
    }
}
