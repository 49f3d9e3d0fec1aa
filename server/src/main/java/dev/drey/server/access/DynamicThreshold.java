package dev.drey.server.access;

import java.util.HashMap;
import java.util.Map;

/**
 * Units that all addresses share. An address may hold at most a certain part of what is free (dynamic thresholds), but one unit in
 * any case while one is free. So one address cannot use all of them, the first ones get less when others come, and something is
 * left for newcomers.
 */
final class DynamicThreshold {
    /** The factor that lets one address use everything. */
    static final double UNLIMITED = Double.MAX_VALUE;

    private final long capacity;
    private final double factor;
    private final Map<String, Long> heldByAddress = new HashMap<>();
    private long held;

    /** @param factor the units that an address may hold for each free one: 1 lets one address use half, 1/8 a ninth */
    DynamicThreshold(long capacity, double factor) {
        this.capacity = capacity;
        this.factor = factor;
    }

    /** Returns whether the address may hold that many more. */
    synchronized boolean allows(String address, long units) {
        long free = capacity - held - units;
        boolean shared = factor < UNLIMITED;
        return free >= 0 && (!shared || heldBy(address) + units <= Math.max(1, factor * free));
    }

    /** Returns whether the address holds any units. */
    synchronized boolean isHolder(String address) {
        return heldByAddress.containsKey(address);
    }

    private long heldBy(String address) {
        return heldByAddress.getOrDefault(address, 0L);
    }

    /** Reserves units; returns false, and reserves nothing, if the address may not hold that many more. */
    synchronized boolean tryReserve(String address, long units) {
        if (!allows(address, units)) {
            return false;
        }
        held += units;
        heldByAddress.put(address, heldBy(address) + units);
        return true;
    }

    /** Gives reserved units back. */
    synchronized void release(String address, long units) {
        held -= units;
        heldByAddress.computeIfPresent(address, (same, count) -> count == units ? null : count - units);
    }

    /** The units that are reserved now. */
    synchronized long held() {
        return held;
    }

    long capacity() {
        return capacity;
    }
}
