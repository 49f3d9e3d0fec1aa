package dev.drey.bench.load;

/** An attack on a server, bounded in time and number, from loopback addresses that the players do not use. */
interface Attack extends AutoCloseable {
    /** Measures what the attack is to be compared with. */
    default void prepare() {}

    /** Starts the attack and returns at once. */
    void start();

    /** Called repeatedly while the attack runs. */
    default void probe() {}

    /** Ends the attack and closes its connections. */
    @Override
    void close();

    /** What the attack achieved, in a few words. */
    String outcome();

    /** Whether the server held, apart from the moves of the players. */
    default boolean isRepelled() {
        return true;
    }

    /**
     * The server under attack.
     *
     * @param scale the size of the attack; 1 for the full size
     */
    record Target(String address, long pid, double scale, int seconds) {
        int scaled(int count) {
            return Math.max(1, (int) Math.round(count * scale));
        }
    }
}
