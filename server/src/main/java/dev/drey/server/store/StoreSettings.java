package dev.drey.server.store;

/**
 * Sizes and times of the store.
 *
 * @param queueSize maximum queued writes
 * @param batchSize maximum writes per transaction
 * @param readConnections maximum concurrent reads; a checkpoint is one of them
 * @param busyTimeoutMillis how long to wait for another program's lock
 * @param journalPages length of the journal at which the writer does a checkpoint itself
 * @param heartbeatMillis longest time without a write, after which a heartbeat is written
 */
record StoreSettings(
        int queueSize,
        int batchSize,
        int readConnections,
        int busyTimeoutMillis,
        int journalPages,
        int heartbeatMillis) {
    static final StoreSettings DEFAULT = new StoreSettings(4096, 256, 5, 1000, 8000, 1000);
}
