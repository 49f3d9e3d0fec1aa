package dev.drey.server.access;

/** The same values for all limits. */
record SameLimits(int perIdentity, int perAddress) implements RateLimiter.LimitValues {
    @Override
    public int perIdentity(Limit limit) {
        return perIdentity;
    }

    @Override
    public int perAddress(Limit limit) {
        return perAddress;
    }
}
