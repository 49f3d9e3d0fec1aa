package dev.drey.server.store;

/**
 * How much and how long.
 *
 * @param queue how many writes may wait
 * @param batch how many writes one transaction takes at most
 * @param readers how many may read at once; copying the journal is one of them
 * @param busyMillis how long to wait for somebody else's lock
 * @param journalPages how long the journal may become before the writer empties it
 * @param beatMillis how long the store may be silent before it gives a sign of life
 */
record Tuning(int queue, int batch, int readers, int busyMillis, int journalPages, int beatMillis) {
    static final Tuning USUAL = new Tuning(4096, 256, 5, 1000, 8000, 1000);
}
