package dev.drey.server;

/** The most bytes of anything that comes in. */
public final class Sizes {
    /** A request's body: some twenty games as records, with comments. */
    public static final int BODY = 128 * 1024;
    /** A WebSocket message. */
    public static final int MESSAGE = 16 * 1024;
    /** A request's line and headers. */
    public static final int HEADERS = 8 * 1024;

    private Sizes() {}
}
