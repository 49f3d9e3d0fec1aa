package dev.drey.server.store;

/** A time in which no move could be stored, because the server was down or its database failed. */
public record Outage(long from, long until) {
    public long millis() {
        return until - from;
    }
}
