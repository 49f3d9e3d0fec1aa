package dev.drey.server.access;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A number of bytes of memory that all addresses share. An address may hold at most a certain part of what is free (dynamic
 * thresholds). So one address cannot use all of it, the first ones get less when others come, and something is left for newcomers.
 */
public final class ByteBudget {
    /** The request attribute that holds the client's share of the memory for data that it has not read yet. */
    public static final String UNSENT = "drey.unsent";

    private final long capacity;
    private final double factor;
    private final Map<String, Long> heldByAddress = new HashMap<>();
    private long held;

    /** @param factor the bytes that an address may hold for each free byte: 1 lets one address use half, 1/8 a ninth */
    public ByteBudget(long capacity, double factor) {
        this.capacity = capacity;
        this.factor = factor;
    }

    /** The part of a budget that one address may use. */
    public static final class Share {
        private final ByteBudget budget;
        private final String address;

        private Share(ByteBudget budget, String address) {
            this.budget = budget;
            this.address = address;
        }

        /** Reserves bytes; returns false, and reserves nothing, if the address may not hold that many more. */
        public boolean tryReserve(long bytes) {
            return budget.tryReserve(address, bytes);
        }

        /** Gives reserved bytes back. */
        public void release(long bytes) {
            budget.release(address, bytes);
        }

        /** The client's share of the memory for data that it has not read yet. */
        public static Share unsent(Context ctx) {
            return of(ctx.attribute(UNSENT));
        }

        /** The same for a WebSocket. */
        public static Share unsent(WsContext ws) {
            return of(ws.attributeMap().get(UNSENT));
        }

        private static Share of(@Nullable Object value) {
            if (value instanceof Share share) {
                return share;
            }
            throw new IllegalStateException("the request was not admitted");
        }
    }

    /** The share of an address. */
    public Share share(String address) {
        return new Share(this, address);
    }

    private synchronized boolean tryReserve(String address, long bytes) {
        long ofAddress = heldByAddress.getOrDefault(address, 0L) + bytes;
        if (ofAddress > factor * (capacity - held - bytes)) {
            return false;
        }
        held += bytes;
        heldByAddress.put(address, ofAddress);
        return true;
    }

    private synchronized void release(String address, long bytes) {
        held -= bytes;
        heldByAddress.computeIfPresent(address, (same, count) -> count == bytes ? null : count - bytes);
    }

    /** The bytes that are reserved now. */
    public synchronized long held() {
        return held;
    }

    /** All bytes. */
    public long capacity() {
        return capacity;
    }
}
